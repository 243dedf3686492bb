import AdjustableCore
import Foundation
import Testing

@Suite("label-form")
struct LabelFormTests {
  @Test(
    "What is not written as a name is found",
    arguments: [
      ("Volume.", "ends in a period"), ("volume", "starts in lower case"),
      ("громкость", "starts in lower case"), ("V", "is a single character"),
      ("Vo", "is two characters"),
      (String(repeating: "Vo ", count: 13) + "Vo", "has 41 characters"),
      ("vo.", "ends in a period and starts in lower case"),
    ])
  func fires(label: String, why: String) throws {
    let faults = try Judge.faults("label-form", Judge.control { $0.label = label })
    #expect(faults == ["own: Its label \"\(label)\" \(why)."])
  }

  @Test(
    "What is written as one is not",
    arguments: [
      "Vol", "Volume", "4K video", "音量", "عالي الصوت", String(repeating: "Vo ", count: 13) + "V",
      "St. Pauli",
    ])
  func silent(label: String) throws {
    #expect(try Judge.faults("label-form", Judge.control { $0.label = label }).isEmpty)
  }

  @Test("A text is a sentence and no name")
  func text() throws {
    let text = "nightly prices before fees and taxes, for two people."
    #expect(try Judge.faults("label-form", [.text(ElementDescription(label: text))]).isEmpty)
  }

  @Test(
    "Spaces and direction marks at the ends hide nothing",
    arguments: ["\u{200F}lamp", "Lamp. ", "आवाज़।"])
  func ends(label: String) throws {
    #expect(try Judge.faults("label-form", Judge.control { $0.label = label }).count == 1)
  }
}
