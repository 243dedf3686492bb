/// A value text that is heard as something else.
struct ValueAmbiguous: ShippedRule {
  let name = RuleName.valueAmbiguous
  let severity = Finding.Severity.warning
  let source = "users; iOS reads 1m as metres"

  func fault(in subject: AuditSubject) -> AuditFault? {
    for element in subject.heard where element.hasNoTwin {
      let text = Array(element.valueText)
      guard let why = Self.why(text, isTimeOfDay: element.isTimeOfDay) else { continue }
      return .ambiguous(element.valueText, why)
    }
    return nil
  }

  /// How a text is heard wrongly; nil where it is not.
  static func why(_ text: [Character], isTimeOfDay: Bool) -> AuditFault.Ambiguity? {
    for (index, character) in text.enumerated().dropFirst() {
      let isAfterDigit = text[index - 1].isDigit
      let rest = text[(index + 1)...]
      switch character {
      case ":" where isAfterDigit && !isTimeOfDay && rest.prefix(while: \.isDigit).count == 2:
        return .timeOfDay
      case "m" where isAfterDigit && !(rest.first.map { $0.isLetter || $0.isNumber } ?? false):
        return .metres
      case "/" where isAfterDigit && rest.first?.isDigit == true,
        "\u{2044}" where isAfterDigit && rest.first?.isDigit == true:
        return .date
      case "\u{2013}":
        let before = text[..<index].last { !$0.isWhitespace }
        let after = rest.first { !$0.isWhitespace && !$0.isCurrencySymbol }
        if before.map({ $0.isDigit || "%\u{B0}".contains($0) }) == true, after?.isDigit == true {
          return .enDash
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
