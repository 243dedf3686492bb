/// A value text that has the label in it, which is then heard twice.
struct LabelInValue: AuditRule {
  let id = "label-in-value"
  let severity = Finding.Severity.warning
  let summary = "The value text repeats the label."
  let advice = "Leave the label out of the value: it is read before it."
  let source = "users: read twice"

  func fault(in subject: AuditSubject) -> String? {
    let label = subject.element.label
    guard !label.isBlank else { return nil }
    guard let twice = subject.heard.first(where: { $0.valueText.holds(label) }) else { return nil }
    return "It is heard as \("\(label): \(twice.valueText)".quoted)."
  }
}
