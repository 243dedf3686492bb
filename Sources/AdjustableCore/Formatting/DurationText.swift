import Foundation

extension ValueFormat.TimeUnit {
  /// How many seconds one of it has.
  var seconds: Double {
    switch self {
    case .hours: 3600
    case .minutes: 60
    case .seconds: 1
    }
  }

  /// The next smaller unit.
  var smaller: Self? {
    switch self {
    case .hours: .minutes
    case .minutes: .seconds
    case .seconds: nil
    }
  }

  /// Foundation's name for it.
  var unit: Duration.UnitsFormatStyle.Unit {
    switch self {
    case .hours: .hours
    case .minutes: .minutes
    case .seconds: .seconds
    }
  }
}

/// `1 minute, 30 seconds` or `1m 30s`.
struct DurationText: ValueTexts {
  /// How units are written: each that is not zero, or the one where all are.
  private struct Styles: Sendable {
    let units: Duration.UnitsFormatStyle
    let zero: Duration.UnitsFormatStyle
  }

  private let written: Styles
  private let spoken: Styles
  private let unit: ValueFormat.TimeUnit
  private let width: ValueFormat.UnitWidth
  private let locale: Locale
  private let words: TwinWords

  init(unit: ValueFormat.TimeUnit, width: ValueFormat.UnitWidth, locale: Locale) {
    let styles = { (width: ValueFormat.UnitWidth) in
      Styles(
        units: Self.style([.hours, .minutes, .seconds], width, locale),
        zero: Self.style([unit.unit], width, locale))
    }
    spoken = styles(.wide)
    written = width == .wide ? spoken : styles(width)
    self.unit = unit
    self.width = width
    self.locale = locale
    words = TwinWords(locale: locale)
  }

  func text(_ value: Double) -> String { text(value, written) }

  private func text(_ value: Double, _ styles: Styles) -> String {
    let longest = DurationReader.longest
    let seconds = min(max((value * unit.seconds).rounded(), -longest), longest)
    return text(wholeSeconds: Int(seconds), styles)
  }

  func aloud(_ value: Double, written: String) -> String? {
    guard width != .wide else { return words.sayingMinus(written) }
    let said = text(value, spoken)
    return words.sayingMinus(said) ?? said
  }

  func value(from typed: TypedText) -> Double? {
    let isNegative = typed.text.hasPrefix("-")
    let length = isNegative ? TypedText(typed.text.dropFirst()) : typed
    guard let seconds = DurationReader.seconds(from: length, bareNumber: unit, locale: locale)
    else { return nil }
    return (isNegative ? -seconds : seconds) / unit.seconds
  }

  var expectation: ExpectedInput { .hoursAndMinutes }

  private func text(wholeSeconds: Int, _ styles: Styles) -> String {
    guard wholeSeconds != 0 else { return styles.zero.format(.zero) }
    let text = styles.units.format(.seconds(wholeSeconds))
    // Arabic says one and two of a unit without a number, and ICU then has no place for the sign.
    guard wholeSeconds < 0, text == styles.units.format(.seconds(-wholeSeconds)) else {
      return text
    }
    return minusSign + text
  }

  private var minusSign: String {
    let style = IntegerFormatStyle<Int>.number.locale(locale)
    return (-1).formatted(style).replacing(1.formatted(style), with: "")
  }

  private static func style(
    _ units: Set<Duration.UnitsFormatStyle.Unit>, _ width: ValueFormat.UnitWidth, _ locale: Locale
  ) -> Duration.UnitsFormatStyle {
    Duration.UnitsFormatStyle(allowedUnits: units, width: width == .wide ? .wide : .narrow)
      .locale(locale)
  }
}
