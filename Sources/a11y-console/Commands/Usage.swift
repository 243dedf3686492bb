/// What `--help` and `--version` print.
enum Usage {
  static let version = "0.1.0"

  /// The whole help text.
  static var text: String {
    let commands = InvocationParser.commands.map {
      "  a11y-console \($0.usage)\n      \($0.summary)"
    }
    let options = CommandOption.all.map { option in
      let argument = option.argument.map { ($0.hasPrefix("[") ? "" : " ") + $0 } ?? ""
      return "  --\(option.name)\(argument)\n      \(option.summary)"
    }
    return """
      a11y-console: adjusts controls line by line and says what a screen reader would say.

      Commands:
      \(commands.joined(separator: "\n"))

      SCREEN is a JSON file or a built-in screen: \(BuiltInScreen.names.joined(separator: ", ")).

      Options:
      \(options.joined(separator: "\n"))

      In a session type help for the line commands.

      """
  }
}
