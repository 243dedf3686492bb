/// Why something is spoken, as far as other speech is concerned.
///
/// Each case is one of Speech Dispatcher's priorities. The fifth, NOTIFICATION, vanishes when
/// anything is being spoken, so nothing of ours has it.
enum SpeechPriority: Hashable, Sendable {
  /// Focus, value changes, limits and lists: a newer one cuts off an older one.
  case text
  /// Notices that must be heard: they wait for their turn and cut off texts.
  case message
  /// Only "time is up": it cuts off everything of everybody.
  case important
  /// Milestones of a countdown: of a burst, the first and the last are heard.
  case progress
}

/// One text to be spoken, and how it stands to other texts.
struct SpokenMessage: Hashable, Sendable {
  /// The words, the spoken twin where a value has one; hygiene is the worker's business.
  var text: String
  /// Why they are spoken.
  var priority: SpeechPriority
  /// Whether a newer value change makes this one pointless while it still waits.
  var isValueChange: Bool
  /// The language of the words as a tag, for example `de-DE`, or nil for the session's.
  var language: String?

  /// Makes a message; without more it is a text that nothing supersedes.
  init(
    _ text: String, priority: SpeechPriority = .text, isValueChange: Bool = false,
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
