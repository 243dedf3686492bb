import AdjustableCore

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

/// One line command: its names, what stands behind it, and what it does.
struct CommandEntry: Sendable {
  /// What a line's words after the command mean.
  enum Argument: Sendable {
    case nothing(LineCommand)
    case count(@Sendable (Int) -> LineCommand)
    case text(LineOperand, @Sendable (String) -> LineCommand)
    case optionalText(LineOperand, @Sendable (String?) -> LineCommand)
    case duration(@Sendable (Double) -> LineCommand)
    case speech
    case optionalDuration(@Sendable (Double?) -> LineCommand)
  }

  let id: LineCommandName
  let short: String?
  let group: CommandGroup
  let argument: Argument

  init(
    _ id: LineCommandName, _ short: String? = nil, _ group: CommandGroup, _ argument: Argument
  ) {
    self.id = id
    self.short = short
    self.group = group
    self.argument = argument
  }

  /// The command's name.
  var name: String { id.rawValue }

  /// What help tells of it.
  var help: CommandHelp {
    let (operand, isOptional): (LineOperand?, Bool) =
      switch argument {
      case .nothing: (nil, false)
      case .text(let operand, _): (operand, false)
      case .count: (.count, true)
      case .optionalText(let operand, _): (operand, true)
      case .speech: (.speech, false)
      case .duration: (.length, false)
      case .optionalDuration: (.length, true)
      }
    return CommandHelp(id, short: short, operand: operand, isOptional: isOptional)
  }
}

/// The line commands, in the order in which help lists them.
enum CommandTable {
  static let entries: [CommandEntry] = [
    .init(.next, "n", .move, .nothing(.next)),
    .init(.previous, "p", .move, .nothing(.previous)),
    .init(.first, nil, .move, .nothing(.first)),
    .init(.last, nil, .move, .nothing(.last)),
    .init(.go, nil, .move, .text(.place) { .go($0) }),
    .init(.read, "r", .move, .nothing(.read)),
    .init(.list, "l", .move, .nothing(.list)),
    .init(.again, "a", .move, .nothing(.again)),
    .init(.history, nil, .move, .count { .history($0) }),
    .init(.hint, "h", .move, .nothing(.hint)),
    .init(.increment, "+", .adjust, .count { .increment($0) }),
    .init(.decrement, "-", .adjust, .count { .decrement($0) }),
    .init(.pageIncrement, nil, .adjust, .count { .pageIncrement($0) }),
    .init(.pageDecrement, nil, .adjust, .count { .pageDecrement($0) }),
    .init(.minimum, nil, .adjust, .nothing(.minimum)),
    .init(.maximum, nil, .adjust, .nothing(.maximum)),
    .init(.set, nil, .adjust, .text(.value) { .set($0) }),
    .init(.undo, "u", .adjust, .nothing(.undo)),
    .init(.reset, nil, .adjust, .nothing(.reset)),
    .init(.start, nil, .countdown, .nothing(.start)),
    .init(.pause, nil, .countdown, .nothing(.pause)),
    .init(.resume, nil, .countdown, .nothing(.resume)),
    .init(.restart, nil, .countdown, .nothing(.restart)),
    .init(.extend, nil, .countdown, .optionalDuration { .extend($0) }),
    .init(.tick, nil, .countdown, .duration { .tick($0) }),
    .init(.values, nil, .session, .nothing(.values)),
    .init(.save, nil, .session, .text(.file) { .save($0) }),
    .init(.speech, nil, .session, .speech),
    .init(.verbosity, nil, .session, .text(.level) { .verbosity($0) }),
    .init(.style, nil, .session, .text(.name) { .style($0) }),
    .init(.transcript, nil, .session, .nothing(.transcript)),
    .init(.audit, nil, .session, .nothing(.audit)),
    .init(.keys, nil, .session, .nothing(.keys)),
    .init(.help, "?", .session, .optionalText(.command) { .help($0) }),
    .init(.quit, "q", .session, .nothing(.quit)),
  ]

  /// The entries that a typed word may mean: the one it names, else those whose name it begins.
  static func entries(for word: String) -> [CommandEntry] {
    let word = word.lowercased()
    if let named = entries.first(where: { $0.name == word || $0.short == word }) { return [named] }
    return entries.filter { $0.name.hasPrefix(word) }
  }
}
