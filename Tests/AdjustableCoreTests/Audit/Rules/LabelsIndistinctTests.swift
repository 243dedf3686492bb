import AdjustableCore
import Foundation
import Testing

@Suite("labels-indistinct")
struct LabelsIndistinctTests {
  static func range(_ lower: ElementDescription, _ upper: ElementDescription) throws -> RangeSlider
  {
    let plain = try ValueFormat(.number(), locale: Locale(identifier: "en_US"))
    return try RangeSlider(
      lower: lower, upper: upper, range: 2...8, in: 0...10, step: 1, format: plain)
  }

  @Test("Two thumbs that are called the same are found at the second, whatever the case")
  func fires() throws {
    #expect(
      try Judge.faults("labels-indistinct", Self.range("Price", "price ")) == [
        "price-2: It is called \"price \", as price of the same control is."
      ])
  }

  @Test("Two thumbs with a name of their own are not")
  func silent() throws {
    #expect(
      try Judge.faults("labels-indistinct", Self.range("Minimum price", "Maximum price")).isEmpty)
  }

  @Test("Symbols that are read out tell names apart, and are names")
  func symbols() throws {
    #expect(try Judge.faults("labels-indistinct", Self.range("Gain -", "Gain +")).isEmpty)
    #expect(try Judge.faults("labels-indistinct", Self.range("★", "★")).count == 1)
  }

  @Test("Two without a label are missing one, which is told by another rule")
  func empty() throws {
    #expect(try Judge.faults("labels-indistinct", Self.range("", "")).isEmpty)
  }
}
