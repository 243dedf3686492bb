import AdjustableCore
import Testing

@Suite("Arrows ask for increments and decrements")
struct ArrowKeyTests {
  private static let ways: [(ArrowKey, ElementAction, ElementAction)] = [
    (.up, .increment(), .increment()), (.down, .decrement(), .decrement()),
    (.right, .increment(), .decrement()), (.left, .decrement(), .increment()),
  ]

  @Test("Left and right change places on sliders in a right-to-left layout", arguments: ways)
  func sliders(arrow: ArrowKey, leftToRight: ElementAction, rightToLeft: ElementAction) throws {
    let slider = try Slider("Volume", value: 0, format: Samples.plain)
    let range = try RangeSlider(range: 0...1, format: Samples.plain)
    let controls: [any AdjustableControl] = [slider, range]
    for control in controls {
      #expect(control.action(for: arrow) == leftToRight)
      #expect(control.action(for: arrow, layout: .rightToLeft) == rightToLeft)
    }
  }

  @Test("Nothing else ever flips", arguments: ways)
  func others(arrow: ArrowKey, leftToRight: ElementAction, rightToLeft: ElementAction) throws {
    let dial = try CircularRangeSlider(startValue: 23, endValue: 7, format: Samples.plain)
    let wheel = try WheelSlider(.init("Wheel", ladder: Samples.ladder(3, wraps: false)))
    let ring = try CountdownRing(duration: 3, format: Samples.countdown, now: Samples.instant(0))
    let controls: [any AdjustableControl] = [dial, wheel, ring]
    for control in controls {
      #expect(control.action(for: arrow, layout: .leftToRight) == leftToRight)
      #expect(control.action(for: arrow, layout: .rightToLeft) == leftToRight)
    }
  }
}
