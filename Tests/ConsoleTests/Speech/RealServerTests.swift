import AdjustableCore
import Foundation
@preconcurrency import Glibc
import Testing

@testable import a11y_console

extension ConnectedSpeech {
  @Suite(
    "With a real server and a recording module",
    .enabled(if: SpeechNeed.server.isMet, SpeechNeed.server.remark), .timeLimit(.minutes(2)))
  struct Real {
    @Test("the texts of a session come in order, with their language and some punctuation")
    func session() throws {
      let server = try RealServer(.recorder(millisecondsPerCharacter: 0.2))
      var settings = SpeechSettings()
      settings.language = "en-US"
      let worker = SpeechWorker(endpoint: server.endpoint, settings: settings)
      #expect(worker.connect() == .ready)
      let session: [SpokenMessage] = [
        SpokenMessage("Sleep, 4 elements. Type help for commands."),
        SpokenMessage("Bedtime: 23:00. Adjustable. Type + or - to adjust."),
        SpokenMessage("23:15", isValueChange: true),
        SpokenMessage("Wake up: 07:00. Adjustable."),
        SpokenMessage("06:30", isValueChange: true),
        SpokenMessage("Aufwachen: 06:30. Einstellbar.", language: "de-DE"),
        SpokenMessage("Saved.", priority: .message),
      ]
      for message in session {
        worker.stop()
        worker.say(message)
        #expect(worker.waitUntilQuiet(within: .seconds(5)))
      }
      let begun = server.records.filter { $0.event == "begin" }
      #expect(begun.map(\.text) == session.map(\.text))
      // The server hands languages on in small letters.
      #expect(
        begun.map { $0.fields["language"] }
          == session.map { ($0.language ?? "en-US").lowercased() })
      #expect(begun.allSatisfy { $0.fields["punctuation_mode"] == "some" })
      #expect(server.records.filter { $0.event == "end" }.map(\.text) == session.map(\.text))
      #expect(worker.takeNotices().isEmpty)
    }

    @Test(
      "spoken twins reach the engine as they are",
      arguments: [
        "23 percent", "60 US dollars", "one 125th of a second", "23:00", "minus 5 degrees Celsius",
        "1 minute, 5 seconds", "23%", "$60", "-5 °C", "1/125", "a < b & c",
      ])
    func twins(text: String) throws {
      let server = try RealServer(.recorder(millisecondsPerCharacter: 0))
      let worker = SpeechWorker(endpoint: server.endpoint)
      worker.say(SpokenMessage(text))
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      #expect(server.begun == [text])
    }

    @Test("a held key speaks the last value and does not lag behind it")
    func heldKey() throws {
      let server = try RealServer(.recorder(millisecondsPerCharacter: 50))
      let worker = SpeechWorker(endpoint: server.endpoint)
      #expect(worker.connect() == .ready)
      for number in 1...200 {
        worker.stop()
        worker.say(SpokenMessage("\(number) percent", isValueChange: true))
        usleep(5_000)  // the pace of the keyboard is what this test is about
      }
      let released = monotonicSeconds()
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      let last = try #require(server.records.last { $0.event == "begin" })
      #expect(last.text == "200 percent")
      #expect(last.time - released < 0.3, "begun \(last.time - released) s after the last key")
      #expect(server.records.last?.event == "end")
    }

    @Test("new input cuts off what is being spoken")
    func bargeIn() throws {
      let server = try RealServer(.recorder(millisecondsPerCharacter: 100))
      let worker = SpeechWorker(endpoint: server.endpoint)
      worker.say(SpokenMessage(String(repeating: "A long story. ", count: 20)))
      #expect(waits { server.begun.count == 1 })
      worker.stop()
      #expect(waits { server.records.last?.event == "stop" })
      worker.say(SpokenMessage("Next."))
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      #expect(server.begun.last == "Next.")
    }

