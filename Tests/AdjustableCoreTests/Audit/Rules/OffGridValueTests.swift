import AdjustableCore
import Foundation
import Testing

@Suite("off-grid-value")
struct OffGridValueTests {
  @Test("A value between two stops is found")
  func fires() throws {
    let plain = try ValueFormat(.number(), locale: Locale(identifier: "en_US"))
    let slider = try Slider("Gain", value: 7, in: 0...20, step: 5, format: plain)
    #expect(
      try Judge.faults("off-grid-value", slider) == [
        "gain: It begins at 7 (\"7\"), which is between two stops."
      ])
  }

  @Test("A stop is not, nor is an end that the step does not divide", arguments: [0, 15, 22])
  func silent(value: Double) throws {
    let plain = try ValueFormat(.number(), locale: Locale(identifier: "en_US"))
    let slider = try Slider("Gain", value: value, in: 0...22, step: 5, format: plain)
    #expect(try Judge.faults("off-grid-value", slider).isEmpty)
  }

  @Test("A stop that strides from the end pass by is a stop all the same")
  func strides() throws {
    let plain = try ValueFormat(.number(), locale: Locale(identifier: "en_US"))
    let slider = try Slider("Gain", value: 15, in: 0...40, step: 5, stride: 10, format: plain)
    #expect(try Judge.faults("off-grid-value", slider).isEmpty)
  }
}
