import AdjustableCore
import Foundation
import Testing

@Suite("text-repeats-element")
struct TextRepeatsElementTests {
  @Test(
    "A text that says label and value is found, before and after the element",
    arguments: ["Brightness 10%", "The brightness is 10 percent now, and stays."])
  func fires(text: String) throws {
    let text = Screen.Item.text(ElementDescription(label: text, id: "text"))
    let control = Screen.Item.control(Judge.control())
    for items in [[text, control], [control, text]] {
      #expect(try Judge.faults("text-repeats-element", items).count == 1)
    }
  }

  @Test(
    "One that says the label alone, or another value, is not",
    arguments: ["Set the brightness", "Brightness 100%", "10% off"])
  func silent(text: String) throws {
    let text = Screen.Item.text(ElementDescription(label: text, id: "text"))
    #expect(
      try Judge.faults("text-repeats-element", [text, .control(Judge.control())]).isEmpty)
  }

  @Test("Neither spaces nor the length of labels and texts are needed to find it at once")
  func manyWords() throws {
    let words = (0..<500).map { String($0 % 7) }.joined(separator: " ")
    let long = Judge.control { $0.label = words }
    let short = Judge.control {
      $0.elementIDs = ["short"]
      $0.label = "音量"
    }
    // Each of them has 125,000 runs of words.
    var items: [Screen.Item] = [.control(long), .control(short)]
    for number in 0..<200 {
      items.append(.text(ElementDescription(label: "\(words) \(number)", id: "text-\(number)")))
    }
    items.append(.text(ElementDescription(label: "音量は10%です", id: "last")))
    #expect(
      try Judge.faults("text-repeats-element", items) == [
        "last: The text \"音量は10%です\" says what short says, \"音量: 10%\"."
      ])
  }
}
