import AdjustableCore

/// One line command: its names, what stands behind it, and what it does.
struct CommandEntry: Sendable {
  /// What a line's words after the command mean.
  enum Argument: Sendable {
    case nothing(LineCommand)
    case count(@Sendable (Int) -> LineCommand)
    case text(String, @Sendable (String) -> LineCommand)
    case optionalText(String, @Sendable (String?) -> LineCommand)
    case duration(@Sendable (Double) -> LineCommand)
    case speech
    case optionalDuration(@Sendable (Double?) -> LineCommand)
  }

  /// The group it is listed in.
  enum Group: String, CaseIterable, Sendable {
    case move = "Move"
    case adjust = "Adjust"
    case countdown = "Countdown"
    case session = "Session"
  }

  let name: String
  let short: String?
  let group: Group
  let argument: Argument
  let summary: String

  init(
    _ name: String, _ short: String? = nil, _ group: Group, _ argument: Argument, _ summary: String
  ) {
    self.name = name
    self.short = short
    self.group = group
    self.argument = argument
    self.summary = summary
  }

  /// The command's name, and its short one: `next or n`.
  var names: String { [name, short].compactMap(\.self).joined(separator: " or ") }

  /// What the command does, then what may stand behind it: by ear the purpose comes first.
  var help: String { [summary, taking].filter { !$0.isEmpty }.joined(separator: " ") }

  private var taking: String {
    switch argument {
    case .nothing: ""
    case .text(let what, _): "Takes \(what)."
    case .count: "Takes a count, if you like."
    case .optionalText(let what, _): "Takes \(what), if you like."
    case .speech: "Takes one of \(SpeechLine.usage)."
    case .duration: "Takes a length of time."
    case .optionalDuration: "Takes a length of time, if you like."
    }
  }
}

/// The line commands, in the order in which help lists them.
enum CommandTable {
  static let entries: [CommandEntry] = [
    .init("next", "n", .move, .nothing(.next), "Goes to the next element."),
    .init("previous", "p", .move, .nothing(.previous), "Goes to the previous element."),
    .init("first", nil, .move, .nothing(.first), "Goes to the first element."),
    .init("last", nil, .move, .nothing(.last), "Goes to the last element."),
    .init(
      "go", nil, .move, .text("a label or a number") { .go($0) },
      "Goes to the element with this label, or the beginning of one, or with this number in the list."
    ),
    .init("read", "r", .move, .nothing(.read), "Says where you are. An empty line does too."),
    .init("list", "l", .move, .nothing(.list), "Lists all elements with their numbers."),
    .init("again", "a", .move, .nothing(.again), "Repeats what was said last."),
    .init(
      "history", nil, .move, .count { .history($0) }, "Lists what was said last, 10 unless given."),
    .init("hint", "h", .move, .nothing(.hint), "Says what can be done here."),
    .init("increment", "+", .adjust, .count { .increment($0) }, "Goes up, once or COUNT times."),
    .init("decrement", "-", .adjust, .count { .decrement($0) }, "Goes down, once or COUNT times."),
    .init("page+", nil, .adjust, .count { .pageIncrement($0) }, "Goes up by a page."),
    .init("page-", nil, .adjust, .count { .pageDecrement($0) }, "Goes down by a page."),
    .init(
      "min", nil, .adjust, .nothing(.minimum), "Goes to the lowest value that is possible now."),
    .init(
      "max", nil, .adjust, .nothing(.maximum), "Goes to the highest value that is possible now."),
    .init(
      "set", nil, .adjust, .text("a value") { .set($0) },
      "Sets the value. The value alone on a line does too."),
    .init(
      "undo", "u", .adjust, .nothing(.undo),
      "Takes the last change back, and goes to the element it was made on."),
    .init("reset", nil, .adjust, .nothing(.reset), "Goes back to the value at the start."),
    .init("start", nil, .countdown, .nothing(.start), "Starts the countdown."),
    .init("pause", nil, .countdown, .nothing(.pause), "Holds the countdown."),
    .init("resume", nil, .countdown, .nothing(.resume), "Lets the countdown go on."),
    .init("restart", nil, .countdown, .nothing(.restart), "Runs the countdown from the beginning."),
    .init(
      "extend", nil, .countdown, .optionalDuration { .extend($0) },
      "Gives the countdown more time, such as 30s or 1m; its own stride, or a minute, unless given."
    ),
    .init(
      "tick", nil, .countdown, .duration { .tick($0) },
      "Lets time pass, such as 1s; the first tick puts the session on a test clock for good."),
    .init("values", nil, .session, .nothing(.values), "Lists id=value, one a line."),
    .init(
      "save", nil, .session, .text("a file") { .save($0) },
      "Saves the screen with its present values."),
    .init(
      "speech", nil, .session, .speech,
      "Turns speech on or off, stops it, or sets how it sounds; numbers go from -100 to 100."),
    .init(
      "verbosity", nil, .session, .text("a level") { .verbosity($0) },
      "Sets how much is said about an element: brief, normal or verbose."),
    .init(
      "style", nil, .session,
      .text("a name") { .style($0) },
      "Sets whose words are used: voiceover, or strict, which says no reason at a limit."),
    .init(
      "transcript", nil, .session, .nothing(.transcript),
      "Lists every element as the screen reader says it."),
    .init(
      "audit", nil, .session, .nothing(.audit),
      "Walks every control and lists what would be heard wrongly."),
    .init(
      "keys", nil, .session, .nothing(.keys),
      "Takes single keys instead of lines, at a terminal, to the end of the session."),
    .init(
      "help", "?", .session, .optionalText("a command") { .help($0) },
      "Lists the commands, or says what one does."),
    .init("quit", "q", .session, .nothing(.quit), "Ends the session."),
  ]

  /// The entries that a typed word may mean: the one it names, else those whose name it begins.
  static func entries(for word: String) -> [CommandEntry] {
    let word = word.lowercased()
    if let named = entries.first(where: { $0.name == word || $0.short == word }) { return [named] }
    return entries.filter { $0.name.hasPrefix(word) }
  }
}
