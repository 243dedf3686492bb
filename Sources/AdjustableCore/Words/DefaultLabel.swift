/// What an element is called where its author gives it no label.
public enum DefaultLabel: Hashable, Sendable {
  /// The lower thumb of a range slider.
  case minimum
  /// The upper thumb of a range slider.
  case maximum
  /// The first handle of a dial.
  case start
  /// The second handle of a dial.
  case end
  /// A countdown.
  case timeRemaining
}
