/// An element without a name: only its value is heard.
struct LabelMissing: AuditRule {
  let id = "label-missing"
  let severity = Finding.Severity.error
  let summary = "An element has nothing for a label, or nothing but spaces."
  let advice = "Say in a word or two what it is for."
  let source = "WCAG 4.1.2; axe aria-input-field-name"

  func fault(in subject: AuditSubject) -> String? {
    guard subject.element.label.isBlank else { return nil }
    return subject.element.label.isEmpty
      ? "It has no label." : "Its label is \(subject.element.label.quoted), which is not heard."
  }
}
