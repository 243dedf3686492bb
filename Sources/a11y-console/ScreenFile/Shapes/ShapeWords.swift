/// What a shape takes, in the words of an error.
extension Shape {
  /// The end of the sentence "allowed is ...".
  var allowed: String {
    switch self {
    case .text(let rule):
      rule.isFilled ? "a text that is not empty" : "a text without control characters"
    case .id: "an id of letters, digits, hyphens, underscores and points"
    case .locale: "a locale such as en_US"
    case .word(let words): words.alternatives
    case .lengthOfTime: "a length of time such as 1h30m"
    case .flag: "true or false"
    case .number(let rule): rule.allowed
    case .oneOfNumbers(let numbers): numbers.map(\.plainDescription).alternatives
    case .wholeNumber(let least, let most):
      "a whole number from \(least) to \(most)"
    case .list(_, let least, nil): least == 0 ? "a list" : "a list that is not empty"
    case .list(_, let least, let most?): "a list of \(least) to \(most)"
    case .object(let shape):
      "an object with "
        + shape.fields.filter(\.isRequired).map(\.name.rawValue).joined(separator: ", ")
    case .variants(let key, let shapes):
      "an object whose \(key) is \(shapes.map(\.name).alternatives)"
    case .either(let shapes): shapes.map(\.allowed).joined(separator: ", or ")
    case .reference(let shared): shared.shape.allowed
    }
  }

  /// What an error says of a value that is refused: what was found, and the rule that it breaks.
  func refusal(of value: JSONValue) -> (found: String, allowed: String) {
    let found = Found.value(value)
    switch (self, value) {
    case (.text(let rule), .string(let text)):
      if text.isLonger(than: rule.most) { return Self.tooLong("a text", text, rule) }
      if text.hasControl { return (found, Self.text().allowed) }
      let isSpaces = rule.isFilled && !text.isEmpty && text.isBlank
      return (found, isSpaces ? "a text that is more than spaces" : allowed)
    case (.id, .string(let id)) where id.isLonger(than: TextRule.line.most):
      return Self.tooLong("an id", id, .line)
    default: return (found, allowed)
    }
  }

  private static func tooLong(
    _ what: String, _ text: String, _ rule: TextRule
  ) -> (found: String, allowed: String) {
    ("\(what) of \(text.unicodeScalars.count) characters", "at most \(rule.most)")
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
