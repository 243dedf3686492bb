/// Two elements of a screen that are called the same.
struct LabelDuplicate: AuditRule {
  let id = "label-duplicate"
  let severity = Finding.Severity.warning
  let summary = "Two elements of a screen share a label."
  let advice = "Say in each label what is its own."
  let source = "Accessibility Test Framework, duplicate speakable text"

  func fault(in subject: AuditSubject) -> String? {
    guard let first = subject.screen.namesake(of: subject.element, on: subject.item) else {
      return nil
    }
    return "It is called \(subject.element.label.quoted), as \(first) is."
  }
}
