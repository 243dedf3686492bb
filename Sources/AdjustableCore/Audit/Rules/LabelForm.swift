/// A label that is not written as a name.
struct LabelForm: ShippedRule {
  /// The most characters that are quickly heard.
  static let longest = 40

  let name = RuleName.labelForm
  let severity = Finding.Severity.warning
  let source = "GTXiLib; A11yUITests"

  func fault(in subject: AuditSubject) -> AuditFault? {
    let label = subject.element.label.heardText
    // A text is read as it is; it is no name of anything.
    guard !subject.element.traits.contains(.staticText), !label.isBlank else { return nil }
    let faults = Self.faults(label)
    return faults.isEmpty ? nil : .labelForm(label, faults)
  }

  private static func faults(_ label: String) -> [AuditFault.LabelFault] {
    let count = label.count
    var faults: [AuditFault.LabelFault] = []
    if let last = label.unicodeScalars.last, last.isSentenceEnd, !last.isQuestionOrCry {
      faults.append(.period)
    }
    if label.first(where: { !$0.isWhitespace })?.isLowercase == true {
      faults.append(.lowerCase)
    }
    if count > longest { faults.append(.characters(count)) }
    // One or two characters are whole words in scripts such as Chinese.
    if count <= 2, !label.contains(where: \.isUnspaced) {
      faults.append(count == 1 ? .oneCharacter : .twoCharacters)
    }
    return faults
  }
}
