import AdjustableCore

/// What a shape takes, as an error tells of it.
extension Shape {
  /// What is allowed.
  var allowed: AllowedValue {
    switch self {
    case .text(let rule): rule.isFilled ? .filledText : .text
    case .id: .id
    case .locale: .locale
    case .word(let words): .words(words)
    case .lengthOfTime: .lengthOfTime
    case .flag: .flag
    case .number(let rule): .number(rule.allowed)
    case .oneOfNumbers(let numbers): .oneOfNumbers(numbers)
    case .wholeNumber(let least, let most): .wholeNumber(from: least, to: most)
    case .list(_, let least, nil): least == 0 ? .list : .filledList
    case .list(_, let least, let most?): .listOf(least: least, most: most)
    case .object(let shape):
      .object(with: shape.fields.filter(\.isRequired).map(\.name.rawValue))
    case .variants(let key, let shapes): .variant(key: key, shapes.map(\.name))
    case .either(let shapes): .either(shapes.map(\.allowed))
    case .reference(let shared): shared.shape.allowed
    }
  }

  /// What an error says of a value that is refused: what was found, and the rule that it breaks.
  func refusal(of value: JSONValue) -> (found: FoundValue, allowed: AllowedValue) {
    let found = FoundValue(value)
    switch (self, value) {
    case (.text(let rule), .string(let text)):
      if text.isLonger(than: rule.most) {
        return (.longText(text.unicodeScalars.count), .characters(most: rule.most))
      }
      if text.hasControl { return (found, .text) }
      let isSpaces = rule.isFilled && !text.isEmpty && text.isBlank
      return (found, isSpaces ? .moreThanSpaces : allowed)
    case (.id, .string(let id)) where id.isLonger(than: TextRule.line.most):
      return (.longID(id.unicodeScalars.count), .characters(most: TextRule.line.most))
    default: return (found, allowed)
    }
  }

  /// Whether a value is of the shape's kind of JSON value, whatever it is.
  func isKind(of value: JSONValue) -> Bool {
    switch (self, value) {
    case (.text, .string), (.id, .string), (.locale, .string), (.word, .string),
      (.lengthOfTime, .string), (.flag, .bool), (.number, .number), (.oneOfNumbers, .number),
      (.wholeNumber, .number), (.list, .array), (.object, .object), (.variants, .object):
      true
    case (.either(let shapes), _): shapes.contains { $0.isKind(of: value) }
    case (.reference(let shared), _): shared.shape.isKind(of: value)
    default: false
    }
  }
}

extension FoundValue {
  /// A value: numbers and texts themselves, of lists and objects the kind.
  init(_ value: JSONValue) {
    self =
      switch value {
      case .bool(let flag): .shown(flag ? "true" : "false")
      case .number(let number): .shown(Printable.digits(number.text))
      case .string(let text): .shown(Printable.quoted(text))
      case .null, .array, .object: .kind(value.kind)
      }
  }

  /// A number, without drift.
  static func number(_ number: Double) -> FoundValue { .shown(number.plainDescription) }
}
