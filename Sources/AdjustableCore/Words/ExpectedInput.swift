/// What a format expects to be typed, with an example as the format itself writes it.
///
/// A language makes of it the end of "`<typed>` is not a ...".
public enum ExpectedInput: Hashable, Sendable {
  /// A value of which nothing more is known.
  case value
  /// A number.
  case number(example: String)
  /// A percentage.
  case percentage(example: String)
  /// An amount of money; the currency is a code of ISO 4217.
  case price(currency: String, example: String)
  /// A time of day.
  case timeOfDay(example: String)
  /// A length of time that has hours and minutes.
  case hoursAndMinutes
  /// A length of time that has minutes and seconds.
  case minutesAndSeconds
  /// A shutter time.
  case shutterTime(example: String)
  /// A film speed.
  case filmSpeed(example: String)
  /// One of a few texts, all of them.
  case oneOf([String])
  /// One of many texts, the first of them.
  case oneOfMany(example: String)
  /// A rung of a wheel, by its read-out.
  case onTheWheel(example: String)
  /// The words of whoever made the control or the format: `number from 1 to 6`.
  case own(String)
}
