import AdjustableCore

/// What a line produced, as a value: one line of output.
struct ConsoleReply: Hashable, Sendable {
  /// What kind of reply it is; the names are a promise.
  enum Kind: String, Hashable, Sendable {
    case focus, value, limit, announcement, list, finding, notice, error
  }

  var kind: Kind
  /// The line; what is said aloud is made when speech asks for it.
  var spoken: Spoken
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

  /// The line as it is written.
  var text: String { spoken.written }

  /// A reply of the console itself.
  static func notice(spoken text: Spoken) -> ConsoleReply {
    ConsoleReply(kind: .notice, spoken: text, priority: .message)
  }

  /// A reply of the console itself that is said as it is written.
  static func notice(_ text: String) -> ConsoleReply { notice(spoken: Spoken(text)) }

  /// One line of a list.
  static func list(spoken text: Spoken, element: AdjustableElement? = nil) -> ConsoleReply {
    ConsoleReply(kind: .list, spoken: text, element: element)
  }

  /// One line of a list that is said as it is written.
  static func list(_ text: String, element: AdjustableElement? = nil) -> ConsoleReply {
    list(spoken: Spoken(text), element: element)
  }

  /// A mistake; the session goes on.
  static func error(_ code: String, _ text: String) -> ConsoleReply {
    ConsoleReply(kind: .error, spoken: Spoken(text), code: code, priority: .message)
  }
}

extension ConsoleReply {
  /// A phrase of the screen reader, with what the console adds behind it.
  init(_ phrase: Phrase, element: AdjustableElement?, hint: String = "") {
    var spoken = phrase.utterance.spoken
    if !hint.isEmpty {
      // A text that does not end in a period needs one before the hint.
      spoken = "\(spoken)\(spoken.written.hasSuffix(".") ? "" : ".") \(hint)"
    }
    self.init(
      kind: Kind(phrase.kind), spoken: spoken, element: element, reason: phrase.reason?.name,
      code: phrase.code, priority: phrase.utterance.priority)
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
