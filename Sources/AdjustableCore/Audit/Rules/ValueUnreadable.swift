/// A value text that no voice can say sensibly.
struct ValueUnreadable: ShippedRule {
  let name = RuleName.valueUnreadable
  let severity = Finding.Severity.error
  let source = "this library"

  func fault(in subject: AuditSubject) -> AuditFault? {
    for element in subject.heard {
      // Some read the written form, in braille, and some hear the spoken one.
      for text in [element.valueText, element.spokenValue.aloud] where !text.isBlank {
        if let why = Self.why(text) { return .unreadable(text, why) }
      }
    }
    return nil
  }

  /// Why a text is unreadable; nil where it is not.
  static func why(_ text: String) -> AuditFault.Unreadable? {
    if text.unicodeScalars.contains(where: \.isControlCharacter) { return .controlCharacters }
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return .onlySymbols }
    let words = text.split { !$0.isLetter }
    if let word = words.first(where: { notNumbers.contains($0) }) {
      return .notANumber(String(word))
    }
    let numbers = text.numbers
    if numbers.contains(where: \.isMinusZero) { return .minusZero }
    let most = numbers.map(\.decimals).max() ?? 0
    return most >= 10 ? .decimals(most) : nil
  }

  private static let notNumbers: Set<Substring> = ["nan", "NaN", "NAN", "inf", "Inf", "INF"]
}

/// A number as it stands in a text.
private struct WrittenNumber {
  var isNegative: Bool
  var hasDigitAboveZero = false
  /// Digits behind the last separator.
  var decimals = 0

  var isMinusZero: Bool { isNegative && !hasDigitAboveZero }
}

extension String {
  /// The numbers in the text: digits with separators between them, and a minus before them.
  fileprivate var numbers: [WrittenNumber] {
    var numbers: [WrittenNumber] = []
    var present: WrittenNumber?
    var isDecimal = false
    var previous: Character = " "
    var beforePrevious: Character = " "
    for (index, character) in zip(indices, self) {
      if character.isDigit {
        if present == nil {
          let isSign = "-\u{2212}".contains(previous)
          let follows = beforePrevious.isLetter || beforePrevious.isNumber
          present = WrittenNumber(isNegative: isSign && !follows)
          isDecimal = false
        }
        if character.wholeNumberValue != 0 { present?.hasDigitAboveZero = true }
        if isDecimal { present?.decimals += 1 }
      } else if present != nil, !isDecimal, ".,\u{66B}".contains(character) {
        isDecimal = true
      } else if character == ":", self[index...].dropFirst().first?.isDigit == true {
        // Minutes and seconds are one number: `-0:30`.
        isDecimal = false
      } else if let number = present {
        numbers.append(number)
        present = nil
      }
      // A currency stands between a minus and its number: `-$0`.
      if character.isCurrencySymbol { continue }
      (beforePrevious, previous) = (previous, character)
    }
    return numbers + (present.map { [$0] } ?? [])
  }
}

extension Unicode.Scalar {
  /// Control characters, and the separators that end a line.
  fileprivate var isControlCharacter: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
