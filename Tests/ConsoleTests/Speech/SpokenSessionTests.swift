import Foundation
@preconcurrency import Glibc
import Testing

@testable import a11y_console

extension ConnectedSpeech {
  @Suite(
    "A session of the program, spoken",
    .enabled(if: SpeechNeed.server.isMet, SpeechNeed.server.remark), .timeLimit(.minutes(2)))
  struct SpokenSession {
    @Test("every line of a session on sleep is spoken, in order and in the screen's language")
    func sleep() throws {
      let server = try RealServer(.recorder(millisecondsPerCharacter: 0.1))
      let console = try SpokenConsole("sleep", on: server)
      var spoken = [
        "Sleep, 4 elements. Type help for commands.",
        "Bedtime: 23:00. Adjustable. Type + or - to adjust.",
      ]
      try #require(waits { server.finished == spoken }, "\(server.finished)")
      for (line, words) in [
        ("+", "23:15"), ("next", "Wake up: 07:00. Adjustable."), ("- 2", "06:30"),
        ("read", "Wake up: 06:30. Adjustable."), ("next", "7 hours, 15 minutes of sleep"),
        ("first", "Sleep. Heading."), ("p", "Sleep. Heading. First element."),
      ] {
        try console.type(line)
        spoken.append(words)
        try #require(waits { server.finished == spoken }, "\(server.finished)")
      }
      try console.type("quit")
      #expect(console.end(within: 3) == 0)
      let begun = server.records.filter { $0.event == "begin" }
      #expect(begun.allSatisfy { $0.fields["language"] == "en-us" })
      #expect(begun.allSatisfy { $0.fields["punctuation_mode"] == "some" })
    }

    @Test("200 increments within a second end with the last value, spoken without delay")
    func heldKey() throws {
      let server = try RealServer(.recorder(millisecondsPerCharacter: 30))
      let console = try SpokenConsole("volume", on: server)
      try #require(waits { server.begun.count == 1 })
      try console.type("min")
      for number in 1...200 {
        try console.type(number <= 151 ? (number % 3 == 0 ? "-" : "+") : "-")
        usleep(5_000)  // the pace of the keyboard is what this test is about
      }
      try console.type("set 45")
      let released = monotonicSeconds()
      try #require(waits { server.finished.last == "45" })
      let last = try #require(server.records.last { $0.event == "begin" })
      #expect(last.time - released < 0.3, "begun \(last.time - released) s after the last key")
      #expect(console.lines.last == "45")
      #expect(console.lines.count == 204, "every line is printed")
    }

    @Test("quit lets the last message be heard, Ctrl-C does not")
    func endings() throws {
      let server = try RealServer(.recorder(millisecondsPerCharacter: 8))
      let console = try SpokenConsole("volume", on: server)
      try console.type("read", "quit")
      #expect(console.end(within: 4) == 0)
      #expect(server.finished.last == "Volume: 100. Adjustable.")
      let other = try SpokenConsole("volume", on: server)
      #expect(waits { server.records.last?.event == "begin" })
      other.signal(SIGINT)
      #expect(other.end(within: 2) == 130)
      #expect(waits { server.records.last?.event == "stop" })
    }

    @Test("a frozen server costs no line, and quit ends in time")
    func frozen() throws {
      let server = try RealServer(.recorder(millisecondsPerCharacter: 0.1))
      let console = try SpokenConsole("volume", on: server)
      try #require(waits { server.finished.count == 2 })
      server.signal(SIGSTOP)
      let start = monotonicSeconds()
      for _ in 1...10 { try console.type("+", "-") }
      #expect(waits { console.lines.count == 22 })
      #expect(monotonicSeconds() - start < 1)
      try console.type("quit")
      #expect(console.end(within: 3.5) == 0)
      server.kill()
    }

    @Test("a server killed and restarted costs no line, and the next line is spoken")
    func killedAndRestarted() throws {
      let server = try RealServer(.recorder(millisecondsPerCharacter: 0.1))
      let console = try SpokenConsole("volume", on: server)
      try #require(waits { server.finished.count == 2 })
      server.kill()
      try console.type("+")
      try #require(waits { console.lines.contains { $0.hasPrefix("No speech: ") } })
      #expect(console.lines.contains("105"))
      try server.start()
      try console.type("+")
      try #require(waits { server.finished.last == "110" })
      try console.type("quit")
      #expect(console.end(within: 3) == 0)
    }
  }
}

extension RealServer {
  /// The texts that were spoken to their end, in order.
  fileprivate var finished: [String] { records.filter { $0.event == "end" }.map(\.text) }
}
