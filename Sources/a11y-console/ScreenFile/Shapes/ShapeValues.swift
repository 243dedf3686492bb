import AdjustableCore

/// Which values of the right kind a shape takes.
extension Shape {
  /// The words that the shape takes, where it takes any.
  var words: [String] {
    switch self {
    case .word(let words): words
    case .either(let shapes): shapes.flatMap(\.words)
    case .reference(let shared): shared.shape.words
    default: []
    }
  }

  /// Whether a value of the right kind is allowed; of lists and objects this says nothing.
  func takes(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.text(let rule), .string(let text)): rule.allows(text)
    case (.id, .string(let id)):
      !id.isEmpty && !id.isLonger(than: TextRule.line.most)
        && id.unicodeScalars.allSatisfy(\.isAllowedInID)
    case (.locale, .string(let identifier)):
      EnvironmentLocale.localeIdentifier(validating: identifier) != nil
    case (.word(let words), .string(let word)): words.contains(word)
    case (.lengthOfTime, .string(let text)):
      text.utf8.count <= 100 && DurationReader.seconds(from: text) != nil
    case (.number(let rule), .number(let number)): rule.allows(number.value)
    case (.oneOfNumbers(let numbers), .number(let number)): numbers.contains(number.value)
    case (.wholeNumber(let least, let most), .number(let number)):
      Int(exactly: number.value).map { $0 >= least && $0 <= most } ?? false
    default: true
    }
  }
}

extension TextRule {
  /// Whether a text is allowed.
  func allows(_ text: String) -> Bool {
    !text.isLonger(than: most) && !text.hasControl && (!isFilled || !text.isBlank)
  }
}

extension Unicode.Scalar {
  /// Whether an id may have it: letters with their marks, digits, `-`, `_` and `.`.
  fileprivate var isAllowedInID: Bool {
    switch properties.generalCategory {
    case _ where "-_.".unicodeScalars.contains(self): return true
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}
