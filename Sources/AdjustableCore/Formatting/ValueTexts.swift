import Foundation

/// The texts of one kind of value in one locale; one conformer a kind.
///
/// Hand a conformer of your own to `ValueFormat(texts:locale:)`. All of it is pure: the same value gives
/// the same text. `text` and `aloud` are asked with finite values only.
public protocol ValueTexts: Sendable {
  /// The value as it is read on the screen.
  func text(_ value: Double) -> String
  /// The value as it is said aloud; nil where the written form is said rightly.
  ///
  /// `written` is what `text` gave for the same value: a spoken form that is close to it is made from it,
  /// and not by formatting again.
  func aloud(_ value: Double, written: String) -> String?
  /// The number that a person means by what they typed; nil where it cannot be read.
  func value(from typed: TypedText) -> Double?
  /// What is expected, with an example.
  var expectation: ExpectedInput { get }
  /// Whether a value is a time of day, so that `1:05` is rightly heard as one.
  var isTimeOfDay: Bool { get }
}

extension ValueTexts {
  /// Nil: the written form is said rightly.
  public func aloud(_ value: Double, written: String) -> String? { nil }
  /// False: most values are no times of day.
  public var isTimeOfDay: Bool { false }
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
        throw ConfigurationError("scale", scale, allowed: .either(1, 100))
      }
      return PercentText(scale: scale, fractionDigits: fractionDigits, locale: locale)
    case .currency(let code, let fractionDigits):
      try Self.check(fractionDigits)
      guard CurrencyText.isCode(code) else {
        throw ConfigurationError(parameter: "code", found: .text(code), allowed: .currencyCode)
      }
      return CurrencyText(code: code, fractionDigits: fractionDigits, locale: locale)
    case .clock(let hours, let total):
      guard total > 0, total <= 1e15 else {
        throw ConfigurationError("total", total, allowed: .clockTotal)
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
        throw ConfigurationError(parameter: "list", found: .empty, allowed: .texts)
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
      parameter: "fractionDigits", found: .whole(fractionDigits),
      allowed: .wholeNumberOrNone(from: 0, to: 9))
  }
}
