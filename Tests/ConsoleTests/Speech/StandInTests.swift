import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

extension ConnectedSpeech {
  @Suite(
    "With a stand-in server", .enabled(if: SpeechNeed.library.isMet, SpeechNeed.library.remark),
    .timeLimit(.minutes(2)))
  struct StandIn {
    let server: StandInServer
    let endpoint: SpeechEndpoint

    init() throws {
      server = try StandInServer()
      endpoint = SpeechEndpoint(socketPath: server.path)
    }

    @Test("text and priority arrive exactly, and only what was asked for is set")
    func exactText() {
      let worker = SpeechWorker(endpoint: endpoint)
      #expect(worker.connect() == .ready)
      let messages = [
        SpokenMessage("Bedtime: 23:00. Adjustable."),
        SpokenMessage("..dots & <tags> \"quoted\" 45°", priority: .message),
        SpokenMessage("10 seconds", priority: .progress),
        SpokenMessage("Время вышло", priority: .important),
      ]
      for message in messages { worker.say(message) }
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      #expect(server.entries.map(\.text) == messages.map(\.text))
      #expect(server.entries.map(\.priority) == ["text", "message", "progress", "important"])
      for entry in server.entries {
        #expect(entry.settings["punctuation"] == "some")
        #expect(entry.settings["client_name"]?.hasSuffix(":a11y-console:main\"") == true)
        for untouched in ["rate", "pitch", "volume", "language", "output_module"] {
          #expect(entry.settings[untouched] == nil)
        }
      }
      #expect(worker.takeNotices().isEmpty)
    }

    @Test("what was asked for is set on every connection, the language of a message for it alone")
    func settings() throws {
      var settings = SpeechSettings()
      settings.rate = 40
      settings.language = "de-DE"
      let worker = SpeechWorker(endpoint: endpoint, settings: settings)
      worker.say(SpokenMessage("eins"))
      worker.say(SpokenMessage("two", language: "en"))
      worker.say(SpokenMessage("drei"))
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      server.kill()
      try server.start()
      worker.say(SpokenMessage("vier"))
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      #expect(server.entries.map(\.text) == ["eins", "two", "drei", "vier"])
      #expect(server.entries.map { $0.settings["rate"] } == ["40", "40", "40", "40"])
      #expect(server.entries.map { $0.settings["language"] } == ["de-DE", "en", "de-DE", "de-DE"])
    }

