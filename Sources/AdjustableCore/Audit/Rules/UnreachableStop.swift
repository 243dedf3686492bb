/// A step that leads nowhere, or an end that steps never reach: a screen reader has nothing but steps.
struct UnreachableStop: AuditRule {
  let id = "unreachable-stop"
  let severity = Finding.Severity.error
  let summary =
    "An increment that is offered does not move, or an end is not reached by increments and decrements."
  let advice = "Let every step that is offered move the value, and the last one reach the end."
  let source = "this library; with a screen reader there is no other way to move it"

  func fault(in subject: AuditSubject) -> String? {
    let walk = subject.walk
    if let stall = walk.stalls.first {
      let step = stall.isIncrement ? "An increment" : "A decrement"
      return "\(step) is offered at \(walk.place(stall.stop)) and does not move it."
    }
    guard subject.element.canBeMoved, walk.hasEnds, !walk.isCut,
      let range = subject.element.range
    else { return nil }
    let values = walk.stops.compactMap(\.value)
    for (name, end) in [("minimum", range.lowerBound), ("maximum", range.upperBound)]
    where !values.contains(end) {
      let nearest = values.min { abs($0 - end) < abs($1 - end) }
      let short = nearest.map { "; the nearest stop is \($0.plainDescription)" } ?? ""
      return "Its \(name), \(end.plainDescription), is not reached by steps\(short)."
    }
    return nil
  }
}
