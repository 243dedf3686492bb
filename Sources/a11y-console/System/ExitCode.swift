/// How the program ends; the numbers are those of sysexits.
enum ExitCode: Int32, Error, CaseIterable {
  case success = 0
  /// All went well, and the answer is no: an audit has findings, a question was cancelled, or a countdown
  /// given up.
  case negative = 1
  /// The command line is wrong.
  case usage = 64
  /// A screen file or a piped line is wrong.
  case badData = 65
  /// A file to be read is not there or cannot be read.
  case noInput = 66
  /// Speech was demanded and is not to be had.
  case unavailable = 69
  /// A file cannot be written.
  case cannotCreate = 73
  /// Standard output cannot be written.
  case ioError = 74
  /// Ended by Ctrl-C.
  case interrupted = 130
}
