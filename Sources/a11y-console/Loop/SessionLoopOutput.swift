import AdjustableCore
import Foundation

/// What is written and said, in this order, and the prompt.
extension SessionLoop {
  mutating func prompt() { write(promptText) }

  /// The prompt where somebody is asked: not at the end, and not beside a shell's own prompt.
  var promptText: String {
    showsPrompt && !isOver && (lines.readsInBackground || !StandardStreams.isInBackground)
      ? "> " : ""
  }

  /// Says something while a line may be being typed: on a new line, and the prompt is repeated.
  ///
  /// What is said about speech itself is not said aloud.
  mutating func announce(_ replies: [ConsoleReply], aloud: Bool = true) {
    guard !replies.isEmpty else { return }
    // In one piece: a screen reader at the terminal takes it as one.
    write((showsPrompt ? "\n" : "") + output.text(for: replies) + promptText)
    if aloud { speech.say(replies) }
  }

  /// Text first, then speech: nothing that happens to speech can cost a line.
  mutating func show(_ replies: [ConsoleReply]) {
    print(replies)
    speech.say(replies)
  }

  mutating func print(_ replies: [ConsoleReply]) { write(output.text(for: replies)) }

  mutating func write(_ text: String) {
    // Without its talk a question can still be answered.
    if let talk { _ = StandardStreams.write(text, to: talk) } else { put(text) }
  }

  /// Writes to standard output.
  mutating func put(_ text: String) {
    guard outputFailure == nil, !text.isEmpty else { return }
    outputFailure = StandardStreams.write(text)
  }
}
