/// The whole screen as text, so that a test compares one string.
extension ScreenReader {
  /// Every element as the reader says it, description then hint, one element a line.
  public var transcript: String {
    elementIDs.indices.map { phrase(at: $0).utterance.line }.joined(separator: "\n")
  }

  /// Everything that was said, one phrase a line.
  public var spokenLog: String { log.map(\.text).joined(separator: "\n") }
}
