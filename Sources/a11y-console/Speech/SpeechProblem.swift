import Foundation

/// Why nothing is spoken.
enum SpeechProblem: Error, Hashable, Sendable {
  /// The client library cannot be loaded; with the loader's reason.
  case noLibrary(String)
  /// No server answers; with what the library said, and whether the server is installed.
  case noServer(String, installed: Bool)
  /// There is a socket, and we may not use it.
  case notPermitted(String)
  /// The server accepts, and then says nothing.
  case noAnswer
  /// The server has nothing to speak with.
  case noModule
  /// The server would not take a text.
  case refused
  /// The connection broke, and a new one was no better.
  case lost

  /// The problem that the library's words describe.
  static func opening(said words: String, installed: Bool) -> SpeechProblem {
    let plain = shortened(words)
    if plain.contains(String(cString: strerror(EACCES))) { return .notPermitted(plain) }
    return .noServer(plain, installed: installed)
  }

  /// One line for the person: what is missing, and the Debian package that brings it.
  var line: String {
    switch self {
    case .noLibrary:
      "No speech: libspeechd.so.2 was not found. Install libspeechd2 and speech-dispatcher."
    case .noServer(_, installed: false):
      "No speech: Speech Dispatcher is not there. Install speech-dispatcher."
    case .noServer(let said, installed: true):
      "No speech: Speech Dispatcher is installed, but no server answers. \(said)."
    case .notPermitted(let said):
      "No speech: the server's socket is not permitted. \(said)."
    case .noAnswer:
      "No speech: the speech server does not answer."
    case .noModule:
      "No speech: Speech Dispatcher has no output module. Install speech-dispatcher-espeak-ng."
    case .refused:
      "No speech: the speech server refused the text. Text goes on."
    case .lost:
      "No speech: the connection to the speech server was lost. Text goes on."
    }
  }

  /// The Debian packages to install, most needed first.
  var packages: [String] {
    switch self {
    case .noLibrary: ["libspeechd2", "speech-dispatcher"]
    case .noServer(_, installed: false): ["speech-dispatcher"]
    case .noModule: ["speech-dispatcher-espeak-ng"]
    default: []
    }
  }

  /// What the library said, where it said something.
  var said: String? {
    switch self {
    case .noLibrary(let said), .noServer(let said, _), .notPermitted(let said): said
    case .noAnswer, .noModule, .refused, .lost: nil
    }
  }

  /// The library's words without its own frame around them, on one line.
  private static func shortened(_ words: String) -> String {
    var plain = words.split(whereSeparator: \.isNewline).joined(separator: " ")
    if plain.hasPrefix("Error: ") { plain.removeFirst("Error: ".count) }
    if let frame = plain.range(of: ". Autospawn: ") { plain.removeSubrange(frame.lowerBound...) }
    while plain.last == "." || plain.last == " " { plain.removeLast() }
    return plain
  }
}

/// What is said about speech that stops working in the middle of a session.
enum SpeechNotice {
  /// Texts are taken and nothing comes of them: no sound device, or a dead output module.
  static let nothingBegun =
    "Nothing spoken for 2 seconds: the server is busy with another program, or has no sound."
  /// A call does not come back: the server is stopped or does not speak its own protocol.
  static let noAnswer =
    "No speech: the speech server has not answered for 2 seconds. Text goes on."
}

/// Whether there is speech.
enum SpeechAvailability: Hashable, Sendable {
  /// A server took our connection.
  case ready
  /// There is none, for this reason.
  case missing(SpeechProblem)

  /// The line to print, or nil where there is speech.
  var line: String? {
    switch self {
    case .ready: nil
    case .missing(let problem): problem.line
    }
  }
}
