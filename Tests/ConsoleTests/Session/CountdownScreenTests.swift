import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

@Suite("The screen of the command countdown")
struct CountdownScreenTests {
  private func session(_ typed: String, locale: String = "en_US") throws -> Session {
    let file = try CountdownScreen.file(typed, locale: Locale(identifier: locale))
    let screen = try CountdownScreen.begun(file.screen, at: .seconds(0))
    return Session(ScreenReader(screen), now: .seconds(0))
  }

  @Test("It runs from the start, and can be held, made longer and run again")
  func course() throws {
    var session = try session("150s")
    #expect(
      session.opened() == [
        "Countdown, 1 element. Type help for commands.",
        "Time remaining: 2 minutes, 30 seconds. Adjustable. Type pause to hold. "
          + "Type + or - to adjust.",
      ])
    #expect(session.type("pause", at: 10) == ["2 minutes, 20 seconds. Paused."])
    #expect(session.nextChange == nil)
    #expect(session.type("resume", at: 100) == ["2 minutes, 20 seconds. Running."])
    #expect(session.type("extend", at: 100) == ["3 minutes, 20 seconds"])
    #expect(session.type("+", at: 100) == ["4 minutes, 20 seconds"])
    #expect(session.type("- 2", at: 100) == ["2 minutes, 20 seconds"])
    #expect(session.nextChange == .seconds(120))
    #expect(session.type("restart", at: 100) == ["2 minutes, 30 seconds. Running."])
    #expect(session.type("undo", at: 100) == ["2 minutes, 20 seconds"])
    #expect(session.type("-", at: 120) == ["2 minutes", "1 minute"])
    #expect(session.type("-", at: 121) == ["0 seconds", "Time is up."])
  }

  @Test("A short one has a short stride, so that one key too many does not end it")
  func stride() throws {
    var session = try session("33s")
    #expect(session.type("-", at: 0) == ["23 seconds"])
    #expect(session.type("extend", at: 1) == ["32 seconds"])
  }

  @Test("What is said late is followed by what is true by now")
  func late() throws {
    var session = try session("28s")
    _ = session.open()
    let replies = session.advance(to: .seconds(16))
    #expect(replies.map(\.text) == ["20 seconds", "Time remaining: 12 seconds. Adjustable."])
    #expect(replies.map(\.kind) == [.announcement, .focus])
    #expect(replies.map(\.priority) == [.progress, .progress])
    #expect(session.advance(to: .seconds(18.5)).map(\.text) == ["10"])
    #expect(session.advance(to: .seconds(40)).map(\.text) == ["Time is up."])
  }

  @Test("That it was begun is no change that could be taken back")
  func nothingToUndo() throws {
    var session = try session("1h30m")
    _ = session.open()
    #expect(session.type("undo", at: 1) == ["1 hour, 29 minutes, 59 seconds. Nothing to undo."])
  }

  @Test(
    "Lengths of time as people type them",
    arguments: [
      ("90s", 90.0), ("5m", 300), ("1h30m", 5400), ("10:00", 600), ("90", 90), ("1:00:00", 3600),
      ("5 minutes", 300), ("0s", 0), ("0.5", 0.5), ("10000000000", 1e10),
    ])
  func durations(typed: String, seconds: Double) throws {
    let session = try session(typed)
    #expect(session.reader.countdown?.duration == seconds)
    #expect(session.reader.countdown?.state == (seconds == 0 ? .over : .running))
  }

  @Test("In the words and numbers of the locale too")
  func german() throws {
    #expect(try session("2 Minuten", locale: "de_DE").reader.countdown?.duration == 120)
    #expect(try session("1,5h", locale: "de_DE").reader.countdown?.duration == 5400)
  }

  @Test(
    "What is no length of time is named, with what is allowed",
    arguments: [
      ("abc", "such as 90s, 5m, 1h30m, 10:00."), ("1e9h", "such as 90s, 5m, 1h30m, 10:00."),
      ("99:99:99", "such as 90s, 5m, 1h30m, 10:00."), ("nan", "such as 90s, 5m, 1h30m, 10:00."),
      ("−5s", "such as 90s, 5m, 1h30m, 10:00."), ("10000000001", "10000000000 seconds at most."),
      ("9999999h", "10000000000 seconds at most."),
    ])
  func mistakes(typed: String, allowed: String) {
    let error = #expect(throws: UsageError.self) {
      try CountdownScreen.file(typed, locale: Locale(identifier: "en_US"))
    }
    let said = error.map(English().text) ?? "none"
    #expect(said.hasPrefix("countdown is \(typed); allowed "))
    #expect(said.hasSuffix(allowed))
  }

  @Test("No time at all is up at once, and that is said")
  func nothing() throws {
    var session = try session("0s")
    #expect(session.opened().last == "Time is up.")
    #expect(session.nextChange == nil)
  }

  @Test("A minute is announced at nine instants, and slept through in between")
  func wakes() throws {
    var session = try session("60s")
    _ = session.open()
    var said: [String] = []
    while let next = session.nextChange, said.count < 100 {
      said += session.advance(to: next).map(\.text)
    }
    #expect(
      said == ["30 seconds", "20 seconds", "10", "5", "4", "3", "2", "1", "Time is up."])
    #expect(session.now == .seconds(60))
  }

  @Test(
    "Milestones may be dropped for newer ones by a speech output, the end goes before everything")
  func priorities() throws {
    var session = try session("60s")
    _ = session.open()
    let replies = [30.0, 40, 50].flatMap { session.advance(to: .seconds($0)) }
    #expect(replies.map(\.priority) == [.progress, .progress, .progress])
    #expect(session.advance(to: .seconds(61)).map(\.priority) == [.important])
  }

  @Test("It is saved as a screen that waits for start")
  func saving() throws {
    let file = try CountdownScreen.file("90s", locale: Locale(identifier: "en_US"))
    var session = try session("90s")
    _ = session.type("extend")
    let saved = file.saved(session.reader.screen)
    let again = try screenFile(saved).screen
    #expect(saved.contains(#""duration": 100"#))
    #expect(ScreenReader(again).countdown?.state == .waiting)
  }
}
