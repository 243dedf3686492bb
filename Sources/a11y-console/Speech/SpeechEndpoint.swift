import Foundation

/// Where speech goes: which library, which server, and under which name.
struct SpeechEndpoint: Hashable, Sendable {
  /// The library's name for the loader, or its path.
  var library = "libspeechd.so.2"
  /// The name under which a person finds our settings in the server; it never changes.
  var client = "a11y-console"
  /// The server's socket, or nil for where SPEECHD_ADDRESS or the default points.
  var socketPath: String?
  /// The program that starts a server when none answers, or nil to start none.
  ///
  /// The library could start one by itself, but from our thread the server would inherit that
  /// every signal is blocked, and never end when it is told to.
  var starter: String?

  /// The person's own server, which is started where that is not switched off.
  ///
  /// Whoever sets SPEECHD_ADDRESS looks after the server there; none is started for them.
  static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> SpeechEndpoint {
    var endpoint = SpeechEndpoint()
    endpoint.starter = environment["SPEECHD_ADDRESS"] == nil ? "speech-dispatcher" : nil
    return endpoint
  }

  /// Whether a program of this name can be run from here.
  static func isInstalled(
    _ program: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(program)")
    }
  }
}
