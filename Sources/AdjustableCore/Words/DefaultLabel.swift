/// What an element is called where its author gives it no label.
public enum DefaultLabel: Hashable, Sendable {
  /// The lower thumb of a range slider.
  case lowerThumb
  /// The upper thumb of a range slider.
  case upperThumb
  /// The first handle of a dial.
  case startHandle
  /// The second handle of a dial.
  case endHandle
  /// A countdown.
  case countdown
}
