import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

/// A golden transcript: a head that names the screen, then lines that are typed (`> `) and lines
/// that come back.
///
/// Time is a value here: it goes on with `tick` alone.
struct GoldenTranscript: CustomTestStringConvertible {
  let name: String
  let screen: String
  let options: [String: String]
  let text: String

  var testDescription: String { name }

  static let all: [GoldenTranscript] = {
    let urls = Bundle.module.urls(forResourcesWithExtension: "txt", subdirectory: "Transcripts")
    return (urls ?? []).map { $0 as URL }.sorted { $0.path < $1.path }.compactMap(read)
  }()

  private static func read(_ url: URL) -> GoldenTranscript? {
    guard let text = try? String(contentsOf: url, encoding: .utf8),
      let end = text.firstIndex(of: "\n")
    else { return nil }
    let head = text[..<end].split(separator: " ")
    guard let screen = head.first else { return nil }
    let options = head.dropFirst().compactMap { word -> (String, String)? in
      let parts = word.split(separator: "=")
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
    return GoldenTranscript(
      name: url.deletingPathExtension().lastPathComponent, screen: String(screen),
      options: Dictionary(options, uniquingKeysWith: { $1 }),
      text: String(text[text.index(after: end)...]))
  }

  /// The screen that the head names: a built-in one, or a countdown of a duration that has begun.
  private func opened(_ locale: Locale, at start: Date) throws -> Screen {
    guard screen == "countdown" else {
      return try BuiltInScreen.file(named: screen, locale: locale).screen
    }
    let file = try CountdownScreen.file(options["duration"] ?? "", locale: locale)
    return try CountdownScreen.begun(file.screen, at: start)
  }

  /// The same session, run: what was typed, and what comes back now.
  func replay() throws -> String {
    let locale = Locale(identifier: options["locale"] ?? "en_US")
    let start = Date(timeIntervalSinceReferenceDate: 0)
    var reader = ScreenReader(try opened(locale, at: start))
    reader.phrasing.verbosity = Verbosity(rawValue: options["verbosity"] ?? "") ?? .normal
    reader.phrasing.style =
      PhraseStyle.all.first { $0.name == options["style"] } ?? .voiceOver
    var session = Session(reader, now: start)
    var lines: [String] = []
    let output =
      options["json"] == "1" ? JSONOutput().line(for:) : { (reply: ConsoleReply) in reply.text }
    lines += session.open().map(output)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false)
    where line.hasPrefix(">") {
      lines.append(String(line))
      lines += session.handle(String(line.dropFirst(2)), at: start).replies.map(output)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

@Suite("Whole sessions come out letter for letter")
struct TranscriptTests {
  @Test("A session", arguments: GoldenTranscript.all)
  func session(transcript: GoldenTranscript) throws {
    #expect(try transcript.replay() == transcript.text)
  }

  @Test("The transcripts are there, one for each built-in screen at least")
  func there() {
    #expect(Set(GoldenTranscript.all.map(\.screen)).isSuperset(of: BuiltInScreen.names))
  }
}
