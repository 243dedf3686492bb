/// What can be asked of an element; the same for a key press, a typed line and a drag.
///
/// Counts below one ask for nothing and change nothing.
public enum ElementAction: Hashable, Sendable {
  /// Go up by so many strides.
  case increment(Int = 1)
  /// Go down by so many strides.
  case decrement(Int = 1)
  /// Go up by so many pages.
  case pageIncrement(Int = 1)
  /// Go down by so many pages.
  case pageDecrement(Int = 1)
  /// Go to the lowest value that is possible now.
  case toMinimum
  /// Go to the highest value that is possible now.
  case toMaximum
  /// Go to the legal value nearest to this one.
  case set(Double)
  /// Go back to the value the element was made with.
  case reset
  /// Take the control's last change back.
  case undo
  /// Start a countdown that waits.
  case start
  /// Hold a countdown.
  case pause
  /// Let a held countdown go on.
  case resume
  /// Let a countdown run again from its original duration.
  case restart
  /// Give a countdown more time, in seconds.
  case extend(Double)
}
