extension ValueFormat {
  /// What kind of text a value becomes.
  ///
  /// Fraction digits are a fixed count from 0 to 9, or nil for as many as the value needs: at most 9,
  /// fewer from a million on, where a Double has no more digits that mean something.
  public indirect enum Kind: Hashable, Sendable {
    /// A plain number: `1,234.5`.
    case number(fractionDigits: Int? = nil)
    /// A percentage: `45%`; the scale, 1 or 100, is the value that reads `100%`.
    ///
    /// What is typed is always in percent: `45` and `45%` are the same, and `0.45` is less than one
    /// percent whatever the scale.
    case percent(scale: Double = 1, fractionDigits: Int? = 0)
    /// An amount of money: `$60`; nil fraction digits are the currency's own.
    case currency(code: String, fractionDigits: Int? = nil)
    /// A time of day: `23:00` or `11:00 PM`, to the minute, wrapping at the total.
    ///
    /// The total is what a whole day is in values: with 24 a value is an hour. A time typed without
    /// `am` or `pm` is one of 24 hours on either clock. The space before `PM`
    /// is a plain one, not the narrow no-break space of ICU, which not every terminal draws.
    case clock(hours: ClockHours = .twentyFour, total: Double = 24)
    /// A length of time: `1 minute, 30 seconds` or `1m 30s`, to the second; value 1 means one unit.
    case duration(unit: TimeUnit = .seconds, width: UnitWidth = .wide)
    /// A shutter time in seconds: `1/125`, `2 s`; a time that is not positive is a dash.
    ///
    /// A time below a second that no 1/n comes near (5 percent) is written in seconds: `0.3 s`.
    case shutter
    /// A film speed: `1600`.
    case iso
    /// One of some texts; the value is an index from 0.
    case list([String])
    /// A counted thing: `186 stays`; the value's number stands at `{value}`.
    case unit(PluralForms, fractionDigits: Int? = nil)
    /// Another kind of text inside a sentence, at `{value}`: `8 hours of sleep`.
    case template(String, Kind)
  }

  /// How many hours a clock has before it starts again.
  public enum ClockHours: Hashable, Sendable {
    /// `11:00 PM`.
    case twelve
    /// `23:00`.
    case twentyFour
  }

  /// A unit of time.
  public enum TimeUnit: Hashable, Sendable, CaseIterable {
    /// Sixty minutes.
    case hours
    /// Sixty seconds.
    case minutes
    /// The second.
    case seconds
  }

  /// How units are written.
  public enum UnitWidth: Hashable, Sendable {
    /// In words: `1 minute, 30 seconds`.
    case wide
    /// In letters: `1m 30s`.
    case narrow
  }
}
