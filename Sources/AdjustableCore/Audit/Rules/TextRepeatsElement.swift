/// A text that says what an element says by itself.
struct TextRepeatsElement: AuditRule {
  let id = "text-repeats-element"
  let severity = Finding.Severity.warning
  let summary = "A text repeats an element's label and value."
  let advice = "Hide the text from screen readers: the element is read anyway."
  let source = "users: read twice"

  func fault(in subject: AuditSubject) -> String? {
    guard subject.element.traits.contains(.staticText),
      let element = subject.screen.repeated(by: subject.element.label)
    else { return nil }
    return "The text \(subject.element.label.quoted) says what \(element.id) says, "
      + "\("\(element.label): \(element.valueText)".quoted)."
  }
}
