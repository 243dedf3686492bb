/// Two elements of a screen that are called the same.
struct LabelDuplicate: ShippedRule {
  let name = RuleName.labelDuplicate
  let severity = Finding.Severity.warning
  let source = "Accessibility Test Framework, duplicate speakable text"

  func fault(in subject: AuditSubject) -> AuditFault? {
    subject.screen.namesake(of: subject.element, on: subject.item)
      .map { .labelOfAnother(subject.element.label, as: $0) }
  }
}
