/// A value to begin with that no step leads back to.
struct OffGridValue: ShippedRule {
  let name = RuleName.offGridValue
  let severity = Finding.Severity.warning
  let source = "this library"

  func fault(in subject: AuditSubject) -> AuditFault? {
    guard subject.walk.startsOffGrid else { return nil }
    return .betweenStops(subject.walk.place(0))
  }
}
