import AdjustableCore

/// What a line produced, as a value: one line of output.
struct ConsoleReply: Hashable, Sendable {
  /// What kind of reply it is; the names are a promise.
  enum Kind: String, Hashable, Sendable {
    case focus, value, limit, announcement, list, finding, notice, error
  }

  var kind: Kind
  /// What is read aloud.
  var text: String
  /// What is said where the written form is read wrongly aloud.
  var spokenText: String?
  /// The element the reply is about.
  var element: AdjustableElement?
  /// Why a value stays, or went only part of the way.
  var reason: String?
  /// What went wrong, for programs.
  var code: String?
  /// How much it matters to a speech output.
  var priority = Utterance.Priority.text
  /// What an audit found; nil for every other reply.
  var finding: ReportedFinding?

  /// A reply of the console itself.
  static func notice(_ text: String) -> ConsoleReply {
    ConsoleReply(kind: .notice, text: text, priority: .message)
  }

  /// One line of a list.
  static func list(
    _ text: String, spokenText: String? = nil, element: AdjustableElement? = nil
  ) -> ConsoleReply {
    ConsoleReply(kind: .list, text: text, spokenText: spokenText, element: element)
  }

  /// A mistake; the session goes on.
  static func error(_ code: String, _ text: String) -> ConsoleReply {
    ConsoleReply(kind: .error, text: text, code: code, priority: .message)
  }
}

extension ConsoleReply {
  /// A phrase of the screen reader, with what the console adds behind it.
  init(_ phrase: Phrase, element: AdjustableElement?, hint: String = "") {
    let behind = hint.isEmpty ? "" : " " + hint
    let utterance = phrase.utterance
    // A text that does not end in a period needs one before the hint.
    let gap = hint.isEmpty || utterance.text.hasSuffix(".") ? "" : "."
    let spoken = utterance.spokenText
    self.init(
      kind: Kind(phrase.kind), text: utterance.text + gap + behind,
      spokenText: spoken == utterance.text ? nil : spoken + gap + behind,
      element: element, reason: phrase.reason?.name, code: phrase.code,
      priority: utterance.priority)
  }
}

extension ConsoleReply.Kind {
  init(_ kind: Phrase.Kind) {
    self =
      switch kind {
      case .focus: .focus
      case .value: .value
      case .limit: .limit
      case .announcement: .announcement
      case .error: .error
      }
  }
}
