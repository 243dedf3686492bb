/// A label that says what kind of thing the element is, which the screen reader says by itself.
struct LabelRoleWord: AuditRule {
  let id = "label-role-word"
  let severity = Finding.Severity.warning
  let summary = "The label has a word for what the element is, such as slider."
  let advice = "Leave the word out: the screen reader says what it is."
  let source = "Accessibility Test Framework, redundant description"

  func fault(in subject: AuditSubject) -> String? {
    guard !subject.isText,
      let words = AuditWords.words(for: subject.screen.language)?.roles,
      let word = subject.element.label.spokenWords.first(where: words.contains)
    else { return nil }
    return "Its label \(subject.element.label.quoted) has the word \(word)."
  }
}
