import AdjustableCore
import Foundation
import Testing

@Suite("Countdown texts")
struct CountdownFormatTests {
  struct Figure: Decodable {
    struct Input: Decodable {
      let locale: String
      let seconds: Int
    }

    let input: Input
    let out: String

    enum CodingKeys: String, CodingKey {
      case input = "in"
      case out
    }
  }

  @Test("the text in the ring agrees with the recorded figures")
  func figures() throws {
    let url = try #require(
      Bundle.module.url(
        forResource: "seed-figures", withExtension: "jsonl", subdirectory: "Figures"))
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains("\"fn\":\"countdown.text\"") }
    #expect(lines.count == 108)
    for line in lines {
      let figure = try JSONDecoder().decode(Figure.self, from: Data(line.utf8))
      let locale = Locale(identifier: figure.input.locale)
      let format = CountdownFormat(locale: locale, style: .seconds)
      #expect(format.positional(figure.input.seconds).written == figure.out)
    }
  }

  @Test(
    "seconds are counted in the forms of each language",
    arguments: [
      ("en_US", 1, "1 second"), ("en_US", 12, "12 seconds"), ("en_US", 90, "90 seconds"),
      ("en_US", 0, "0 seconds"), ("es_ES", 1, "1 segundo"), ("ru_RU", 1, "1 секунда"),
      ("ru_RU", 2, "2 секунды"), ("ru_RU", 5, "5 секунд"), ("ru_RU", 21, "21 секунда"),
      ("de_DE", 12, "12 Sekunden"), ("ar_EG", 2, "ثانيتان"),
    ] as [(String, Int, String)])
  func seconds(locale: String, count: Int, expected: String) {
    let format = CountdownFormat(locale: Locale(identifier: locale), style: .seconds)
    #expect(format.valueText(count) == expected)
  }

  @Test(
    "the automatic style adds minutes and hours as they are reached",
    arguments: [
      (0, "0 seconds"), (1, "1 second"), (59, "59 seconds"), (60, "1 minute"),
      (65, "1 minute, 5 seconds"), (3599, "59 minutes, 59 seconds"), (3600, "1 hour"),
      (3661, "1 hour, 1 minute, 1 second"), (-5, "0 seconds"),
    ] as [(Int, String)])
  func automatic(count: Int, expected: String) {
    #expect(CountdownFormat(locale: unitedStates, style: .automatic).valueText(count) == expected)
  }

  @Test("speech says a length of time where the ring shows what looks like a time of day")
  func spoken() {
    let format = CountdownFormat(locale: unitedStates, style: .seconds)
    #expect(!format.positional(45).hasTwin)
    #expect(format.positional(65).aloud == "1 minute, 5 seconds")
  }

  @Test("no count of seconds stops a countdown", arguments: [Int.min, -1, Int.max])
  func extremes(count: Int) {
    let format = CountdownFormat(locale: unitedStates, style: .automatic)
    #expect(!format.positional(count).isEmpty)
    #expect(!format.valueText(count).isEmpty)
    #expect(!format.positional(count).written.contains("-"))
  }

  @Test("formats are equal when their locale and style are")
  func equality() {
    let format = CountdownFormat(locale: unitedStates, style: .automatic)
    #expect(format == CountdownFormat(locale: unitedStates, style: .automatic))
    #expect(format != CountdownFormat(locale: unitedStates, style: .seconds))
    #expect(Set([format, format]).count == 1)
  }
}
