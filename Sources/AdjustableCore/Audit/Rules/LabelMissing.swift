/// An element without a name: only its value is heard.
struct LabelMissing: ShippedRule {
  let name = RuleName.labelMissing
  let severity = Finding.Severity.error
  let source = "WCAG 4.1.2; axe aria-input-field-name"

  func fault(in subject: AuditSubject) -> AuditFault? {
    guard subject.element.label.isBlank else { return nil }
    let label = subject.element.label
    return label.isEmpty ? .noLabel : .silentLabel(label)
  }
}
