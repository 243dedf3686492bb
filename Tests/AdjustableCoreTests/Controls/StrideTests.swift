import AdjustableCore
import Testing

@Suite("Strides and pages are set explicitly")
struct ExplicitStrideTests {
  @Test("A wheel goes by its stride and its page, and stops at its ends")
  func wheel() throws {
    let ladder = try Samples.ladder(10, wraps: false)
    var wheel = WheelSlider(try .init("Wheel", ladder: ladder, stride: 3, page: 4))
    var indices: [Int] = []
    for action: ElementAction in [
      .increment(), .pageIncrement(), .increment(), .increment(), .decrement(2), .pageDecrement(),
    ] {
      _ = wheel.perform(action)
      indices += wheel.indices
    }
    #expect(indices == [3, 7, 9, 9, 3, 0])
  }

  @Test("A wheel's stride and page are at least one rung", arguments: ["stride", "page"])
  func wheelErrors(name: String) throws {
    let ladder = try Samples.ladder(3, wraps: false)
    let error = #expect(throws: ConfigurationError.self) {
      try WheelSlider.Wheel(
        "Wheel", ladder: ladder, stride: name == "stride" ? 0 : 1, page: name == "page" ? -1 : 1)
    }
    #expect(error?.parameter == name)
    #expect(error.map { English().text($0.allowed) } == "a whole number from 1")
  }

  @Test(
    "A countdown's page is ten strides unless it is given", arguments: [(nil, 160), (45.0, 105)])
  func countdown(page: Double?, seconds: Int) throws {
    var ring = try CountdownRing(
      duration: 60, extensionStride: 10, extensionPage: page, format: Samples.countdown,
      now: Samples.instant(0))
    _ = ring.perform(.pageIncrement())
    #expect(ring.wholeSeconds == seconds)
    let error = #expect(throws: ConfigurationError.self) {
      try CountdownRing(
        duration: 60, extensionPage: 0, format: Samples.countdown, now: Samples.instant(0))
    }
    #expect(error?.parameter == "extensionPage")
  }

  @Test(
    "On a ladder that wraps every increment moves, however far it is to go", arguments: [1, 2, 7])
  func wrapping(stride: Int) throws {
    let ladder = try Samples.ladder(3, wraps: true)
    for start in 0..<3 {
      for action: ElementAction in [
        .increment(), .decrement(), .pageIncrement(), .pageDecrement(),
      ] {
        var wheel = WheelSlider(
          try .init("Wheel", ladder: ladder, index: start, stride: stride, page: 100))
        _ = wheel.perform(action)
        #expect(wheel.indices != [start])
      }
    }
  }

  @Test("The one rung of a ladder stays, and says which end it is")
  func oneRung() throws {
    var wheel = WheelSlider(try .init("Wheel", ladder: Samples.ladder(1, wraps: true)))
    #expect(wheel.perform(.increment()).reason == .atMaximum())
    #expect(wheel.perform(.pageDecrement()).reason == .atMinimum())
  }
}
