extension CommandOption {
  /// Every option, those of `ask` alone at the end.
  static let all = general + AskOption.all.map(\.option)

  /// The options that a command takes; of none those that stand without one.
  static func options(of command: ProgramCommand) -> [CommandOption] {
    all.filter { $0.commands.contains(command) }
  }
}
