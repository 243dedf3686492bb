/// Two neighbouring stops that sound the same: a step was taken and nobody can tell.
struct ValueSilentChange: AuditRule {
  let id = "value-silent-change"
  let severity = Finding.Severity.error
  let summary = "Two neighbouring stops read the same though the value differs."
  let advice = "Give the format enough digits, or the control a larger step."
  let source = "this library"

  func fault(in subject: AuditSubject) -> String? {
    let stops = subject.walk.stops
    let same = subject.walk.passages.filter { passage in
      let (before, after) = (stops[passage.from], stops[passage.to])
      guard !before.valueText.isBlank || !after.valueText.isBlank else { return false }
      return before.valueText == after.valueText || before.spoken == after.spoken
    }
    guard let first = same.first else { return nil }
    // A step up and the step back are one pair.
    let pairs = Set(same.map { Set([$0.from, $0.to]) }).count
    let (low, high) = [stops[first.from], stops[first.to]].sortedByValue
    let more = pairs == 1 ? "" : ", and \(pairs - 1) more such \(pairs == 2 ? "pair" : "pairs")"
    return "\(low.heardTwice) is heard at \(low.shownValue) and at \(high.shownValue)\(more)."
  }
}

extension AdjustableElement {
  /// The value as it is said.
  fileprivate var spoken: String { spokenValue.aloud }
  fileprivate var heardTwice: String { valueText.quoted }
  fileprivate var shownValue: String { value?.plainDescription ?? "?" }
}

extension [AdjustableElement] {
  fileprivate var sortedByValue: (AdjustableElement, AdjustableElement) {
    (self[0].value ?? 0) <= (self[1].value ?? 0) ? (self[0], self[1]) : (self[1], self[0])
  }
}
