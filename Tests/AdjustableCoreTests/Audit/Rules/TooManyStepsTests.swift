import AdjustableCore
import Foundation
import Testing

@Suite("too-many-steps")
struct TooManyStepsTests {
  static let plain = Result {
    try ValueFormat(.number(), locale: Locale(identifier: "en_US"))
  }

  @Test(
    "Over 100 increments from end to end are found, wherever it begins", arguments: [0, 50, 101])
  func fires(value: Double) throws {
    let slider = try Slider("Gain", value: value, in: 0...101, step: 1, format: Self.plain.get())
    #expect(
      try Judge.faults("too-many-steps", slider) == [
        "gain: It takes 101 increments from end to end."
      ])
  }

  @Test("So are over 100 once round, though the other handle leaves a part of it to walk")
  func dial() throws {
    let dial = try CircularRangeSlider(
      startValue: 0, endValue: 12, step: 0.2, minimumSpan: 6, format: Self.plain.get())
    #expect(
      try Judge.faults("too-many-steps", dial).first
        == "start: It takes 120 increments once round.")
  }

  @Test("A hundred are not, nor a longer way with a larger stride")
  func silent() throws {
    let plain = try Self.plain.get()
    let hundred = try Slider("Gain", value: 7, in: 0...100, step: 1, format: plain)
    #expect(try Judge.faults("too-many-steps", hundred).isEmpty)
    let strides = try Slider("Gain", value: 0, in: 0...1000, step: 1, stride: 10, format: plain)
    #expect(try Judge.faults("too-many-steps", strides).isEmpty)
    let dial = try CircularRangeSlider(startValue: 0, endValue: 12, step: 0.25, format: plain)
    #expect(try Judge.faults("too-many-steps", dial).isEmpty)
  }

  @Test("A countdown that can be made longer has no end to step to")
  func countdown() throws {
    let locale = Locale(identifier: "en_US")
    let ring = try CountdownRing(
      duration: 60, extensionStride: 1, format: CountdownFormat(locale: locale),
      now: Date(timeIntervalSinceReferenceDate: 0))
    #expect(try Judge.faults("too-many-steps", ring).isEmpty)
  }
}
