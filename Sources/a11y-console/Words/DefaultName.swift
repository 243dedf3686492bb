/// What something is called where nobody gives it a name.
package enum DefaultName: Hashable, Sendable {
  /// The value that a question asks for.
  case questionValue
  /// The screen of a countdown.
  case countdownScreen
}
