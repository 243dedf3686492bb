/// A label that says what kind of thing the element is, which the screen reader says by itself.
struct LabelRoleWord: ShippedRule {
  let name = RuleName.labelRoleWord
  let severity = Finding.Severity.warning
  let source = "Accessibility Test Framework, redundant description"

  func fault(in subject: AuditSubject) -> AuditFault? {
    guard !subject.isText,
      let words = subject.screen.unsaid?.roles,
      let word = subject.element.label.spokenWords.first(where: words.contains)
    else { return nil }
    return .roleWord(word, label: subject.element.label)
  }
}
