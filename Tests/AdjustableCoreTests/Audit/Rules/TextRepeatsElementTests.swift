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
}
