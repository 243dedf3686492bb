import Foundation

/// `186 stays`.
struct UnitText: ValueTexts {
  /// A form of the counted thing: with a place for the number, or for one number only.
  private enum Form: Sendable {
    case template(TextTemplate)
    case fixed(String, Double)
  }

  private let forms: [PluralCategory: Form]
  private let other: TextTemplate
  private let number: NumberText
  private let words: TwinWords
  /// The unit's symbol, where there are words for it: speech would read it wrongly.
  private let symbol: String?

  init(forms: PluralForms, fractionDigits: Int?, locale: Locale) throws(ConfigurationError) {
    other = try TextTemplate(forms.other, parameter: "other")
    var parsed: [PluralCategory: Form] = [:]
    parsed[.zero] = try Self.form(forms.zero, parameter: "zero", onlyFor: 0)
    parsed[.one] = try Self.form(forms.one, parameter: "one", onlyFor: 1)
    parsed[.two] = try Self.form(forms.two, parameter: "two", onlyFor: 2)
    parsed[.few] = try Self.form(forms.few, parameter: "few")
    parsed[.many] = try Self.form(forms.many, parameter: "many")
    self.forms = parsed
    number = NumberText(fractionDigits: fractionDigits, locale: locale)
    let words = TwinWords(locale: locale)
    self.words = words
    symbol = other.symbol.flatMap { symbol in
      words.text(.unit(symbol: symbol, number: "", .other)).map { _ in symbol }
    }
  }

  func text(_ value: Double) -> String {
    let shown = number.text(value)
    return filled(shown, value, shown: shown)
  }

  func aloud(_ value: Double, written: String) -> String? {
    // Without words for the unit there is only a minus to say.
    guard symbol != nil || value < 0 else { return nil }
    let shown = other.place(in: written) ?? number.text(value)
    let said = number.aloud(value, written: shown)
    guard let symbol else { return said.map { filled($0, value, shown: shown) } }
    return words.text(
      .unit(symbol: symbol, number: said ?? shown, number.category(of: value, shown: shown)))
  }

  func value(from typed: TypedText) -> Double? {
    for form in forms.values {
      switch form {
      case .template(let template):
        if let value = template.filling(typed).flatMap(number.value) { return value }
      case .fixed(let text, let value):
        if TypedText(text) == typed { return value }
      }
    }
    return (other.filling(typed) ?? other.filling(typed, leavingOut: "°")).flatMap(number.value)
      ?? number.value(from: typed)
  }

  var expectation: ExpectedInput { .number(example: text(45)) }

  private func filled(_ text: String, _ value: Double, shown: String) -> String {
    switch forms[category(of: value, shown: shown)] {
    case .template(let template): template.filled(text)
    case .fixed(let fixed, _): fixed
    case nil: other.filled(text)
    }
  }

  /// The class of a value as it is shown; a form for nothing is used in every language.
  private func category(of value: Double, shown: String) -> PluralCategory {
    if forms[.zero] != nil, number.isZero(value, shown: shown) { return .zero }
    return number.category(of: value, shown: shown)
  }

  private static func form(
    _ text: String?, parameter: String, onlyFor value: Double? = nil
  ) throws(ConfigurationError) -> Form? {
    guard let text else { return nil }
    if let value, !text.contains(TextTemplate.place) { return .fixed(text, value) }
    return .template(try TextTemplate(text, parameter: parameter))
  }
}