    @Test("a text cuts off a text, a notice waits its turn, and an alarm cuts off both")
    func priorities() throws {
      let server = try RealServer(.recorder(millisecondsPerCharacter: 20))
      let worker = SpeechWorker(endpoint: server.endpoint)
      let long = String(repeating: "word ", count: 40)
      worker.say(SpokenMessage("text one " + long))
      #expect(waits { server.begun.count == 1 })
      worker.say(SpokenMessage("text two"))
      #expect(waits { server.begun.count == 2 })
      worker.say(SpokenMessage("notice one", priority: .message))
      worker.say(SpokenMessage("notice two", priority: .message))
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      worker.say(SpokenMessage("notice three " + long, priority: .message))
      #expect(waits { server.begun.last?.hasPrefix("notice three") == true })
      worker.say(SpokenMessage("Time is up.", priority: .important))
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      let ends = server.records.filter { $0.event != "begin" }
      #expect(
        ends.map { "\($0.text.prefix(9)) \($0.event)" } == [
          "text one  stop", "text two stop", "notice on end", "notice tw end", "notice th stop",
          "Time is u end",
        ])
    }

    @Test("quitting finishes the last message")
    func finish() throws {
      let server = try RealServer(.recorder(millisecondsPerCharacter: 10))
      let worker = SpeechWorker(endpoint: server.endpoint)
      worker.say(SpokenMessage("The last words of the session."))
      #expect(worker.finish(within: .seconds(2)))
      #expect(server.records.map(\.event) == ["begin", "end"])
    }

    @Test("a server killed in mid-message and restarted speaks the next line")
    func killedAndRestarted() throws {
      let server = try RealServer(.recorder(millisecondsPerCharacter: 50))
      let worker = SpeechWorker(endpoint: server.endpoint)
      worker.say(SpokenMessage("This is cut off by the death of the server."))
      #expect(waits { server.begun.count == 1 })
      server.kill()
      worker.stop()
      worker.say(SpokenMessage("Nobody hears this."))
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      #expect(worker.takeNotices().count == 1)
      try server.start()
      worker.say(SpokenMessage("Back."))
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      #expect(server.begun.last == "Back.")
      #expect(worker.takeNotices().isEmpty)
    }

    @Test("a frozen server never holds the caller, and speaks the newest value when it goes on")
    func frozen() throws {
      let server = try RealServer(.recorder(millisecondsPerCharacter: 1))
      let worker = SpeechWorker(endpoint: server.endpoint)
      #expect(worker.connect() == .ready)
      server.signal(SIGSTOP)
      var held: [Duration] = []
      for number in 1...1000 {
        let clock = ContinuousClock.now
        worker.stop()
        worker.say(SpokenMessage("\(number) percent", isValueChange: true))
        held.append(.now - clock)
      }
      held.sort()
      #expect(held[989] < .milliseconds(1), "99th percentile of \(held.count) calls")
      server.signal(SIGCONT)
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      #expect(server.begun.last == "1000 percent")
      server.signal(SIGSTOP)
      worker.say(SpokenMessage("Unheard."))
      let clock = ContinuousClock.now
      #expect(!worker.finish(within: .milliseconds(300)))
      #expect(.now - clock < .seconds(1))
      server.kill()
    }

    @Test("the report names the module in use and the times of the test sentence")
    func report() throws {
      let server = try RealServer(.recorder(millisecondsPerCharacter: 1))
      let report = SpeechReport.make(with: SpeechWorker(endpoint: server.endpoint))
      #expect(report.isGood)
      #expect(report.text.contains("Module in use: recorder."))
      #expect(report.text.contains("Voices: recorder, Schreiber."))
      #expect(server.begun == [English().testSentence])
    }

    @Test("a voice and a language are checked against the module's voices")
    func names() throws {
      let server = try RealServer(.recorder(millisecondsPerCharacter: 0))
      let worker = SpeechWorker(endpoint: server.endpoint)
      #expect(worker.apply(.voice("schreiber")) == .done)
      #expect(worker.apply(.language("de")) == .done)
      #expect(worker.apply(.rate(30)) == .done)
      #expect(
        worker.apply(.language("fr")).refusal == "language is \"fr\"; allowed is de-DE, en-US.")
      worker.say(SpokenMessage("Hallo"))
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      let fields = try #require(server.records.first).fields
      #expect(fields["rate"] == "30" && fields["language"] == "de")
    }
  }
}
