/// What an element is called where its author gives it no label.
public enum DefaultLabel: Hashable, Sendable {
  /// The lower thumb of a range slider.
  case lowerThumb
  /// The upper thumb of a range slider.
  case upperThumb
  /// The lower end of a slider whose upper end alone is named.
  case lowerEnd
  /// The upper end of a slider whose lower end alone is named.
  case upperEnd
  /// The first handle of a dial.
  case startHandle
  /// The second handle of a dial.
  case endHandle
  /// A countdown.
  case countdown
}
