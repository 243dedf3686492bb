import Foundation
import Testing

@testable import a11y_console

extension ConnectedSpeech {
  @Suite(
    "What the program says, and how it stands to other speech",
    .enabled(if: SpeechNeed.library.isMet, SpeechNeed.library.remark), .timeLimit(.minutes(2)))
  struct SpokenWords {
    /// A screen whose values are read wrongly from their written form.
    private static let screen = """
      {"title": "Words", "items": [
        {"type": "slider", "label": "Volume", "value": 23, "maximum": 100, "step": 1, "format": "percent"},
        {"type": "slider", "label": "Price", "value": 60, "maximum": 100, "step": 5,
          "format": {"kind": "currency", "code": "USD", "fractionDigits": 0}},
        {"type": "wheel", "label": "Shutter", "ladder": "shutter", "values": [0.004, 0.008], "value": 0.008},
        {"type": "slider", "label": "Bedtime", "value": 23, "maximum": 24, "step": 1, "format": "clock"},
        {"type": "slider", "label": "Fridge", "value": -5, "minimum": -10, "maximum": 10, "step": 1,
          "format": {"kind": "unit", "other": "{value} °C"}}
      ]}
      """

    private static let expected = [
      "Volume: 23 percent. Adjustable.", "Price: 60 US dollars. Adjustable.",
      "Shutter: one 125th of a second. Adjustable. 2 of 2.", "Bedtime: 23:00. Adjustable.",
      "Fridge: minus 5 degrees Celsius. Adjustable.",
    ]

    private func inFile(_ body: (String) throws -> Void) throws {
      let path = NSTemporaryDirectory() + "/\(UUID().uuidString).json"
      defer { try? FileManager.default.removeItem(atPath: path) }
      try Self.screen.write(toFile: path, atomically: true, encoding: .utf8)
      try body(path)
    }

    @Test("values are said as a person would say them, and printed as they are written")
    func values() throws {
      try inFile { path in
        let server = try StandInServer()
        let console = try SpokenConsole(path, socketPath: server.path)
        for index in 1...5 {
          try console.type("go \(index)")
          let words = Self.expected[index - 1]
          #expect(server.waits { entries, _ in entries.last?.text == words }, "\(words)")
        }
        try console.type("- 20")
        #expect(
          server.waits { entries, _ in
            entries.last?.text == "minus 10 degrees Celsius. Minimum."
          })
        try console.type("quit")
        #expect(console.end(within: 3) == 0)
        #expect(console.lines.contains("Fridge: -5 °C. Adjustable."))
        #expect(console.lines.last == "-10 °C. Minimum.")
      }
    }

    @Test(
      "they reach the engine so, through a real server as it is configured by default",
      .enabled(if: SpeechNeed.server.isMet, SpeechNeed.server.remark))
    func realServer() throws {
      try inFile { path in
        let server = try RealServer(.recorder(millisecondsPerCharacter: 0))
        let console = try SpokenConsole(path, on: server)
        for index in 1...5 {
          try console.type("go \(index)")
          #expect(waits { server.begun.last == Self.expected[index - 1] }, "\(server.begun)")
        }
        try console.type("quit")
        #expect(console.end(within: 3) == 0)
      }
    }

    @Test("every new line silences our own speech first, and nobody else's")
    func silences() throws {
      let server = try StandInServer(endsAtOnce: false)
      let console = try SpokenConsole("volume", socketPath: server.path)
      try #require(server.waits { entries, _ in entries.count == 2 })
      let cancels = { (commands: [String]) in commands.filter { $0.hasPrefix("CANCEL") }.count }
      for line in ["read", "help go", "nonsense", "undo"] {
        let (spoken, before) = (server.entries.count, cancels(server.commands))
        try console.type(line)
        // What was waiting still is dropped without a word to the server, so wait until it is not.
        #expect(
          server.waits { entries, commands in
            entries.count > spoken && cancels(commands) > before
          }, "\(line)")
      }
      try console.type("quit")
      #expect(console.end(within: 6) == 65)  // for the line that was nonsense
      let orders = server.commands.filter { $0.hasPrefix("STOP") || $0.hasPrefix("CANCEL") }
      #expect(orders.allSatisfy { $0.hasSuffix(" SELF") })
    }

    @Test("each kind of line has its priority, and all have the screen's language")
    func priorities() throws {
      let server = try StandInServer()
      let console = try SpokenConsole("timer", socketPath: server.path)
      for (line, words, priority) in [
        ("", "Time remaining: 3 seconds", "text"), ("start", "3 seconds. Running.", "text"),
        ("tick 1s", "2", "progress"), ("first", "Get ready. Heading.", "text"),
        ("set 5", "Get ready. Not adjustable.", "text"), ("tick 9s", "Time is up.", "important"),
        ("nonsense", "Unknown command: nonsense. Type help for commands.", "message"),
        ("verbosity brief", "Verbosity brief.", "message"),
      ] {
        try console.type(line)
        #expect(
          server.waits { entries, _ in
            entries.last?.text == words && entries.last?.priority == priority
          }, "\(words): \(server.entries.last.debugDescription)")
      }
      try console.type("quit")
      #expect(console.end(within: 3) == 65)  // for the line that was nonsense
      #expect(server.entries.allSatisfy { $0.settings["language"] == "en-US" })
    }
  }
}
