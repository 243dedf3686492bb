import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

@Suite("Whatever is typed, a session answers and goes on")
struct SessionFuzzTests {
  private static let pieces = [
    "+", "-", "page+", "page-", "min", "max", "undo", "reset", "next", "previous", "first", "last",
    "go 1", "go 3", "go 99", "start", "pause", "resume", "restart", "extend", "extend 1m",
    "tick 1s", "tick 1h", "tick 9999999999s", "+ 3", "- 9223372036854775807", "page+ 12345678901",
    "set 1", "set -1", "1e308", "22:30", "$100", "1/250", "50%", "٤٥", "values", "list", "hint",
    "again", "history 3", "verbosity verbose", "verbosity brief", "style strict", "transcript",
    "help", "help +", "nonsense", "", "  ", "set \u{0}", "go \u{301}", "\u{202E}abc", "speech stop",
  ]

  @Test("Thousands of seeded lines on every built-in screen", arguments: BuiltInScreen.names)
  func lines(screen: String) throws {
    var random = SplitMix64(seed: 11)
    let file = try BuiltInScreen.file(named: screen, locale: Locale(identifier: "en_US"))
    var session = Session(ScreenReader(file.screen), now: Date(timeIntervalSinceReferenceDate: 0))
    _ = session.open()
    var now = 0.0
    for _ in 0..<1_500 {
      let line = Self.pieces.randomElement(using: &random) ?? ""
      now += Double.random(in: 0...2, using: &random)
      let turn = session.handle(line, at: Date(timeIntervalSinceReferenceDate: now))
      #expect(turn.effect != nil || !turn.replies.isEmpty, "\(line)")
      for reply in turn.replies {
        #expect(!reply.text.isEmpty, "\(line)")
        let fields = try JSONSerialization.jsonObject(
          with: Data(JSONOutput().line(for: reply).utf8))
        #expect((fields as? [String: Any])?["kind"] != nil, "\(line)")
      }
    }
    // What is left can be saved, and opens again with the same values.
    let saved = file.saved(session.reader.screen)
    let again = try ScreenFile(
      Array(saved.utf8), name: "saved", fallback: Locale(identifier: "en_US"))
    let before = session.reader.elementIDs.map { session.reader.element($0)?.value }
    let reader = ScreenReader(again.screen)
    let after = reader.elementIDs.map { reader.element($0)?.value }
    if screen != "timer" { #expect(before == after) }
  }
}
