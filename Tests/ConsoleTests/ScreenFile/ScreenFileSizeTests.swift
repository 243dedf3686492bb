import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

@Suite("Large screen files")
struct ScreenFileSizeTests {
  @Test("A file of 10,000 items opens and lists, also where all are called the same")
  func tenThousand() throws {
    let kinds = [
      #"{"type": "slider", "label": "Volume", "value": 100, "maximum": 255, "step": 5, "format": "clock"}"#,
      #"{"type": "dial", "start": 23, "end": 7, "format": "clock"}"#,
      #"{"type": "text", "text": "Volume"}"#,
      #"{"type": "wheel", "label": "Volume", "ladder": "iso", "values": [100, 200, 400]}"#,
      #"{"type": "countdown", "duration": 3}"#,
    ]
    let items = (0..<10_000).map { kinds[$0 % kinds.count] }
    let file = try screenFile(
      #"{"title": "T", "items": [\#(items.joined(separator: ",\n"))]}"#)
    #expect(file.screen.items.count == 10_000)
    let elements = file.screen.elements
    #expect(elements.count == 12_000)
    #expect(elements.last?.id == "time-remaining-2000")
    let again = try screenFile(file.saved(file.screen))
    #expect(again.screen.elements == elements)
  }

  @Test("A file of 16 MiB is read, one byte more is refused")
  func largest() {
    let limit = ScreenFile.largest
    let item = #"{"type": "text", "text": ""# + String(repeating: "a", count: 9_000) + "\"}"
    let items = repeatElement(item, count: limit / item.utf8.count - 1).joined(separator: ",")
    let start = Array((#"{"title": "T", "items": ["# + items).utf8)
    let end = Array("]}".utf8)
    let text = [UInt8](repeating: 0x20, count: limit - start.count - end.count)
    #expect(throws: Never.self) {
      try ScreenFile(start + text + end, name: "a", fallback: english)
    }
    let error = #expect(throws: ScreenFileErrors.self) {
      try ScreenFile(start + text + end + [0x20], name: "a", fallback: english)
    }
    #expect(
      error?.text(in: English()) == "a:1:1: found 16777217 bytes; allowed is 16777216, 16 MiB")
  }

  @Test(
    "Two MiB of numbers, of lists and of escapes are read in one pass",
    arguments: ["0,", "[],", "\"\\n\","])
  func worst(piece: String) {
    let text = "[" + String(repeating: piece, count: (2 << 20) / piece.utf8.count) + "0]"
    #expect(errors(text) == "test.json:1:1: found a list; allowed is an object with title, items")
  }

  @Test("A number of a million digits is read or refused")
  func digits() {
    let digits = String(repeating: "1", count: 1_000_000)
    #expect(errors(digits).hasSuffix("...; allowed is a number up to 1.8e308 either way"))
    #expect(
      errors("0." + digits).hasSuffix(
        "found 0.11111111111111111111111111111111111111...; allowed is an object with title, items")
    )
  }

  @Test("Wheels of equal values cost one value each", .timeLimit(.minutes(1)))
  func equalValues() throws {
    let values = repeatElement("0.008", count: 10_000).joined(separator: ",")
    let wheel = #"{"type": "wheel", "label": "W", "ladder": "shutter", "values": [\#(values)]}"#
    let items = repeatElement(wheel, count: 100).joined(separator: ",")
    let elements = try screenFile(#"{"title": "T", "items": [\#(items)]}"#).screen.elements
    #expect(elements.count == 100)
    #expect(elements.allSatisfy { $0.valueText == "1/125" })
  }

  @Test("A list of millions is refused at once, with how many there are")
  func millions() {
    let values = repeatElement("1", count: 2_000_000).joined(separator: ",")
    #expect(
      errors(file(of: #"{"type": "wheel", "label": "W", "ladder": "iso", "values": [\#(values)]}"#))
        == "test.json:2:60: items[0].values: found a list of 2000000; allowed is a list of 1 to 10000"
    )
  }
}
