/// Two neighbouring stops that sound the same: a step was taken and nobody can tell.
struct ValueSilentChange: ShippedRule {
  let name = RuleName.valueSilentChange
  let severity = Finding.Severity.error
  let source = "this library"

  func fault(in subject: AuditSubject) -> AuditFault? {
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
    return .heardTwice(low.valueText, at: low.value, and: high.value, morePairs: pairs - 1)
  }
}

extension AdjustableElement {
  /// The value as it is said.
  fileprivate var spoken: String { spokenValue.aloud }
}

extension [AdjustableElement] {
  fileprivate var sortedByValue: (AdjustableElement, AdjustableElement) {
    (self[0].value ?? 0) <= (self[1].value ?? 0) ? (self[0], self[1]) : (self[1], self[0])
  }
}
