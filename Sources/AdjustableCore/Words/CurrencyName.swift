import Foundation

/// The name of a currency in the plural form that stands after no amount: `US dollars`.
///
/// - Parameters:
///   - code: a code of ISO 4217.
///   - locale: the locale of the words.
func currencyName(_ code: String, in locale: Locale) -> String {
  let amount = FloatingPointFormatStyle<Double>.Currency(code: code).locale(locale)
    .presentation(.fullName).precision(.fractionLength(0)).format(0)
  return String(amount.drop { !$0.isLetter })
}
