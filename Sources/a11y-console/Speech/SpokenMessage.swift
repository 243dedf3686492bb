import AdjustableCore

/// One text to be spoken, and how it stands to other texts.
struct SpokenMessage: Hashable, Sendable {
  /// The words, the spoken twin where a value has one; hygiene is the worker's business.
  var text: String
  /// How they stand to other speech: each case is one of Speech Dispatcher's priorities.
  ///
  /// The fifth, NOTIFICATION, vanishes when anything is being spoken, so nothing of ours has it.
  var priority: Utterance.Priority
  /// Whether a newer value change makes this one pointless while it still waits.
  var isValueChange: Bool
  /// The language of the words as a tag, for example `de-DE`, or nil for the session's.
  var language: String?

  /// Makes a message; without more it is a text that nothing supersedes.
  init(
    _ text: String, priority: Utterance.Priority = .text, isValueChange: Bool = false,
    language: String? = nil
  ) {
    self.text = text
    self.priority = priority
    self.isValueChange = isValueChange
    self.language = language
  }

  /// Whether this message, arriving later, makes a waiting one pointless.
  func supersedes(_ waiting: SpokenMessage) -> Bool {
    (isValueChange && waiting.isValueChange)
      || (priority == .progress && waiting.priority == .progress)
  }
}
