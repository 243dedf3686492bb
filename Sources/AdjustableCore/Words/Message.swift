/// What the library says by itself, in words of our own: limits and refusals, how a countdown stands,
/// where a list ends.
///
/// Each case is a sentence but for the two days, which follow a value.
public enum Message: Hashable, Sendable {
  /// The value is the lowest.
  case minimum
  /// The value is the highest.
  case maximum
  /// Another element holds the value where it is; its label.
  case limited(by: Spoken)
  /// A dial goes round.
  case dialHasNoEnds
  /// A countdown can be made longer.
  case countdownHasNoEnds
  /// The element has no value that could be moved.
  case notAdjustable
  /// The value asked for is NaN or infinite.
  case notANumber
  /// What was typed could not be read; what would have been.
  case notUnderstood(typed: String, expected: ExpectedInput)
  /// What was typed lies outside what is possible.
  case outOfBounds(typed: String, lowest: Spoken, highest: Spoken)
  /// There is no change to take back.
  case nothingToUndo
  /// The action is for a countdown, and this is none.
  case notACountdown
  /// The value lies in the day after.
  case nextDay
  /// The value lies in the day before.
  case previousDay
  /// The lowest and the highest value that are possible now.
  case range(lowest: Spoken, highest: Spoken)
  /// A countdown has not been started.
  case notStarted
  /// A countdown runs.
  case running
  /// A countdown is held.
  case paused
  /// A countdown was to be started and runs.
  case alreadyRunning
  /// A countdown was to be held and is.
  case alreadyPaused
  /// A countdown is over.
  case timeIsUp
  /// There is no element before this one.
  case firstElement
  /// There is no element behind this one.
  case lastElement
}
