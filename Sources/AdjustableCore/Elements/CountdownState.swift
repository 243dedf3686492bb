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
