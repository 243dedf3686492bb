import AdjustableCore

/// Where what the console has to say becomes words.
extension ConsoleReply {
  /// A reply of the console itself.
  static func notice(_ notice: Notice, in language: any ConsoleLanguage) -> ConsoleReply {
    .notice(spoken: language.text(notice))
  }

  /// One line of what help says.
  static func list(_ line: HelpLine, in language: any ConsoleLanguage) -> ConsoleReply {
    .list(language.text(line))
  }

  /// A mistake; the session goes on.
  static func error(_ error: LineError, in language: any ConsoleLanguage) -> ConsoleReply {
    .error(error.code, language.text(error))
  }
}
