/// A hint that is not one sentence about what the element is for.
struct HintForm: ShippedRule {
  let name = RuleName.hintForm
  let severity = Finding.Severity.warning
  let source = "Apple, accessibility hints"

  func fault(in subject: AuditSubject) -> AuditFault? {
    let hint = subject.element.hint
    guard !hint.isBlank else { return nil }
    let faults = faults(hint, of: subject)
    return faults.isEmpty ? nil : .hintForm(hint, faults)
  }

  private func faults(_ hint: String, of subject: AuditSubject) -> [AuditFault.HintFault] {
    var faults: [AuditFault.HintFault] = []
    let text = hint.heardText
    if !text.isClosed(in: subject.screen.language) { faults.append(.noPeriod) }
    if text.first?.isLowercase == true { faults.append(.lowerCase) }
    if hint.holds(subject.element.label) { faults.append(.label) }
    let gestures = subject.screen.unsaid?.gestures ?? []
    if let word = hint.spokenWords.first(where: gestures.contains) {
      faults.append(.gesture(word))
    }
    if subject.element.traits.contains(.notEnabled) {
      faults.append(.disabled)
    }
    return faults
  }
}

extension String {
  /// Whether it ends as a sentence does, in brackets and quotation marks too.
  fileprivate func isClosed(in language: String) -> Bool {
    let last = unicodeScalars.last { scalar in
      switch scalar.properties.generalCategory {
      case .closePunctuation, .finalPunctuation, .initialPunctuation, .format, .spaceSeparator:
        false
      default: !scalar.properties.isQuotationMark
      }
    }
    guard let last else { return false }
    // Thai and Lao have no period; the Greek question mark is a semicolon.
    if (0x0E00...0x0EFF).contains(last.value) { return true }
    return last.isSentenceEnd || language == "el" && ";\u{37E}".unicodeScalars.contains(last)
  }
}
