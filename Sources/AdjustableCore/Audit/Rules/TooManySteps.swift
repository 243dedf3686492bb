/// More steps than anybody wants to take.
struct TooManySteps: ShippedRule {
  /// The most increments from end to end.
  static let most = 100

  let name = RuleName.tooManySteps
  let severity = Finding.Severity.warning
  let source = "users: hundreds of presses"

  func fault(in subject: AuditSubject) -> AuditFault? {
    let walk = subject.walk
    // A countdown that can be made longer has no end to go to.
    guard subject.element.countdownState == nil else { return nil }
    let steps = walk.hasEnds ? walk.increments : Self.round(subject.element, walk)
    guard steps > Self.most else { return nil }
    return walk.hasEnds
      ? .stepsFromEndToEnd(steps, atLeast: walk.isCut) : .stepsOnceRound(steps, atLeast: walk.isCut)
  }

  /// The increments once round a dial, of which the other handle may leave only a part to walk.
  private static func round(_ element: AdjustableElement, _ walk: Walk) -> Int {
    let lengths = walk.passages.filter(\.isIncrement).compactMap { passage -> Double? in
      guard let from = walk.stops[passage.from].value, let to = walk.stops[passage.to].value else {
        return nil
      }
      return to > from ? to - from : nil
    }
    guard let range = element.range, let stride = lengths.max() else { return walk.increments }
    let steps = ((range.upperBound - range.lowerBound) / stride).rounded()
    return max(walk.increments, Int(exactly: min(steps, 1e9)) ?? 0)
  }
}
