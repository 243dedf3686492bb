import AdjustableCore
import Foundation
import Testing

@Suite("label-duplicate")
struct LabelDuplicateTests {
  @Test("Two elements that are called the same are found at the second")
  func fires() throws {
    let other = Judge.control {
      $0.elementIDs = ["other"]
      $0.label = "brightness"
    }
    #expect(
      try Judge.faults("label-duplicate", [.control(Judge.control()), .control(other)]) == [
        "other: It is called \"brightness\", as own is."
      ])
  }

  @Test("Two thumbs of one control are for another rule")
  func control() throws {
    #expect(
      try Judge.faults("label-duplicate", LabelsIndistinctTests.range("Price", "Price")).isEmpty)
  }

  @Test("A label that is part of another is its own")
  func silent() throws {
    let other = Judge.control {
      $0.elementIDs = ["other"]
      $0.label = "Brightness of the lamp"
    }
    #expect(
      try Judge.faults("label-duplicate", [.control(Judge.control()), .control(other)]).isEmpty)
  }
}
