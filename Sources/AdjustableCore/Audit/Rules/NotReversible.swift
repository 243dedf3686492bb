/// A step up that a step down does not take back: who overshoots cannot return.
struct NotReversible: ShippedRule {
  let name = RuleName.notReversible
  let severity = Finding.Severity.error
  let source = "this library"

  func fault(in subject: AuditSubject) -> AuditFault? {
    guard let detour = subject.walk.detours.first else { return nil }
    let walk = subject.walk
    return .detour(
      from: walk.place(detour.start), over: walk.place(detour.turn), to: walk.place(detour.end))
  }
}
