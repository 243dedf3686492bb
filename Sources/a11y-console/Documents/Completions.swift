extension Shell {
  /// The completions as they are printed.
  func text(in language: any ConsoleLanguage) -> String {
    switch self {
    case .bash: BashCompletions.text
    case .zsh: ZshCompletions.text(in: language)
    case .fish: FishCompletions.text(in: language)
    }
  }
}

/// What the completions of every shell are made of: the tables of commands and options.
enum Completions {
  /// What may stand behind a command.
  enum Operand: Hashable {
    /// A built-in screen or a file, once or again and again.
    case screen(repeats: Bool)
    case words([String])
  }

  /// What may stand behind a command, as its usage has it; nil where that is nothing, or anything.
  static func operand(of command: ProgramCommand) -> Operand? {
    for word in command.usage.split(separator: " ") {
      if word.contains("SCREEN") { return .screen(repeats: word.contains("...")) }
      if word == "KIND" { return .words(AskOption.kinds) }
      if word.contains("|") { return .words(word.split(separator: "|").map(String.init)) }
    }
    return nil
  }

  /// The options of a command, and those that stand without one.
  static func options(of command: ProgramCommand) -> [CommandOption] {
    CommandOption.options(of: command) + CommandOption.all.filter(\.commands.isEmpty)
  }

  /// The options that take something as a word of its own.
  static let withArgument = CommandOption.all.filter { $0.argument?.hasPrefix("[") == false }
}

extension String {
  /// The text as one word of a shell of the family of sh.
  var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
