import Foundation

/// `$60`.
struct CurrencyText: ValueTexts {
  private typealias Style = FloatingPointFormatStyle<Double>.Currency

  private let style: CleanStyle<FloatingPointFormatStyle<Double>.Currency>
  private let spokenStyle: CleanStyle<FloatingPointFormatStyle<Double>.Currency>
  private let words: TwinWords
  private let code: String
  private let locale: Locale

  /// Whether a text is a currency's code as ISO 4217 spells it.
  static func isCode(_ code: String) -> Bool {
    code.utf8.count == 3 && code.utf8.allSatisfy { (65...90).contains($0) }
      && Locale.Currency(code).isISOCurrency
  }

  init(code: String, fractionDigits: Int?, locale: Locale) {
    self.code = code
    self.locale = locale
    let currency = Style(code: code).locale(locale)
    let spoken = currency.presentation(.fullName)
    let digits = fractionDigits ?? Self.usualFractionDigits(currency)
    style = CleanStyle(fractionDigits: digits) { currency.precision(.fractionLength($0)) }
    spokenStyle = CleanStyle(fractionDigits: digits, isInflected: true) {
      spoken.precision(.fractionLength($0))
    }
    words = TwinWords(locale: locale)
  }

  func text(_ value: Double) -> String { style.format(value) }

  func aloud(_ value: Double, written: String) -> String? {
    let said = spokenStyle.format(value)
    return words.sayingMinus(said) ?? said
  }

  func value(from typed: TypedText) -> Double? {
    let sample = Style(code: code).locale(locale).presentation(.isoCode)
      .precision(.fractionLength(1)).format(1_234_567.5)
    let reader = NumberReader(sample: sample)
    return reader.value(typed) ?? reader.value(typed, affixes: names)
  }

  var expectation: ExpectedInput {
    let example = Style(code: code).locale(locale).precision(.fractionLength(0)).format(120)
    return .price(currency: code, example: example)
  }

  /// What people write beside the number: the symbol, the code, the name in its plural forms.
  ///
  /// The international English symbol is among them: `US$` where the locale's own is `$`.
  private var names: [String] {
    let presentations: [Style.Configuration.Presentation] = [
      .standard, .narrow, .isoCode, .fullName,
    ]
    var names: Set<String> = []
    for locale in [locale, Locale(identifier: "en_001")] {
      let currency = Style(code: code).locale(locale).precision(.fractionLength(0))
      for style in presentations.map(currency.presentation) {
        for amount in [1.0, 2, 3, 5, 11, 100] {
          names.insert(TypedText(style.format(amount)).withoutDigits)
        }
      }
    }
    // In English the last word of the name will do: dollars.
    names.formUnion(names.compactMap { $0.split(separator: " ").last.map { String($0) } })
    return names.sorted()
  }

  private static func usualFractionDigits(_ currency: Style) -> Int {
    let digits = TypedText(currency.presentation(.isoCode).format(0)).text.filter(\.isNumber)
    return max(0, digits.count - 1)
  }
}
