import AdjustableCore

/// Replies spoken, while the text is printed as well.
struct SpeechOutput {
  let worker: SpeechWorker

  /// Hands replies on; returns at once.
  func say(_ replies: [ConsoleReply]) {
    for message in Self.messages(for: replies) { worker.say(message) }
  }

  /// The replies of one line as messages.
  ///
  /// Neighbours of one priority are one message, since a text cuts off the text before it.
  static func messages(for replies: [ConsoleReply]) -> [SpokenMessage] {
    var messages: [SpokenMessage] = []
    for reply in replies {
      let words = reply.spoken.aloud
      if let last = messages.last, last.priority == reply.priority {
        messages[messages.count - 1].text = last.text.sentenceGap + words
        messages[messages.count - 1].isValueChange = false
      } else {
        let isValueChange = reply.kind == .value || reply.kind == .limit
        messages.append(
          SpokenMessage(words, priority: reply.priority, isValueChange: isValueChange))
      }
    }
    return messages
  }
}

extension String {
  /// This text and what separates it from a sentence behind it.
  fileprivate var sentenceGap: String {
    guard let last else { return "" }
    return ".!?:".contains(last) ? self + " " : self + ". "
  }
}
