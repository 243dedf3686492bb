import Foundation
@preconcurrency import Glibc
import Testing

@testable import a11y_console

extension ConnectedSpeech {
  @Suite(
    "Keys, spoken", .enabled(if: SpeechNeed.server.isMet, SpeechNeed.server.remark),
    .timeLimit(.minutes(2)))
  struct SpokenKeys {
    /// The program at a terminal, with speech on a server of the tests.
    private func terminal(_ arguments: [String], on server: RealServer) throws -> Terminal {
      try Terminal(
        arguments + ["--speech", "--locale", "en_US"],
        environment: ["SPEECHD_ADDRESS": "unix_socket:\(server.socketPath)"])
    }

    @Test("300 presses of a held arrow end with the last value, spoken without delay")
    func held() throws {
      let server = try RealServer(.recorder(millisecondsPerCharacter: 30))
      let terminal = try terminal(["volume", "--keys"], on: server)
      try #require(terminal.shows("to adjust.\n"))
      terminal.type("\u{1B}[H")
      for number in 1...300 {
        terminal.type(number <= 250 ? (number % 5 == 0 ? "\u{1B}[B" : "\u{1B}[A") : "\u{1B}[A")
        usleep(3_000)  // the pace of the keyboard is what this test is about
      }
      terminal.type("\u{1B}[6~")
      let released = monotonicSeconds()
      try #require(waits { server.records.last { $0.event == "end" }?.text == "230" })
      let last = try #require(server.records.last { $0.event == "begin" })
      #expect(last.text == "230")
      #expect(last.time - released < 0.3, "begun \(last.time - released) s after the last key")
      terminal.type("q")
      #expect(terminal.end() == 0)
      #expect(terminal.output.split(separator: "\n").count == 2 + 302, "every line is printed")
    }

    @Test("A question is spoken, and what is typed for it; s silences it")
    func question() throws {
      let server = try RealServer(.recorder(millisecondsPerCharacter: 0.1))
      let terminal = try terminal(
        ["ask", "dial", "--value", "23,7", "--format", "clock"], on: server)
      try #require(terminal.shows("to adjust.\n"))
      try #require(
        waits {
          server.records.contains { $0.text.hasPrefix("Press Enter to take 23:00 and 07:00") }
        }, "\(server.records)")
      for (keys, words) in [
        ("+", "23:15"), ("6", "6 typed. Enter takes it, Escape drops it."), ("\r", "06:00"),
      ] {
        terminal.type(keys)
        #expect(
          waits { server.records.contains { $0.event == "end" && $0.text == words } },
          "\(server.records)")
      }
      terminal.type("s")
      #expect(terminal.shows("Speech stopped.\n"))
      terminal.type("\r")
      #expect(terminal.end() == 0)
      #expect(terminal.output.hasSuffix("06:00 and 07:00. Taken.\n6 7\n"))
    }

    @Test("A server for which the library ends the program leaves the terminal as it was")
    func libraryEnds() throws {
      let server = try StandInServer()
      let terminal = try Terminal(
        ["volume", "--keys", "--speech"],
        environment: ["SPEECHD_ADDRESS": "unix_socket:\(server.path)"])
      try #require(terminal.shows("to adjust.\n"))
      #expect(terminal.settings != terminal.before)
      #expect(server.waits { entries, _ in entries.count == 2 })
      server.misbehave(.nonsense)
      terminal.type("+")
      #expect(terminal.end() == 1)
      #expect(terminal.settings == terminal.before)
      #expect(terminal.output.contains("\n105\n"))
    }
  }
}
