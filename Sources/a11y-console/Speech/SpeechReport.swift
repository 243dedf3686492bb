import Foundation

/// What `a11y-console speech` says: what there is, what was heard, and what to install.
struct SpeechReport: Hashable, Sendable {
  /// What became of the test sentence.
  enum Sentence: Hashable, Sendable {
    /// It was not sent, since there is nothing to send it to.
    case notSent
    /// It was sent, and the server began nothing.
    case notBegun
    /// It was begun, and not ended within the time.
    case notEnded(began: Duration)
    /// It was begun and ended, so long after it was sent.
    case spoken(began: Duration, ended: Duration)
  }

  /// The sentence that is spoken as a test.
  static let sentence = "This is a11y-console speaking."

  /// What the look at the speech system found; nil if it took too long.
  var findings: SpeechFindings?
  /// The version of the library's header at build, or nil.
  var headerAtBuild: String?
  /// What became of the test sentence.
  var spoken: Sentence

  /// Whether a sentence was spoken from its beginning to its end.
  var isGood: Bool {
    if case .spoken = spoken { true } else { false }
  }

  /// Looks, speaks the test sentence and waits for it.
  static func make(
    with worker: SpeechWorker, looking: Duration = .seconds(6), speaking: Duration = .seconds(10)
  ) -> SpeechReport {
    let findings = worker.look(within: looking)
    guard let findings, findings.problem == nil || findings.problem == .noModule else {
      return SpeechReport(
        findings: findings, headerAtBuild: SpeechLibrary.headerAtBuild, spoken: .notSent)
    }
    worker.say(SpokenMessage(sentence, language: "en"))
    let ended = worker.waitUntilQuiet(within: speaking)
    let spoken: Sentence =
      switch worker.latestTimes {
      case (let began?, let end?) where ended: .spoken(began: began, ended: end)
      case (let began?, _): .notEnded(began: began)
      case (nil, _): .notBegun
      }
    return SpeechReport(
      findings: findings, headerAtBuild: SpeechLibrary.headerAtBuild, spoken: spoken)
  }

  /// The report line by line, what matters most first.
  var lines: [String] {
    var lines = [verdict]
    lines.append(libraryLine)
    lines.append("Header at build: \(headerAtBuild ?? "not there, and not needed").")
    lines.append(serverLine)
    if let findings, let modules = findings.modules {
      lines.append("Output modules: \(Self.list(modules)).")
      if let module = findings.moduleInUse { lines.append("Module in use: \(module).") }
    }
    if let voices = findings?.voices { lines.append(Self.line(about: voices)) }
    lines.append(sentenceLine)
    if !packages.isEmpty {
      lines.append("To install: apt install \(packages.joined(separator: " ")).")
    }
    return lines
  }

  /// The Debian packages that are missing.
  var packages: [String] { findings?.problem?.packages ?? [] }

  private var verdict: String {
    if isGood { return "Speech works." }
    if let problem = findings?.problem { return problem.line }
    return findings == nil ? SpeechProblem.noAnswer.line : "No speech is heard."
  }

  private var libraryLine: String {
    guard let findings else { return "Library: found, but the server does not answer." }
    if case .noLibrary(let said) = findings.problem { return "Library: not found; \(said)." }
    guard let path = findings.library else { return "Library: not looked for." }
    return path.isEmpty
      ? "Library: found." : "Library: \(URL(fileURLWithPath: path).lastPathComponent) at \(path)."
  }

  private var serverLine: String {
    guard let findings else { return "Server: no answer." }
    switch findings.problem {
    case nil, .noModule: return "Server: reachable."
    case .noLibrary: return "Server: not asked."
    case let problem?: return "Server: not reachable; \(problem.said ?? "no answer")."
    }
  }

  private var sentenceLine: String {
    switch spoken {
    case .notSent: "Test sentence: not sent."
    case .notBegun: "Test sentence: sent, and never begun."
    case .notEnded(let began): "Test sentence: begun after \(Self.time(began)), and not ended."
    case .spoken(let began, let ended):
      "Test sentence: begun after \(Self.time(began)), ended after \(Self.time(ended))."
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  private static func line(about voices: [SpeechVoice]) -> String {
    let names = voices.map(\.name)
    return names.count > 5
      ? "Voices: \(names.count), among them \(list(Array(names.prefix(5))))."
      : "Voices: \(list(names))."
  }

  /// A time as a person reads it; below a second in milliseconds.
  private static func time(_ duration: Duration) -> String {
    let seconds = duration / .seconds(1)
    return seconds < 1
      ? "\(Int((seconds * 1000).rounded())) ms" : "\((seconds * 10).rounded() / 10) s"
  }
}
