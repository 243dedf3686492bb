/// What `--help` and `--version` print.
enum Usage {
  static let version = "0.1.0"
  /// The day of the version, for the manual.
  static let date = "2026-11-30"

  /// The whole help text.
  static var text: String {
    let commands = InvocationParser.commands.map {
      "  a11y-console \($0.usage)\n      \($0.summary)"
    }
    let list = { (options: [CommandOption]) in
      options.map { "  \($0.usage)\n      \($0.summary)" }.joined(separator: "\n")
    }
    return """
      a11y-console: adjusts controls line by line and says what a screen reader would say.

      Commands:
      \(commands.joined(separator: "\n"))

      SCREEN is a JSON file or a built-in screen: \(BuiltInScreen.names.joined(separator: ", ")).

      Options:
      \(list(CommandOption.general))

      Options of ask, whose KIND is \(AskOption.kinds.alternatives):
      \(list(AskOption.all.map(\.option)))

      In a session type help for the line commands. Where keys are taken, press ? and a key.

      """
  }
}
