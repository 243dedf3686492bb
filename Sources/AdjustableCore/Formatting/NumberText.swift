import Foundation

/// A number style that never writes `-0` or digits that are only drift.
///
/// With a fixed count of fraction digits one style is enough. Without one, a value gets up to 9 of
/// them while it is small, and fewer as it grows past what a Double can tell apart.
struct CleanStyle<Style: FormatStyle & Sendable>: Sendable
where Style.FormatInput == Double, Style.FormatOutput == String {
  private let styles: [Style]
  /// What the first of them writes, where nothing has to be rounded.
  private let pattern: DecimalPattern?

  /// Makes the styles, each from the fraction digits it may write.
  ///
  /// - Parameters:
  ///   - shift: by how many places they move the point to the right.
  ///   - isInflected: whether words stand beside the number that follow it: `1 dollar`, `2 dollars`.
  init(
    fractionDigits: Int?, shift: Int = 0, isInflected: Bool = false,
    _ style: (ClosedRange<Int>) -> Style
  ) {
    let digits = fractionDigits.map { $0...$0 } ?? 0...9
    styles = fractionDigits.map { [style($0...$0)] } ?? [9, 6, 3, 0].map { style(0...$0) }
    let limit = fractionDigits == nil ? 1e6 : 1e9
    pattern =
      isInflected
      ? nil
      : DecimalPattern(fractionDigits: digits, shift: shift, below: limit) { [styles] in
        styles[0].format($0)
      }
  }

  /// The value as text; `shown` is the number in that text, where it is not the value itself.
  func format(_ value: Double, shown: Double? = nil) -> String {
    if let text = pattern?.text(value) { return text }
    let style = style(for: abs(shown ?? value))
    let text = style.format(value)
    // What is rounded to nothing has no sign.
    return value <= 0 && text == style.format(-0.0) ? style.format(0) : text
  }

  /// How many decimals a value is written with; nil where that is the style's to say.
  func decimals(of value: Double) -> Int? { pattern?.decimals(of: value) }

  private func style(for magnitude: Double) -> Style {
    guard styles.count > 1 else { return styles[0] }
    return styles[magnitude < 1e6 ? 0 : magnitude < 1e9 ? 1 : magnitude < 1e12 ? 2 : 3]
  }
}

/// `1,234.5`.
struct NumberText: ValueTexts {
  private let style: CleanStyle<FloatingPointFormatStyle<Double>>
  private let words: TwinWords
  private let locale: Locale
  private let language: String

  init(
    fractionDigits: Int?, locale: Locale,
    grouping: NumberFormatStyleConfiguration.Grouping = .automatic
  ) {
    let number = FloatingPointFormatStyle<Double>.number.locale(locale).grouping(grouping)
    style = CleanStyle(fractionDigits: fractionDigits) { number.precision(.fractionLength($0)) }
    words = TwinWords(locale: locale)
    self.locale = locale
    language = locale.language.languageCode?.identifier ?? "en"
  }

  func text(_ value: Double) -> String { style.format(value) }

  func aloud(_ value: Double, written: String) -> String? { words.sayingMinus(written) }

  func value(from typed: TypedText) -> Double? { NumberReader(locale: locale).value(typed) }

  /// The plural category of a value as it is shown, so after rounding.
  func category(of value: Double, shown: String) -> PluralCategory {
    guard let (magnitude, decimals) = counted(value, shown) else { return .other }
    return PluralCategory(magnitude: magnitude, visibleDecimals: decimals, language: language)
  }

  /// Whether a value is shown as a bare 0.
  func isZero(_ value: Double, shown: String) -> Bool {
    counted(value, shown).map { $0.magnitude == 0 && $0.decimals == 0 } ?? false
  }

  /// What is counted: the value itself where nothing was rounded, else what its text says.
  private func counted(_ value: Double, _ shown: String) -> (magnitude: Double, decimals: Int)? {
    if let decimals = style.decimals(of: value) { return (abs(value), decimals) }
    let parts = shown.split(separator: locale.decimalSeparator ?? ".")
    let decimals = parts.count == 2 ? parts[1].count(where: \.isWholeNumber) : 0
    return self.value(from: TypedText(shown)).map { (abs($0), decimals) }
  }

  /// The number at one end of which one of the affixes may stand.
  func value(from typed: TypedText, affixes: [String]) -> Double? {
    NumberReader(locale: locale).value(typed, affixes: affixes)
  }

  var expectation: ExpectedInput { .number(example: text(45)) }
}
