import AdjustableCore

/// An option of the command line: one row of the table from which the parser, the help, the completions
/// and the manual page are made.
struct CommandOption: Sendable {
  let name: String
  /// What stands behind it; nil where it stands alone.
  ///
  /// In brackets, it may be left out, and stands behind an equals sign.
  let argument: String?
  /// The commands that take it.
  let commands: [String]
  /// One sentence.
  let summary: String
  /// The words that may stand behind it, where those are all, or the most common.
  let choices: [String]

  init(
    name: String, argument: String?, for commands: [String], choices: [String] = [],
    summary: String
  ) {
    self.name = name
    self.argument = argument
    self.commands = commands
    self.choices = choices
    self.summary = summary
  }

  /// Every option, those of `ask` alone at the end.
  static let all = general + AskOption.all.map(\.option)

  /// The options that are not for one kind of question.
  static let general: [CommandOption] = [
    .init(
      name: "locale", argument: "NAME",
      for: ["open", "transcript", "audit", "ask", "countdown", "draw"],
      summary: "Whose numbers and times are written and typed, such as de_DE."),
    .init(
      name: "verbosity", argument: "LEVEL", for: ["open", "transcript", "ask", "countdown"],
      choices: Verbosity.allCases.map(\.rawValue),
      summary: "How much is said: brief, normal, verbose."),
    .init(
      name: "style", argument: "NAME", for: ["open", "transcript", "ask", "countdown"],
      choices: PhraseStyle.all.map(\.name),
      summary: "Whose words are used: voiceover, or strict, which says no reason at a limit."),
    .init(
      name: "json", argument: nil, for: ["open", "transcript", "audit", "ask", "countdown"],
      summary: "Each reply as one JSON object on a line; of ask the answer alone."),
    .init(
      name: "keys", argument: nil, for: ["open", "ask", "countdown"],
      summary: "Takes single keys instead of lines, at a terminal."),
    .init(
      name: "script", argument: "FILE", for: ["open", "ask"],
      summary: "Takes the lines from a file."),
    .init(
      name: "output", argument: "FILE", for: ["open"],
      summary: "At the end writes the screen with its present values."),
    .init(
      name: "announce", argument: "POLICY", for: ["open", "countdown"],
      choices: ["silent", "milestones", "second", "every"],
      summary: "What a countdown says by itself: silent, milestones, second, every N."),
    .init(
      name: "frames", argument: nil, for: ["open", "countdown"],
      summary:
        "With --json, what a countdown looks like as well: objects of kind frame, 30 a second."),
    .init(
      name: "reduce-motion", argument: nil, for: ["open", "countdown"],
      summary: "One frame a second, on the second; A11Y_CONSOLE_REDUCE_MOTION=1 asks for it too."),
    .init(
      name: "speech", argument: "[=required]", for: ["open", "ask", "countdown"],
      choices: ["required"],
      summary: "Speaks too, through Speech Dispatcher; required ends where that is impossible."),
    .init(
      name: "strict", argument: nil, for: ["audit"],
      summary: "Warnings lead to exit code 1 too."),
    .init(
      name: "junit", argument: "FILE", for: ["audit"],
      summary: "Writes the findings as JUnit XML as well."),
    .init(
      name: "sarif", argument: "FILE", for: ["audit"],
      summary: "Writes the findings as SARIF 2.1.0 as well."),
    .init(
      name: "hand", argument: "HAND", for: ["draw"], choices: ["right", "left"],
      summary: "The hand that turns the wheels of a picture: right or left."),
    .init(
      name: "picture-width", argument: "POINTS", for: ["draw"],
      summary: "How wide a picture is, 240 to 2000; 390 when left out."),
    .init(name: "dump", argument: nil, for: ["open"], summary: "Prints a built-in screen's file."),
    .init(name: "help", argument: nil, for: [], summary: "Prints this."),
    .init(name: "version", argument: nil, for: [], summary: "Prints the version."),
  ]

  /// The options that a command takes; of none those that stand without one.
  static func options(of command: String) -> [CommandOption] {
    all.filter { $0.commands.contains(command) }
  }

  /// The option as it is written: `--locale NAME`, `--speech[=required]`.
  var usage: String {
    "--" + name + (argument.map { ($0.hasPrefix("[") ? "" : " ") + $0 } ?? "")
  }

  /// Whether a file stands behind it.
  var takesFile: Bool { argument == "FILE" }
}
