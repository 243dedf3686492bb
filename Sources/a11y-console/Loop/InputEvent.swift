/// What came from who types: a line, a key, or why none did.
enum InputEvent: Equatable {
  case line(String)
  /// A key, where those are read instead.
  case key(Key)
  /// A line longer than is allowed; all of it is passed over.
  case tooLong
  case end
  /// The input cannot be read; with the system's reason.
  case failed(SystemError)
  /// No line; somebody wakes the loop.
  case woken
  /// No line within the time.
  case late
}
