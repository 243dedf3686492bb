import Foundation

/// The texts of one kind of value in one locale; one conformer a kind.
///
/// `text` and `spokenText` are asked with finite values only.
protocol ValueTexts: Sendable {
  func text(_ value: Double) -> String
  func spokenText(_ value: Double) -> String?
  func value(from typed: TypedText) -> Double?
  var expectation: String { get }
}

extension ValueFormat.Kind {
  /// The writer and reader of this kind, once its parts have been checked.
  func texts(_ locale: Locale) throws(ConfigurationError) -> any ValueTexts {
    switch self {
    case .number(let fractionDigits):
      try Self.check(fractionDigits)
      return NumberText(fractionDigits: fractionDigits, locale: locale)
    case .percent(let scale, let fractionDigits):
      try Self.check(fractionDigits)
      guard scale == 1 || scale == 100 else {
        throw ConfigurationError("scale", scale, allowed: "1 or 100")
      }
      return PercentText(scale: scale, fractionDigits: fractionDigits, locale: locale)
    case .currency(let code, let fractionDigits):
      try Self.check(fractionDigits)
      guard CurrencyText.isCode(code) else {
        throw ConfigurationError(
          parameter: "code", found: "\"\(code)\"",
          allowed: "an ISO 4217 code in capitals, such as USD")
      }
      return CurrencyText(code: code, fractionDigits: fractionDigits, locale: locale)
    case .clock(let hours, let total):
      guard total > 0, total <= 1e15 else {
        throw ConfigurationError("total", total, allowed: "a number above 0, at most 1e15")
      }
      return ClockText(hours: hours, total: total, locale: locale)
    case .duration(let unit, let width):
      return DurationText(unit: unit, width: width, locale: locale)
    case .shutter:
      return ShutterText(locale: locale)
    case .iso:
      return FilmSpeedText(locale: locale)
    case .list(let texts):
      guard !texts.isEmpty else {
        throw ConfigurationError(parameter: "list", found: "empty", allowed: "one text or more")
      }
      return ListText(texts: texts)
    case .unit(let forms, let fractionDigits):
      try Self.check(fractionDigits)
      return try UnitText(forms: forms, fractionDigits: fractionDigits, locale: locale)
    case .template(let template, let kind):
      return TemplateText(
        template: try TextTemplate(template, parameter: "template"),
        inner: try kind.texts(locale))
    }
  }

  private static func check(_ fractionDigits: Int?) throws(ConfigurationError) {
    guard let fractionDigits, !(0...9).contains(fractionDigits) else { return }
    throw ConfigurationError(
      parameter: "fractionDigits", found: "\(fractionDigits)",
      allowed: "a whole number from 0 to 9, or none")
  }
}
