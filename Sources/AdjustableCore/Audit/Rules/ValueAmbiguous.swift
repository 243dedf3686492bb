/// A value text that is heard as something else.
struct ValueAmbiguous: AuditRule {
  let id = "value-ambiguous"
  let severity = Finding.Severity.warning
  let summary =
    "A duration reads like a time of day, or there is 1m, a bare fraction or an en dash, and no spoken twin."
  let advice = "Give it a spoken twin, or write it in words."
  let source = "users; iOS reads 1m as metres"

  func fault(in subject: AuditSubject) -> String? {
    for element in subject.heard where element.hasNoTwin {
      let text = Array(element.valueText)
      guard let why = Self.why(text, isTimeOfDay: element.isTimeOfDay) else { continue }
      return "\(element.valueText.quoted) \(why)."
    }
    return nil
  }

  /// How a text is heard wrongly; nil where it is not.
  static func why(_ text: [Character], isTimeOfDay: Bool) -> String? {
    for (index, character) in text.enumerated().dropFirst() {
      let isAfterDigit = text[index - 1].isDigit
      let rest = text[(index + 1)...]
      switch character {
      case ":" where isAfterDigit && !isTimeOfDay && rest.prefix(while: \.isDigit).count == 2:
        return "is heard as a time of day"
      case "m" where isAfterDigit && !(rest.first.map { $0.isLetter || $0.isNumber } ?? false):
        return "is heard as metres"
      case "/" where isAfterDigit && rest.first?.isDigit == true,
        "\u{2044}" where isAfterDigit && rest.first?.isDigit == true:
        return "is heard as a date"
      case "\u{2013}":
        let before = text[..<index].last { !$0.isWhitespace }
        let after = rest.first { !$0.isWhitespace && !$0.isCurrencySymbol }
        if before.map({ $0.isDigit || "%\u{B0}".contains($0) }) == true, after?.isDigit == true {
          return "has an en dash between numbers, which is heard as minus or not at all"
        }
      default: continue
      }
    }
    return nil
  }
}

extension AdjustableElement {
  /// Whether it is said as it is written.
  fileprivate var hasNoTwin: Bool { !spokenValue.hasTwin }
}
