/// A label that is not written as a name.
struct LabelForm: AuditRule {
  /// The most characters that are quickly heard.
  static let longest = 40

  let id = "label-form"
  let severity = Finding.Severity.warning
  let summary =
    "The label ends in a period, starts in lower case, is over 40 characters, or has 1 or 2."
  let advice = "Write it as a name: short, with a capital, without a period."
  let source = "GTXiLib; A11yUITests"

  func fault(in subject: AuditSubject) -> String? {
    let label = subject.element.label.heardText
    // A text is read as it is; it is no name of anything.
    guard !subject.element.traits.contains(.staticText), !label.isBlank else { return nil }
    let faults = Self.faults(label)
    return faults.isEmpty ? nil : "Its label \(label.quoted) \(faults.joined(separator: " and "))."
  }

  private static func faults(_ label: String) -> [String] {
    let count = label.count
    var faults: [String] = []
    if let last = label.unicodeScalars.last, last.isSentenceEnd, !last.isQuestionOrCry {
      faults.append("ends in a period")
    }
    if label.first(where: { !$0.isWhitespace })?.isLowercase == true {
      faults.append("starts in lower case")
    }
    if count > longest { faults.append("has \(count) characters") }
    // One or two characters are whole words in scripts such as Chinese.
    if count <= 2, !label.contains(where: \.isUnspaced) {
      faults.append(count == 1 ? "is a single character" : "is two characters")
    }
    return faults
  }
}
