import Foundation
import Testing

@testable import a11y_console

extension ConnectedSpeech {
  @Suite(
    "With a real engine, heard", .enabled(if: SpeechNeed.engine.isMet, SpeechNeed.engine.remark),
    .enabled(if: SpeechNeed.recogniser.isMet, SpeechNeed.recogniser.remark),
    .timeLimit(.minutes(5)))
  struct Heard {
    @Test("the values of a session on volume come back as words")
    func volume() throws {
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
      let heard = try Recogniser.words(in: server.soundPath, parts: parts)
      #expect(heard == values.map { "\(words(for: $0)) percent" })
      #expect(heard.count >= 25)
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
