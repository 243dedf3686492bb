import AdjustableCore

/// The manual page, made from the tables of commands, options, line commands and keys.
enum ManPage {
  private static let language = English()

  /// The page, in the macros of man(7).
  static var text: String {
    [head, commands, options, lines, keys, tail].joined()
  }

  private static var head: String {
    """
    .\\" Made from the program's own tables; CONTRIBUTING.md says how to renew it.
    .TH A11Y\\-CONSOLE 1 \(Release.date) "a11y\\-console \(Release.version)" "User Commands"
    .\\" Neither stretched lines nor split words: some hear or feel the page.
    .ad l
    .nh
    .SH NAME
    a11y\\-console \\- adjust controls line by line, and hear what a screen reader would say
    .SH SYNOPSIS
    \(ProgramCommand.allCases.map { ".B a11y\\-console\n\(escaped($0.usage))" }
      .joined(separator: "\n.br\n"))
    .SH DESCRIPTION
    A person works the controls of a screen with lines or with keys; each of them is answered by one
    short line, which can be spoken as well.
    SCREEN is a JSON file, or one of the built\\-in screens
    \(escaped(BuiltInScreen.names.alternatives)).
    .PP
    Nothing is ever redrawn, and no escape sequence is written.

    """
  }

  private static var commands: String {
    ".SH COMMANDS\n"
      + ProgramCommand.allCases.map { paragraph($0.usage, language.summary(of: $0)) }.joined()
  }

  private static var options: String {
    ".SH OPTIONS\n"
      + CommandOption.general.map { paragraph($0.usage, language.summary(of: $0.help)) }.joined()
      + ".SS Options of ask\nKIND is \(escaped(AskOption.kinds.alternatives)).\n"
      + AskOption.all.map(\.option).map { paragraph($0.usage, language.summary(of: $0.help)) }
      .joined()
  }

  private static var lines: String {
    ".SH LINE COMMANDS\nA unique beginning of a name is enough, and a value alone sets it.\n"
      + CommandTable.entries.map(\.help).map {
        paragraph(language.names(of: $0), language.summary(of: $0))
      }.joined()
      + ".PP\nIn ask\n.B done\nor an empty line takes the value;\n.B cancel\ntakes none.\n"
  }

  private static var keys: String {
    ".SH KEYS\n"
      + KeyTable.bindings.map(\.help).map {
        paragraph(language.names(of: $0), language.summary(of: $0.purpose))
      }.joined()
  }

  private static var tail: String {
    """
    .SH ENVIRONMENT
    \(paragraph("LC_ALL, LC_MESSAGES, LANG", "The locale, where no option and no screen file names one."))\
    \(paragraph("A11Y_CONSOLE_SPEECH", "Where it is 1, as the option \\-\\-speech.", isEscaped: true))\
    \(paragraph("TERM", "Where it is dumb, ask reads lines and not keys."))\
    .SH EXIT STATUS
    \(ExitCode.allCases.map { paragraph("\($0.rawValue)", $0.summary) }.joined())\
    .SH EXAMPLES
    A script asks for a volume:
    .PP
    .RS 4
    .EX
    volume=$(a11y\\-console ask slider \\-\\-label Volume \\-\\-in 0...100 \\-\\-step 5 \\-\\-value 40)
    .EE
    .RE
    .SH SEE ALSO
    .BR spd\\-say (1),
    .BR dialog (1),
    .BR whiptail (1)

    """
  }

  private static func paragraph(
    _ term: String, _ text: String, isEscaped: Bool = false
  ) -> String {
    ".TP\n.B \(escaped(term))\n\(isEscaped ? text : escaped(text))\n"
  }

  /// A text in which nothing is a request of roff.
  static func escaped(_ text: String) -> String {
    let line = text.map { character -> String in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "\"": "\\(dq"
      case "'": "\\(aq"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "`": "\\(ga"
      default: String(character)
      }
    }.joined()
    return line.hasPrefix(".") ? "\\&" + line : line
  }
}

extension [String] {
  /// The words as a choice: `a, b or c`.
  fileprivate var alternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
