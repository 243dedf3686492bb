/// What is said in place of a written form that is read wrongly aloud.
public enum SpokenForm: Hashable, Sendable {
  /// A minus sign; the text behind it, as it is said.
  case minus(String)
  /// A percentage; its number as it is written.
  case percent(String)
  /// A shutter time that is no time.
  case noTime
  /// So many seconds; the number as it is written, and its plural category.
  case seconds(String, PluralCategory)
  /// The nth part of a second; n, and as it is written.
  case partOfSecond(Int, written: String)
  /// So many of a unit; its symbol, the number as it is said, and its plural category.
  case unit(symbol: String, number: String, PluralCategory)
}
