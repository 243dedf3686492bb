/// Two elements of one control that are called the same: nobody can tell which thumb is which.
struct LabelsIndistinct: ShippedRule {
  let name = RuleName.labelsIndistinct
  let severity = Finding.Severity.error
  let source = "ARIA-AT, multi-thumb slider"

  func fault(in subject: AuditSubject) -> AuditFault? {
    let name = subject.element.label.spokenName
    guard !name.isEmpty,
      let twin = subject.elementsBefore.first(where: { $0.label.spokenName == name })
    else { return nil }
    return .labelOfSameControl(subject.element.label, as: twin.id)
  }
}
