/// A value to begin with that no step leads back to.
struct OffGridValue: AuditRule {
  let id = "off-grid-value"
  let severity = Finding.Severity.warning
  let summary = "The starting value is not a legal stop."
  let advice = "Begin at a stop, or give the control a step and a base that have the value on them."
  let source = "this library"

  func fault(in subject: AuditSubject) -> String? {
    guard subject.walk.startsOffGrid else { return nil }
    return "It begins at \(subject.walk.place(0)), which is between two stops."
  }
}
