/// A step up that a step down does not take back: who overshoots cannot return.
struct NotReversible: AuditRule {
  let id = "not-reversible"
  let severity = Finding.Severity.error
  let summary = "An increment followed by a decrement does not come back."
  let advice = "Make a decrement go to the stop that the increment came from."
  let source = "this library"

  func fault(in subject: AuditSubject) -> String? {
    guard let detour = subject.walk.detours.first else { return nil }
    let walk = subject.walk
    return "An increment from \(walk.place(detour.start)) leads to \(walk.place(detour.turn)), "
      + "and a decrement from there to \(walk.place(detour.end))."
  }
}
