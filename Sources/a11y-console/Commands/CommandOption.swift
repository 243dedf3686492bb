import AdjustableCore

/// An option of the command line: one row of the table from which the parser, the help, the completions
/// and the manual page are made.
struct CommandOption: Sendable {
  let id: OptionName
  /// What stands behind it; nil where it stands alone.
  ///
  /// In brackets, it may be left out, and stands behind an equals sign.
  let argument: String?
  /// The commands that take it.
  let commands: [ProgramCommand]
  /// The words that may stand behind it, where those are all, or the most common.
  let choices: [String]

  init(
    _ id: OptionName, _ argument: String?, for commands: [ProgramCommand],
    choices: [String] = []
  ) {
    self.id = id
    self.argument = argument
    self.commands = commands
    self.choices = choices
  }

  /// The option's name, without its hyphens.
  var name: String { id.rawValue }

  /// What help tells of it.
  var help: OptionHelp { OptionHelp(id, choices: choices) }

  /// The options that are not for one kind of question.
  static let general: [CommandOption] = [
    .init(
      .locale, "NAME",
      for: [.open, .transcript, .audit, .ask, .countdown, .draw]),
    .init(
      .verbosity, "LEVEL", for: [.open, .transcript, .ask, .countdown],
      choices: Verbosity.allCases.map(\.rawValue)),
    .init(
      .style, "NAME", for: [.open, .transcript, .ask, .countdown],
      choices: PhraseStyle.all.map(\.name)),
    .init(
      .json, nil, for: [.open, .transcript, .audit, .ask, .countdown]),
    .init(
      .keys, nil, for: [.open, .ask, .countdown]),
    .init(
      .script, "FILE", for: [.open, .ask]),
    .init(
      .output, "FILE", for: [.open]),
    .init(
      .announce, "POLICY", for: [.open, .countdown],
      choices: ["silent", "milestones", "second", "every"]),
    .init(
      .frames, nil, for: [.open, .countdown]),
    .init(
      .reduceMotion, nil, for: [.open, .countdown]),
    .init(
      .speech, "[=required]", for: [.open, .ask, .countdown],
      choices: ["required"]),
    .init(
      .strict, nil, for: [.audit]),
    .init(
      .junit, "FILE", for: [.audit]),
    .init(
      .sarif, "FILE", for: [.audit]),
    .init(
      .hand, "HAND", for: [.draw], choices: ["right", "left"]),
    .init(
      .pictureWidth, "POINTS", for: [.draw]),
    .init(.dump, nil, for: [.open]),
    .init(.help, nil, for: []),
    .init(.version, nil, for: []),
  ]

  /// The option as it is written: `--locale NAME`, `--speech[=required]`.
  var usage: String {
    typed + (argument.map { ($0.hasPrefix("[") ? "" : " ") + $0 } ?? "")
  }

  /// The option's name as it is typed.
  var typed: String { id.typed }

  /// Whether a file stands behind it.
  var takesFile: Bool { argument == "FILE" }
}

extension OptionName {
  /// The name as it is typed: `--locale`.
  var typed: String { "--" + rawValue }
}
