import Testing

@testable import AdjustableCore

struct WheelSliderTests {
  private func wheel(_ count: Int, at index: Int = 0, wraps: Bool = false, page: Int? = nil) throws
    -> WheelSlider
  {
    WheelSlider(
      try .init("Wheel", ladder: Samples.ladder(count, wraps: wraps), index: index, page: page))
  }

  @Test("The value is the rung, the text its read-out, the place counts from one")
  func element() throws {
    let element = try #require(wheel(10, at: 3).elements.first)
    #expect(element.value == 3)
    #expect(element.valueText == "3")
    #expect(element.setPosition == .init(4, of: 10))
    #expect(element.range == 0...9)
    #expect(element.incrementedValueText == "4")
  }

  @Test("Ends clamp, and say so")
  func ends() throws {
    var wheel = try wheel(5, at: 3)
    #expect(wheel.perform(.increment()).reason == nil)
    #expect(wheel.perform(.increment()).reason == .atMaximum())
    #expect(wheel.perform(.decrement(9)).reason == .atMinimum())
    #expect(wheel.indices == [0])
    #expect(wheel.perform(.set(5)).reason == .outOfBounds(0...4))
    #expect(wheel.perform(.set(2.5)).reason == nil)
    #expect(wheel.indices == [3])
  }

  @Test("A count on a ladder that wraps is that many turns, however great", arguments: 1...7)
  func wrappingCounts(count: Int) throws {
    for page in 1...9 {
      let start = try wheel(count, at: count / 2, wraps: true, page: page)
      var (up, down) = (start, start)
      for turns in 1...20 {
        _ = up.perform(.pageIncrement())
        _ = down.perform(.pageDecrement())
        var (upAtOnce, downAtOnce) = (start, start)
        _ = upAtOnce.perform(.pageIncrement(turns))
        _ = downAtOnce.perform(.pageDecrement(turns))
        #expect(upAtOnce.indices == up.indices, "\(count) \(page) \(turns)")
        #expect(downAtOnce.indices == down.indices, "\(count) \(page) \(turns)")
      }
      // A count too great to be walked ends where a walk of whole rounds would.
      let round = (count - 1) / page + 1
      var (great, small) = (start, start)
      _ = great.perform(.pageIncrement(round * 1_000_000_000_000 + 20 * round))
      _ = small.perform(.pageIncrement(20 * round))
      #expect(great.indices == small.indices)
    }
  }

  @Test("A single rung offers nothing, whether it wraps or not")
  func oneRung() throws {
    for wraps in [false, true] {
      var wheel = try wheel(1, wraps: wraps)
      #expect(wheel.elements.first?.incrementedValueText == nil)
      #expect(wheel.elements.first?.decrementedValueText == nil)
      #expect(!wheel.perform(.increment(3)).hasChanged)
      #expect(!wheel.perform(.decrement()).hasChanged)
    }
  }

  @Test("Two concentric wheels keep their own rungs")
  func twoWheels() throws {
    let ladder = try Samples.ladder(5)
    var wheels = WheelSlider(
      outer: try .init("Shutter", ladder: ladder), inner: try .init("ISO", ladder: ladder, index: 4)
    )
    #expect(wheels.elementIDs == ["shutter", "iso"])
    _ = wheels.perform(.increment(), on: "shutter")
    #expect(wheels.indices == [1, 4])
    _ = wheels.perform(.decrement(2), on: "iso")
    #expect(wheels.indices == [1, 2])
    #expect(wheels.perform(.undo, on: "shutter").id == "iso")
    #expect(wheels.indices == [1, 4])
  }

  @Test(
    "A shutter time is engraved as its rounded denominator, from a second on as seconds",
    arguments: [
      (1.0 / 8000, "8000"), (1.0 / 125, "125"), (0.5, "2"), (1, "1\""), (2.5, "2.5\""),
      (30, "30\""), (0, "\u{2014}"), (-1, "\u{2014}"), (.nan, "\u{2014}"),
    ])
  func shutterEngraving(seconds: Double, engraving: String) throws {
    let format = try ValueFormat(.shutter, locale: Samples.locale)
    #expect(try Ladder.shutter([seconds], format: format).rungs[0].engraving == engraving)
  }

  @Test(
    "From 1000 on a film speed is engraved in thousands",
    arguments: [(100.0, "100"), (800, "800"), (1000, "1k"), (1600, "1.6k"), (25600, "25.6k")])
  func isoEngraving(speed: Double, engraving: String) throws {
    let format = try ValueFormat(.iso, locale: Samples.locale)
    let rung = try Ladder.iso([speed], format: format).rungs[0]
    #expect(rung.engraving == engraving)
    #expect(rung.readOut.written == speed.plainDescription)
  }

  @Test(
    "A rung is typed by its read-out, its engraving or the nearest quantity; off the ladder it is beyond its ends",
    arguments: [
      ("1/125", 1), ("125", 1), (" 1/60 ", 2), ("1/130", 1), ("2 s", 3), ("1/9000", -1),
      ("30 s", 4),
      ("what", nil), ("", nil),
    ])
  func typing(typed: String, index: Int?) throws {
    let format = try ValueFormat(.shutter, locale: Samples.locale)
    let ladder = try Ladder.shutter([1.0 / 250, 1.0 / 125, 1.0 / 60, 2], format: format)
    let wheel = WheelSlider(try .init("Shutter", ladder: ladder))
    #expect(wheel.value(from: typed, for: "shutter") == index.map(Double.init))
  }
}
