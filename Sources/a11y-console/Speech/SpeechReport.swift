import AdjustableCore
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
    with worker: SpeechWorker, in language: any ConsoleLanguage = English(),
    looking: Duration = .seconds(6), speaking: Duration = .seconds(10)
  ) -> SpeechReport {
    let findings = worker.look(within: looking)
    guard let findings, findings.problem == nil || findings.problem == .noModule else {
      return SpeechReport(
        findings: findings, headerAtBuild: SpeechLibrary.headerAtBuild, spoken: .notSent)
    }
    worker.say(SpokenMessage(language.testSentence, language: language.tag))
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
  var lines: [SpeechReportLine] {
    var lines = [verdict, library, .headerAtBuild(headerAtBuild), server]
    if let findings, let modules = findings.modules {
      lines.append(.modules(modules))
      if let module = findings.moduleInUse { lines.append(.moduleInUse(module)) }
    }
    if let voices = findings?.voices {
      lines.append(.voices(count: voices.count, voices.prefix(5).map(\.name)))
    }
    lines.append(sentence)
    if !packages.isEmpty { lines.append(.toInstall(packages)) }
    return lines
  }

  /// The Debian packages that are missing.
  var packages: [String] { findings?.problem?.packages ?? [] }

  private var verdict: SpeechReportLine {
    if isGood { return .works }
    if let problem = findings?.problem { return .problem(problem) }
    return findings == nil ? .problem(.noAnswer) : .notHeard
  }

  private var library: SpeechReportLine {
    guard let findings else { return .libraryFoundServerSilent }
    if case .noLibrary(let said) = findings.problem { return .libraryNotFound(said: said) }
    guard let path = findings.library else { return .libraryNotLookedFor }
    guard !path.isEmpty else { return .library(nil) }
    return .library(
      SpeechLibraryFile(name: URL(fileURLWithPath: path).lastPathComponent, path: path))
  }

  private var server: SpeechReportLine {
    guard let findings else { return .serverSilent }
    return switch findings.problem {
    case nil, .noModule: .serverReachable
    case .noLibrary: .serverNotAsked
    case let problem?: .serverNotReachable(said: problem.said)
    }
  }

  private var sentence: SpeechReportLine {
    switch spoken {
    case .notSent: .sentenceNotSent
    case .notBegun: .sentenceNotBegun
    case .notEnded(let began): .sentenceNotEnded(began: began)
    case .spoken(let began, let ended): .sentenceSpoken(began: began, ended: ended)
    }
  }
}