    @Test("a change is made, or refused with what is there")
    func changes() {
      let worker = SpeechWorker(endpoint: endpoint)
      #expect(worker.apply(.rate(50)) == .done)
      #expect(worker.apply(.voice("anna")) == .done)
      #expect(worker.apply(.module("copper")) == .done)
      #expect(worker.apply(.language("en-GB")) == .done)
      #expect(
        worker.apply(.voice("Carl")).refusal
          == "voice is \"Carl\"; allowed is Anna, Ben.")
      #expect(
        worker.apply(.module("lead")).refusal == "module is \"lead\"; allowed is Copper, tin.")
      #expect(
        worker.apply(.rate(500)).refusal
          == "rate is 500; allowed is a whole number from -100 to 100.")
      #expect(
        worker.apply(.voice("Anna\r\nSTOP ALL")).refusal
          == "voice is \"Anna\\r\\nSTOP ALL\"; allowed is a name on one line.")
      let sets = server.commands.filter { $0.uppercased().hasPrefix("SET") }
      #expect(sets.contains { $0.hasSuffix("RATE 50") })
      #expect(sets.contains { $0.contains("Anna") } && sets.contains { $0.contains("Copper") })
      #expect(sets.allSatisfy { $0.uppercased().hasPrefix("SET SELF") })
      #expect(!server.commands.contains { $0.contains("ALL") })
    }

    @Test("new input silences our own speech and nobody else's")
    func bargeIn() throws {
      let server = try StandInServer(endsAtOnce: false)
      let worker = SpeechWorker(endpoint: SpeechEndpoint(socketPath: server.path))
      worker.say(SpokenMessage("a long text"))
      #expect(server.waits { entries, _ in entries.count == 1 })
      worker.stop()
      worker.say(SpokenMessage("next"))
      #expect(server.waits { entries, _ in entries.count == 2 })
      let cancels = server.commands.filter { $0.uppercased().hasPrefix("CANCEL") }
      #expect(cancels.map { $0.uppercased() } == ["CANCEL SELF"])
      #expect(!server.commands.contains { $0.uppercased().contains("PAUSE") })
    }

    @Test("silence is not asked for when nothing is being spoken")
    func needlessStop() {
      let worker = SpeechWorker(endpoint: endpoint)
      worker.say(SpokenMessage("short"))
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      worker.stop()
      worker.say(SpokenMessage("short again"))
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      #expect(!server.commands.contains { $0.uppercased().hasPrefix("CANCEL") })
    }

    @Test("finishing waits for the last message to end")
    func finish() throws {
      let server = try StandInServer(endsAtOnce: false)
      let worker = SpeechWorker(endpoint: SpeechEndpoint(socketPath: server.path))
      worker.say(SpokenMessage("the last words"))
      #expect(server.waits { entries, _ in entries.count == 1 })
      Thread.detachNewThread {
        usleep(100_000)
        server.endSpeaking()
      }
      let clock = ContinuousClock.now
      #expect(worker.finish(within: .seconds(5)))
      #expect(.now - clock > .milliseconds(80))
      #expect(!server.commands.contains { $0.uppercased().hasPrefix("CANCEL") })
    }

    @Test("finishing drops a message that does not end in time")
    func finishTooLong() throws {
      let server = try StandInServer(endsAtOnce: false)
      let worker = SpeechWorker(endpoint: SpeechEndpoint(socketPath: server.path))
      worker.say(SpokenMessage("a very long story"))
      #expect(server.waits { entries, _ in entries.count == 1 })
      #expect(worker.finish(within: .milliseconds(400)))
      #expect(server.commands.contains { $0.uppercased() == "CANCEL SELF" })
    }

    @Test("dropping silences at once and says nothing that waited")
    func drop() throws {
      let server = try StandInServer(endsAtOnce: false)
      let worker = SpeechWorker(endpoint: SpeechEndpoint(socketPath: server.path))
      worker.say(SpokenMessage("spoken"))
      #expect(server.waits { entries, _ in entries.count == 1 })
      let clock = ContinuousClock.now
      worker.drop()
      #expect(.now - clock < .seconds(1))
      worker.say(SpokenMessage("after the end"))
      #expect(server.commands.contains { $0.uppercased() == "CANCEL SELF" })
      #expect(server.entries.map(\.text) == ["spoken"])
    }

    @Test("texts that break the library are made fit or not sent")
    func hostileTexts() throws {
      let worker = SpeechWorker(endpoint: endpoint)
      worker.say(SpokenMessage(""))
      worker.say(SpokenMessage("\u{1B}[2J \n"))
      worker.say(SpokenMessage(SpeechHygiene.repaired([0x56, 0xFF, 0x2E])))
      worker.say(SpokenMessage(String(repeating: "A sentence. ", count: 1 << 20 / 12)))
      worker.say(SpokenMessage("still\r\n.\r\nhere\0"))
      #expect(worker.waitUntilQuiet(within: .seconds(10)))
      let texts = server.entries.map(\.text)
      try #require(texts.count == 3)
      #expect(texts[0] == "V\u{FFFD}.")
      #expect(texts[1].utf8.count > 16_000 && texts[1].utf8.count <= 16_384)
      #expect(texts[1].hasSuffix("sentence."))
      #expect(texts[2] == "still . here")
      #expect(worker.takeNotices().isEmpty)
    }

    @Test("of 10,000 quick changes the last is spoken, and few others")
    func quickChanges() {
      let worker = SpeechWorker(endpoint: endpoint)
      #expect(worker.connect() == .ready)
      let clock = ContinuousClock.now
      for number in 1...10_000 {
        worker.stop()
        worker.say(SpokenMessage("\(number)", isValueChange: true))
      }
      let handedOver = ContinuousClock.now
      #expect(worker.waitUntilQuiet(within: .seconds(5)))
      #expect(server.entries.last?.text == "10000")
      #expect(handedOver - clock < .seconds(5))
      #expect(.now - handedOver < .seconds(1), "the last value lags behind")
    }

    @Test("the report says what there is and that a sentence was spoken")
    func report() {
      let report = SpeechReport.make(with: SpeechWorker(endpoint: endpoint))
      #expect(report.isGood)
      #expect(report.text.first == "Speech works.")
      #expect(report.text.contains("Output modules: tin, Copper."))
      #expect(report.text.contains("Module in use: tin."))
      #expect(report.text.contains("Voices: Anna, Ben."))
      #expect(report.text.last?.hasPrefix("Test sentence: begun after ") == true)
      #expect(server.entries.map(\.text) == [English().testSentence])
    }
  }
}
