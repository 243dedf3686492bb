extension ExitCode {
  /// One sentence for the manual.
  var summary: String {
    switch self {
    case .success: "All is well."
    case .negative:
      "The answer is no: an audit has findings, ask was cancelled, or a countdown given up."
    case .usage: "The command line is wrong."
    case .badData: "A screen file is wrong, or a line of a piped session was."
    case .noInput: "A file is not there, or the input cannot be read."
    case .unavailable: "Speech was demanded and is not to be had."
    case .cannotCreate: "A file cannot be written."
    case .ioError: "Standard output cannot be written."
    case .interrupted: "Ended by Ctrl-C."
    }
  }
}
