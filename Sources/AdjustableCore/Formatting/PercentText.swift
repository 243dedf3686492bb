import Foundation

/// `45%`.
struct PercentText: ValueTexts {
  private let style: CleanStyle<FloatingPointFormatStyle<Double>.Percent>
  private let words: TwinWords
  private let scale: Double
  private let locale: Locale

  init(scale: Double, fractionDigits: Int?, locale: Locale) {
    let percent = FloatingPointFormatStyle<Double>.Percent.percent.locale(locale)
      .scale(100 / scale)
    style = CleanStyle(fractionDigits: fractionDigits, shift: scale == 1 ? 2 : 0) {
      percent.precision(.fractionLength($0))
    }
    self.locale = locale
    words = TwinWords(locale: locale)
    self.scale = scale
  }

  func text(_ value: Double) -> String { style.format(value, shown: value * (100 / scale)) }

  func aloud(_ value: Double, written: String) -> String? {
    let number = written.replacing("%", with: "")
    guard let said = words.text(.percent(number)) else { return nil }
    return words.sayingMinus(said) ?? said
  }

  func value(from typed: TypedText) -> Double? {
    let reader = NumberReader(locale: locale)
    guard let percent = reader.value(typed, affixes: ["%", "percent", "per cent"]) else {
      return nil
    }
    return scale == 1 ? percent / 100 : percent
  }

  var expectation: ExpectedInput { .percentage(example: text(0.45 * scale)) }
}
