/// A hint that is not one sentence about what the element is for.
struct HintForm: AuditRule {
  let id = "hint-form"
  let severity = Finding.Severity.warning
  let summary =
    "The hint has no closing period or no capital, repeats the label, names a gesture or key, or is on a disabled element."
  let advice = "Say in one sentence what comes of it, and leave the way there to the screen reader."
  let source = "Apple, accessibility hints"

  func fault(in subject: AuditSubject) -> String? {
    let hint = subject.element.hint
    guard !hint.isBlank else { return nil }
    let faults = faults(hint, of: subject)
    return faults.isEmpty ? nil : "Its hint \(hint.quoted) \(faults.joined(separator: " and "))."
  }

  private func faults(_ hint: String, of subject: AuditSubject) -> [String] {
    var faults: [String] = []
    let text = hint.heardText
    if !text.isClosed(in: subject.screen.language) { faults.append("has no closing period") }
    if text.first?.isLowercase == true { faults.append("does not begin with a capital") }
    if hint.holds(subject.element.label) { faults.append("repeats the label") }
    let gestures = AuditWords.words(for: subject.screen.language)?.gestures ?? []
    if let word = hint.spokenWords.first(where: gestures.contains) {
      faults.append("names a gesture or key, \(word)")
    }
    if subject.element.traits.contains(.notEnabled) {
      faults.append("is on an element that is disabled")
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
