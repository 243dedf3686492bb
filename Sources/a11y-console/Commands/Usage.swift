/// What `--help` and `--version` print.
enum Usage {
  static let version = "0.1.0"
  /// The day of the version, for the manual.
  static let date = "2026-11-30"

  /// The help of a command, and of `ask` that of a kind; the whole help where no command is named.
  static func text(about command: String?, kind: String? = nil) -> String {
    guard let entry = InvocationParser.commands.first(where: { $0.name == command }) else {
      return text
    }
    let general = CommandOption.general.filter { $0.commands.contains(entry.name) }
    let own = entry.name == "ask" ? AskOption.options(of: kind) : []
    let usage = kind.map { entry.usage.replacing("KIND", with: $0) } ?? entry.usage
    let options = list(own + general)
    return """
      \(line(usage, entry.summary))
      \(options.isEmpty ? "" : "\nOptions:\n\(options)\n")
      """
  }

  /// The whole help text.
  static var text: String {
    let commands = InvocationParser.commands.map { line($0.usage, $0.summary) }
    return """
      a11y-console: adjusts controls line by line and says what a screen reader would say.

      Commands:
      \(commands.joined(separator: "\n"))

      --help behind a command says what goes with it, behind ask and a kind what that kind takes.

      SCREEN is a JSON file or a built-in screen: \(BuiltInScreen.names.joined(separator: ", ")).

      Options:
      \(list(CommandOption.general))

      Options of ask, whose KIND is \(AskOption.kinds.alternatives):
      \(list(AskOption.all.map(\.option)))

      In a session type help for the line commands. Where keys are taken, press ? and a key.

      """
  }

  private static func line(_ usage: String, _ summary: String) -> String {
    "  a11y-console \(usage)\n      \(summary)"
  }

  private static func list(_ options: [CommandOption]) -> String {
    options.map { "  \($0.usage)\n      \($0.summary)" }.joined(separator: "\n")
  }
}
