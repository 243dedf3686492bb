import Foundation

/// The texts of a countdown: what stands inside the ring, and what is read of it.
public struct CountdownFormat: Hashable, Sendable {
  /// Which units the value text has.
  public enum Style: Hashable, Sendable {
    /// Seconds alone: `90 seconds`.
    case seconds
    /// Seconds below a minute, minutes too from a minute on, hours too from an hour on.
    case automatic
  }

  /// Whose digits, separators and words are written.
  public let locale: Locale
  /// Which units the value text has.
  public let style: Style

  private let number: IntegerFormatStyle<Int>
  private let minutesAndSeconds: Duration.TimeFormatStyle
  private let secondsInWords: Duration.UnitsFormatStyle
  private let unitsInWords: Duration.UnitsFormatStyle

  /// Makes a format.
  public init(locale: Locale, style: Style = .seconds) {
    self.locale = locale
    self.style = style
    number = IntegerFormatStyle<Int>.number.locale(locale)
    minutesAndSeconds = Duration.TimeFormatStyle(pattern: .minuteSecond).locale(locale)
    secondsInWords = Duration.UnitsFormatStyle(allowedUnits: [.seconds], width: .wide)
      .locale(locale)
    unitsInWords = Duration.UnitsFormatStyle(
      allowedUnits: [.hours, .minutes, .seconds], width: .wide
    ).locale(locale)
  }

  /// The text inside the ring: `45` below a minute, `1:05` from then on, minutes also past an hour.
  ///
  /// Said aloud `1:05` is `1 minute, 5 seconds`. Below zero it is zero, here and in the other texts.
  public func positional(_ wholeSeconds: Int) -> Spoken {
    let seconds = Self.held(wholeSeconds)
    guard seconds >= 60 else { return Spoken(number.format(seconds)) }
    return Spoken(minutesAndSeconds.format(.seconds(seconds))) {
      unitsInWords.format(.seconds(seconds))
    }
  }

  /// The ring's value text, in words, which are said as they are written: `12 seconds`, or `1 minute, 5 seconds` in the automatic style.
  public func valueText(_ wholeSeconds: Int) -> String {
    let seconds = Self.held(wholeSeconds)
    // Below a minute both read the same, and one unit is written in a third of the time.
    let units = style == .seconds || seconds < 60 ? secondsInWords : unitsInWords
    return units.format(.seconds(seconds))
  }

  /// Whether both write the same texts.
  public static func == (left: CountdownFormat, right: CountdownFormat) -> Bool {
    left.locale == right.locale && left.style == right.style
  }

  /// Mixes in the locale and the style.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(style)
  }

  private static func held(_ wholeSeconds: Int) -> Int {
    min(max(wholeSeconds, 0), Int(DurationReader.longest))
  }
}
