import AdjustableCore

/// Texts that count how often they are made: `5`, said `about 5`.
struct CountingTexts: ValueTexts, Hashable {
  let written = Counter()
  let aloud = Counter()

  func text(_ value: Double) -> String {
    written.count()
    return value.plainDescription
  }

  func aloud(_ value: Double, written: String) -> String? {
    aloud.count()
    return "about " + written
  }

  func value(from typed: TypedText) -> Double? { Double(typed.text) }

  var expectation: ExpectedInput { .own("number") }

  /// Both counts, written first.
  var counts: [Int] { [written.counted, aloud.counted] }

  static func == (left: Self, right: Self) -> Bool { left.written === right.written }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(written)) }
}
