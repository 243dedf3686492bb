/// Two elements of one control that are called the same: nobody can tell which thumb is which.
struct LabelsIndistinct: AuditRule {
  let id = "labels-indistinct"
  let severity = Finding.Severity.error
  let summary = "Two elements of one control share a label."
  let advice = "Name each by what it sets, such as Minimum price and Maximum price."
  let source = "ARIA-AT, multi-thumb slider"

  func fault(in subject: AuditSubject) -> String? {
    let name = subject.element.label.spokenName
    guard !name.isEmpty,
      let twin = subject.elementsBefore.first(where: { $0.label.spokenName == name })
    else { return nil }
    return "It is called \(subject.element.label.quoted), as \(twin.id) of the same control is."
  }
}
