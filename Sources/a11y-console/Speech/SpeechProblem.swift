import Foundation

extension SpeechProblem {
  /// The problem that the library's words describe.
  static func opening(said words: String, installed: Bool) -> SpeechProblem {
    let plain = shortened(words)
    if plain.contains(SystemError.noPermission.message) { return .notPermitted(plain) }
    return .noServer(plain, installed: installed)
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

/// Whether there is speech.
enum SpeechAvailability: Hashable, Sendable {
  /// A server took our connection.
  case ready
  /// There is none, for this reason.
  case missing(SpeechProblem)
}
