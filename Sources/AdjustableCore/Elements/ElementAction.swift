/// What can be asked of an element; the same for a key press, a typed line and a drag.
public enum ElementAction: Hashable, Sendable {
  /// Move the value.
  case move(Move)
  /// Take the control's last change back.
  case undo
  /// Let a countdown start, stand or go on.
  case countdown(CountdownAction)
}

/// A way to another value.
public enum Move: Hashable, Sendable {
  /// Go by so many strides or pages, up or, with a count below zero, down.
  case by(Stretch)
  /// Go to the lowest value that is possible now.
  case toMinimum
  /// Go to the highest value that is possible now.
  case toMaximum
  /// Go to the legal value nearest to this one.
  case set(Double)
  /// Go back to the value the element was made with.
  case reset
}

/// What can be asked of a countdown beside a move.
public enum CountdownAction: Hashable, Sendable {
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

/// How a countdown stands.
public enum CountdownState: String, Hashable, Sendable {
  /// Not started; reads its full duration.
  case waiting
  /// Running.
  case running
  /// Held.
  case paused
  /// The time is up.
  case over
}

/// The moves by their names; counts below one ask for nothing and change nothing.
extension ElementAction {
  /// Go up by so many strides.
  public static func increment(_ count: Int = 1) -> Self { .move(.by(.strides(max(0, count)))) }
  /// Go down by so many strides.
  public static func decrement(_ count: Int = 1) -> Self { .move(.by(.strides(-max(0, count)))) }
  /// Go up by so many pages.
  public static func pageIncrement(_ count: Int = 1) -> Self { .move(.by(.pages(max(0, count)))) }
  /// Go down by so many pages.
  public static func pageDecrement(_ count: Int = 1) -> Self { .move(.by(.pages(-max(0, count)))) }
  /// Go to the lowest value that is possible now.
  public static let toMinimum = Self.move(.toMinimum)
  /// Go to the highest value that is possible now.
  public static let toMaximum = Self.move(.toMaximum)
  /// Go to the legal value nearest to this one.
  public static func set(_ value: Double) -> Self { .move(.set(value)) }
  /// Go back to the value the element was made with.
  public static let reset = Self.move(.reset)
}

/// The actions of countdowns by their names.
extension ElementAction {
  /// Start a countdown that waits.
  public static let start = Self.countdown(.start)
  /// Hold a countdown.
  public static let pause = Self.countdown(.pause)
  /// Let a held countdown go on.
  public static let resume = Self.countdown(.resume)
  /// Let a countdown run again from its original duration.
  public static let restart = Self.countdown(.restart)
  /// Give a countdown more time, in seconds.
  public static func extend(_ seconds: Double) -> Self { .countdown(.extend(seconds)) }
}
