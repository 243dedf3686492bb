/// A value text that has the label in it, which is then heard twice.
struct LabelInValue: ShippedRule {
  let name = RuleName.labelInValue
  let severity = Finding.Severity.warning
  let source = "users: read twice"

  func fault(in subject: AuditSubject) -> AuditFault? {
    let label = subject.element.label
    guard !label.isBlank else { return nil }
    guard let twice = subject.heard.first(where: { $0.valueText.holds(label) }) else { return nil }
    return .labelInValue(label: label, value: twice.valueText)
  }
}
