/// What `--help` and `--version` print.
enum Usage {
  /// The help of a command, and of `ask` that of a kind; the whole help where no command is named.
  static func text(
    about command: ProgramCommand?, kind: String? = nil, in language: any ConsoleLanguage
  ) -> String {
    guard let command else { return text(in: language) }
    let general = CommandOption.general.filter { $0.commands.contains(command) }
    let own = command == .ask ? AskOption.options(of: kind) : []
    let usage = kind.map { command.usage.replacing("KIND", with: $0) } ?? command.usage
    let options = list(own + general, language)
    return """
      \(line(usage, language.summary(of: command)))
      \(options.isEmpty ? "" : "\n\(language.text(.options))\n\(options)\n")
      """
  }

  /// The whole help text.
  static func text(in language: any ConsoleLanguage) -> String {
    let commands = ProgramCommand.allCases.map { line($0.usage, language.summary(of: $0)) }
    return """
      \(language.text(.about))

      \(language.text(.commands))
      \(commands.joined(separator: "\n"))

      \(language.text(.moreHelp))

      \(language.text(.screens(BuiltInScreen.names)))

      \(language.text(.options))
      \(list(CommandOption.general, language))

      \(language.text(.questionOptions(kinds: AskOption.kinds)))
      \(list(AskOption.all.map(\.option), language))

      \(language.text(.session))

      """
  }

  private static func line(_ usage: String, _ summary: String) -> String {
    "  a11y-console \(usage)\n      \(summary)"
  }

  private static func list(_ options: [CommandOption], _ language: any ConsoleLanguage) -> String {
    options.map { "  \($0.usage)\n      \(language.summary(of: $0.help))" }
      .joined(separator: "\n")
  }
}
