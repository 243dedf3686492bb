/// A text that says what an element says by itself.
struct TextRepeatsElement: ShippedRule {
  let name = RuleName.textRepeatsElement
  let severity = Finding.Severity.warning
  let source = "users: read twice"

  func fault(in subject: AuditSubject) -> AuditFault? {
    guard subject.element.traits.contains(.staticText),
      let element = subject.screen.repeated(by: subject.element.label)
    else { return nil }
    return .repeats(
      text: subject.element.label, element: element.id, label: element.label,
      value: element.valueText)
  }
}
