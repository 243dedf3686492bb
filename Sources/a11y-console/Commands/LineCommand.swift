/// A line, understood.
enum LineCommand: Hashable {
  case next, previous, first, last
  case go(String)
  case read, list
  case increment(Int)
  case decrement(Int)
  case pageIncrement(Int)
  case pageDecrement(Int)
  case minimum, maximum
  case set(String)
  case undo, reset, hint, again
  case history(Int)
  case values
  case save(String)
  case start, pause, resume, restart
  /// Seconds; nil for the countdown's own stride.
  case extend(Double?)
  /// Seconds.
  case tick(Double)
  case verbosity(String)
  case style(String)
  case transcript
  case audit
  case speech(SpeechLine)
  case help(String?)
  /// Reads keys instead of lines from now on.
  case keys
  /// Takes the values as the answer, where one is asked for.
  case take
  /// Gives no answer, where one is asked for.
  case cancel
  case quit
}
