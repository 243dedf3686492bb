import AdjustableCore
import Foundation
import Testing

@Suite("label-missing")
struct LabelMissingTests {
  @Test(
    "An element with nothing to hear for a label is found", arguments: ["", "  ", "\u{200E}\t"])
  func fires(label: String) throws {
    let faults = try Judge.faults("label-missing", Judge.control { $0.label = label })
    #expect(faults.count == 1)
  }

  @Test("A heading without a text is found as well")
  func heading() throws {
    let faults = try Judge.faults(
      "label-missing", [.heading(ElementDescription(label: " ", id: "top"))])
    #expect(faults == ["top: Its label is \" \", which is not heard."])
  }

  @Test("A label of one letter is one")
  func silent() throws {
    #expect(try Judge.faults("label-missing", Judge.control { $0.label = "B" }).isEmpty)
  }
}
