extension StandardStreams {
  /// Writes a diagnostic of the program's own to standard error.
  static func complain(_ complaint: Complaint, in language: any ConsoleLanguage) {
    complain(language.text(complaint))
  }

  /// Says that standard output cannot be written; a reader that went away needs no telling.
  static func complain(outputFailed error: SystemError, in language: any ConsoleLanguage) {
    guard error != .readerIsGone else { return }
    complain(.outputUnwritable(reason: error.reason), in: language)
  }
}
