import Foundation
import Testing

@testable import AdjustableCore

/// No number traps, in no initialiser and in no action, and no value is ever anything but finite.
struct AnyNumberTests {
  @Test("Any number makes a slider or an error", arguments: Samples.oddDoubles)
  func sliders(number: Double) throws {
    let format = try Samples.plain
    for other in Samples.oddDoubles {
      for bounds in ranges(number, other) {
        exercise { try Slider("Value", value: bounds.lowerBound, in: bounds, format: format) }
        for step in [0.25, number, other] {
          exercise {
            try Slider("Value", value: bounds.upperBound, in: bounds, step: step, format: format)
          }
        }
      }
      exercise {
        try Slider("Value", value: 0.5, step: 0.25, base: number, stride: other, format: format)
      }
      exercise { try Slider("Value", value: 0.5, stride: number, page: other, format: format) }
    }
    exercise { try Slider("Value", value: number, step: number, page: number, format: format) }
  }

  @Test("Any number makes a range slider or an error", arguments: Samples.oddDoubles)
  func rangeSliders(number: Double) throws {
    let format = try Samples.plain
    for other in Samples.oddDoubles {
      for bounds in ranges(number, other) {
        exercise { try RangeSlider(range: bounds, in: bounds, format: format) }
        exercise { try RangeSlider(range: bounds, in: bounds, step: number, format: format) }
        exercise { try RangeSlider(range: bounds, in: -100...100, step: 7, format: format) }
      }
      exercise {
        try RangeSlider(
          range: 0...1, step: number, base: other, minimumSpan: number, format: format)
      }
    }
    exercise { try RangeSlider(range: 0...1, stride: number, page: number, format: format) }
  }

  @Test("Any number makes a dial or an error", arguments: Samples.oddDoubles)
  func dials(number: Double) throws {
    let format = try Samples.plain
    for other in Samples.oddDoubles {
      exercise {
        try CircularRangeSlider(startValue: number, endValue: other, step: 0, format: format)
      }
      exercise {
        try CircularRangeSlider(
          startValue: 0, endValue: 0, total: number, step: other, format: format)
      }
      exercise {
        try CircularRangeSlider(
          startValue: 0, endValue: 8, step: number, minimumSpan: other, format: format)
      }
      exercise {
        try CircularRangeSlider(
          startValue: 0, endValue: 8, step: 0, stride: number, page: other, format: format)
      }
    }
    exercise {
      try CircularRangeSlider(
        startValue: number / 2, endValue: number, total: number, step: 0, format: format)
    }
  }

  @Test("Any number makes a countdown or an error", arguments: Samples.oddDoubles)
  func rings(number: Double) {
    for other in Samples.oddDoubles {
      exercise {
        try CountdownRing(
          duration: number, extensionStride: other, format: Samples.countdown,
          now: Samples.instant(other))
      }
      exercise {
        try CountdownRing(
          endDate: Samples.instant(number), duration: 60, extensionStride: 1,
          format: Samples.countdown, now: Samples.instant(other))
      }
    }
    for policy in [AnnouncementPolicy.every(.min), .every(0), .every(.max), .everySecond, .silent] {
      exercise {
        try CountdownRing(
          duration: 90, announcements: policy, format: Samples.countdown,
          now: Samples.instant(number))
      }
    }
  }

  @Test("Any action on a wheel leaves it on the ladder")
  func wheels() {
    for wraps in [false, true] {
      for count in [1, 2, 12] {
        for page in [1, 5, Int.max] {
          exercise {
            WheelSlider(
              try .init("Wheel", ladder: Samples.ladder(count, wraps: wraps), page: page))
          }
        }
      }
    }
  }

  @Test("A count below one asks for nothing", arguments: [0, -1, Int.min])
  func countsBelowOne(count: Int) throws {
    var random = SplitMix64(seed: 1)
    let slider = try GridSample(using: &random).slider(using: &random)
    let range = try GridSample(using: &random).rangeSlider(using: &random)
    let ring = try CountdownRing(
      duration: 90, extensionStride: 30, format: Samples.countdown, now: Samples.instant(0))
    let wheel = try ControlSamples.wheel(using: &random)
    let dial = try CircularRangeSlider(startValue: 0, endValue: 8, format: Samples.plain)
    for control: any (AdjustableControl & Equatable) in [slider, range, ring, wheel, dial] {
      try expectNothing(from: control, count)
    }
  }

  private func expectNothing(
    from control: some AdjustableControl & Equatable, _ count: Int
  ) throws {
    for action in [
      ElementAction.increment(count), .decrement(count), .pageIncrement(count),
      .pageDecrement(count),
    ] {
      var after = control
      #expect(after.perform(action).reason == nil)
      #expect(after == control)
    }
  }

  private func ranges(_ one: Double, _ other: Double) -> [ClosedRange<Double>] {
    one <= other ? [one...other] : other <= one ? [other...one] : []
  }

  /// Makes a control and asks everything of it; an error is as good as a control.
  private func exercise<Control: AdjustableControl>(_ make: () throws -> Control) {
    let made: Control
    do {
      made = try make()
    } catch {
      #expect(error is ConfigurationError, "\(error)")
      return
    }
    let numbers = [.nan, -.infinity, 0, 0.5, 1e300, .leastNonzeroMagnitude]
    let actions = Samples.actions(numbers: numbers, counts: [.max, .min, 1])
    for id in made.elementIDs {
      var control = made
      for action in actions { _ = control.perform(action, on: id) }
      if var timed = control as? any TimedControl {
        _ = timed.advance(to: Samples.instant(1e300))
        control = timed as? Control ?? control
      }
      let elements = control.elements
      let isSound = elements.allSatisfy { element in
        guard let value = element.value else { return true }
        return value.isFinite && element.range?.contains(value) == true
      }
      #expect(isSound, "\(ControlLaws.brief(control)) from \(ControlLaws.brief(made))")
    }
  }
}
