import Foundation
import Testing

@testable import a11y_console

extension ConnectedSpeech {
  @Suite(
    "With a real engine, heard", .enabled(if: SpeechNeed.engine.isMet, SpeechNeed.engine.remark),
    .enabled(if: SpeechNeed.recogniser.isMet, SpeechNeed.recogniser.remark),
    .timeLimit(.minutes(5)))
  struct Heard {
    @Test("every other percentage comes back as words")
    func percentages() throws {
      let server = try RealServer(.flite)
      var settings = SpeechSettings()
      settings.language = "en"
      settings.rate = 20  // at which the recogniser mistakes none of the 101 percentages
      let worker = SpeechWorker(endpoint: server.endpoint, settings: settings)
      #expect(worker.connect() == .ready)
      let values = Array(stride(from: 0, through: 100, by: 2))
      var parts: [Range<Int>] = []
      for value in values {
        let start = size(of: server.soundPath)
        worker.say(SpokenMessage("\(value) percent", isValueChange: true))
        #expect(worker.waitUntilQuiet(within: .seconds(10)))
        parts.append(start..<max(start, size(of: server.soundPath)))
      }
      #expect(worker.takeNotices().isEmpty)
      let heard = try Recogniser.words(in: server.soundPath, parts: parts, grammar: "volume")
      #expect(heard == values.map { "\(words(for: $0)) percent" })
    }

    @Test("a session of the program on volume comes back as words, 25 of 25")
    func session() throws {
      let server = try RealServer(.flite)
      let console = try SpokenConsole("volume", on: server)
      try #require(waits { console.lines.count == 2 })
      // From 20 on: this recogniser takes fifteen at the end of a line for fifty.
      try console.type("speech rate -20", "verbosity brief", "set 20")
      var parts: [Range<Int>] = []
      var values: [Int] = []
      for line in [""] + Array(repeating: "+", count: 16) + Array(repeating: "-", count: 8) {
        try console.type(line)
        _ = settled(server.soundPath)
        values.append((values.last ?? 20) + (line == "+" ? 5 : line == "-" ? -5 : 0))
        let start = settled(server.soundPath)
        try console.type("read")
        #expect(waits { size(of: server.soundPath) > start })
        parts.append(start..<settled(server.soundPath))
        #expect(console.lines.last == "Volume: \(values.last ?? 0)")
      }
      try console.type("quit")
      #expect(console.end(within: 4) == 0)
      let heard = try Recogniser.words(in: server.soundPath, parts: parts, grammar: "session")
      #expect(heard == values.map { "volume \(words(for: $0))" })
      #expect(heard.count == 25)
    }

    /// The size of a sound file once it has stopped growing: no sound came for a while.
    private func settled(_ path: String) -> Int {
      var last = (size: size(of: path), since: Date())
      _ = waits(within: 20) {
        let now = size(of: path)
        if now != last.size { last = (now, Date()) }
        return last.since.timeIntervalSinceNow < -0.3
      }
      return last.size
    }

    private func size(of path: String) -> Int {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return (attributes?[.size] as? NSNumber)?.intValue ?? 0
    }

    private func words(for number: Int) -> String {
      let small = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
        "nineteen",
      ]
      let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
      if number == 100 { return "one hundred" }
      if number < 20 { return small[number] }
      let ten = tens[number / 10 - 2]
      return number % 10 == 0 ? ten : "\(ten) \(small[number % 10])"
    }
  }
}
