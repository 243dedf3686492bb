import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

extension ConnectedSpeech {
  @Suite(
    "Speech lines of a session",
    .enabled(if: SpeechNeed.library.isMet, SpeechNeed.library.remark), .timeLimit(.minutes(2)))
  struct SpeechLines {
    let server: StandInServer

    init() throws { server = try StandInServer() }

    private func session(locale: String = "en_US") -> Speaker {
      let endpoint = SpeechEndpoint(socketPath: server.path)
      return Speaker(locale: Locale(identifier: locale)) {
        SpeechWorker(endpoint: endpoint, settings: $0)
      }
    }

    @Test("off is silent, on speaks, and off says so before it is silent again")
    func onAndOff() throws {
      var speech = session()
      speech.say([.notice("unheard")])
      #expect(speech.carryOut(.on).map(\.text) == ["Speech on."])
      speech.say([ConsoleReply(kind: .value, spoken: Spoken("45", aloud: "45 percent"))])
      #expect(server.waits { entries, _ in entries.last?.text == "45 percent" })
      #expect(speech.carryOut(.off).map(\.text) == ["Speech off."])
      speech.say([.notice("unheard")])
      #expect(server.entries.map(\.text) == ["Speech on.", "45 percent", "Speech off."])
      #expect(speech.carryOut(.off).map(\.text) == ["Speech off."])
    }

    @Test("how it sounds is kept while it is off, and from off to on again")
    func kept() throws {
      var speech = session()
      #expect(speech.carryOut(.change(.rate(30))).map(\.text) == ["Rate 30, when speech is on."])
      #expect(speech.carryOut(.on).map(\.kind) == [.notice])
      #expect(server.waits { entries, _ in entries.last?.settings["rate"] == "30" })
      #expect(speech.carryOut(.change(.pitch(-20))).map(\.text) == ["Pitch -20."])
      _ = speech.carryOut(.off)
      _ = speech.carryOut(.on)
      #expect(
        server.waits { entries, _ in
          entries.last?.text == "Speech on." && entries.last?.settings["rate"] == "30"
            && entries.last?.settings["pitch"] == "-20"
        })
    }

    @Test("stop is obeyed and not answered aloud")
    func stop() throws {
      var speech = session()
      _ = speech.carryOut(.on)
      #expect(server.waits { entries, _ in entries.count == 1 })
      let before = server.commands.count
      #expect(speech.carryOut(.stop).map(\.text) == ["Speech stopped."])
      #expect(server.waits { _, commands in commands.count > before })
      #expect(server.entries.count == 1)
    }

    @Test("a server that does not answer holds nobody up, and is told by a notice")
    func frozen() throws {
      server.freeze()
      var speech = session()
      let start = ContinuousClock.now
      #expect(speech.turnOn() == [])
      #expect(
        speech.carryOut(.change(.rate(5))).map(\.text) == ["Rate 5, when the server answers."])
      #expect(start.duration(to: .now) < .seconds(2))
      #expect(waits { !speech.notices().isEmpty })
      server.thaw()
      speech.drop()
    }
  }

  @Suite("Replies become messages")
  struct SpeechMessages {
    @Test("neighbours of one priority are one message; a value alone may be superseded")
    func messages() {
      let value = ConsoleReply(kind: .value, spoken: Spoken("23%", aloud: "23 percent"))
      #expect(
        SpeechOutput.messages(for: [value]) == [SpokenMessage("23 percent", isValueChange: true)])
      let limit = ConsoleReply(kind: .limit, spoken: "255. Max.")
      #expect(SpeechOutput.messages(for: [limit]).map(\.isValueChange) == [true])
      let lines = [ConsoleReply.notice("Saved."), .list("1. A"), .list("2. B."), .list("3. C")]
      #expect(
        SpeechOutput.messages(for: lines) == [
          SpokenMessage("Saved.", priority: .message), SpokenMessage("1. A. 2. B. 3. C"),
        ])
      #expect(SpeechOutput.messages(for: []).isEmpty)
    }
  }
}
