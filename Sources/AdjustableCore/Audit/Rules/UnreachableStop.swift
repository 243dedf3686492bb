/// A step that leads nowhere, or an end that steps never reach: a screen reader has nothing but steps.
struct UnreachableStop: ShippedRule {
  let name = RuleName.unreachableStop
  let severity = Finding.Severity.error
  let source = "this library; with a screen reader there is no other way to move it"

  func fault(in subject: AuditSubject) -> AuditFault? {
    let walk = subject.walk
    if let stall = walk.stalls.first {
      return .stall(stall.isIncrement ? .increment : .decrement, at: walk.place(stall.stop))
    }
    guard subject.element.canBeMoved, walk.hasEnds, !walk.isCut,
      let range = subject.element.range
    else { return nil }
    let values = walk.stops.compactMap(\.value)
    let ends = [(AuditFault.End.minimum, range.lowerBound), (.maximum, range.upperBound)]
    for (name, end) in ends where !values.contains(end) {
      let nearest = values.min { abs($0 - end) < abs($1 - end) }
      return .endNotReached(name, at: end, nearest: nearest)
    }
    return nil
  }
}
