import Foundation
import Testing

@testable import AdjustableCore

/// What makes no sense is an error with the name of the parameter, the value and what is allowed.
struct ConfigurationErrorTests {
  /// What is refused, and the words of the error.
  struct Refused: Sendable, CustomTestStringConvertible {
    let text: String
    let make: @Sendable () throws -> Void

    init(_ text: String, _ make: @escaping @Sendable () throws -> Void) {
      self.text = text
      self.make = make
    }

    var testDescription: String { text }
  }

  @Test(
    "A slider refuses",
    arguments: [
      Refused("bounds is -inf...0; allowed is two finite numbers") {
        try slider(in: -.infinity...0)
      },
      Refused("bounds is 0...inf; allowed is two finite numbers") {
        try slider(in: 0 ... .infinity)
      },
      Refused("bounds is -1.5e+308...1.5e+308; allowed is bounds whose length is a finite number") {
        try slider(in: -1.5e308...1.5e308)
      },
      Refused("step is -1; allowed is 0 for no step, or a positive number") {
        try slider(step: -1)
      },
      Refused("step is nan; allowed is 0 for no step, or a positive number") {
        try slider(step: .nan)
      },
      Refused("base is inf; allowed is a finite number") { try slider(step: 1, base: .infinity) },
      Refused(
        "base is 1e+300; allowed is a number whose distance to the bounds is under 2^52 steps"
      ) {
        try slider(step: 1, base: 1e300)
      },
      Refused("stride is 0; allowed is a positive number") { try slider(stride: 0) },
      Refused("page is -2; allowed is a positive number") { try slider(page: -2) },
      Refused("stride is 1.5; allowed is a whole number of steps of 1") {
        try slider(step: 1, stride: 1.5)
      },
      Refused("page is 0.5; allowed is a whole number of steps of 1") {
        try slider(step: 1, page: 0.5)
      },
      Refused("value is 101; allowed is a number from 0 to 100") { try slider(value: 101) },
      Refused("value is nan; allowed is a number from 0 to 100") { try slider(value: .nan) },
    ])
  func sliders(refused: Refused) { check(refused) }

  @Test("A step too small to move the bounds' numbers is refused, one that moves them is not")
  func smallSteps() throws {
    let error = #expect(throws: ConfigurationError.self) {
      try Self.slider(value: 1e15, in: 0...1e15, step: 0.1)
    }
    #expect(error?.parameter == "step")
    #expect(error.map { English().text($0.allowed).hasPrefix("at least 0.5") } == true)
    try Self.slider(value: 1e15, in: 0...1e15, step: 0.5)
  }

  @Test(
    "A range slider refuses",
    arguments: [
      Refused("minimumSpan is -1; allowed is a number from 0 to the length of the bounds, 10") {
        try range(minimumSpan: -1)
      },
      Refused("minimumSpan is 11; allowed is a number from 0 to the length of the bounds, 10") {
        try range(minimumSpan: 11)
      },
      Refused("minimumSpan is nan; allowed is a number from 0 to the length of the bounds, 10") {
        try range(minimumSpan: .nan)
      },
      Refused("lowerValue is -1; allowed is a number from 0 to 10") { try range(-1...5) },
      Refused("upperValue is 11; allowed is a number from 0 to 10") { try range(5...11) },
      Refused("range is 3...5; allowed is a range at least as wide as the minimum span, 4") {
        try range(3...5, minimumSpan: 4)
      },
    ])
  func rangeSliders(refused: Refused) { check(refused) }

  @Test("A minimum span as long as bounds of drifting numbers is legal")
  func longestSpan() throws {
    _ = try RangeSlider(
      range: 0.5...0.6, in: 0.5...0.6, minimumSpan: 0.1, format: Samples.plain)
  }

  @Test(
    "A dial refuses",
    arguments: [
      Refused("total is 0; allowed is a positive number") { try dial(total: 0) },
      Refused("total is -24; allowed is a positive number") { try dial(total: -24) },
      Refused("total is inf; allowed is a positive number") { try dial(total: .infinity) },
      Refused("step is -1; allowed is 0 for no step, or a positive number") { try dial(step: -1) },
      Refused("step is 13; allowed is 0 for no step, or a number up to half the total, 12") {
        try dial(step: 13)
      },
      Refused("minimumSpan is -1; allowed is a number from 0 to the total, 24") {
        try dial(minimumSpan: -1)
      },
      Refused("minimumSpan is 25; allowed is a number from 0 to the total, 24") {
        try dial(minimumSpan: 25)
      },
      Refused("startValue is -1; allowed is a number from 0 to the total, 24") { try dial(-1, 8) },
      Refused("endValue is nan; allowed is a number from 0 to the total, 24") { try dial(0, .nan) },
      Refused("stride is 13; allowed is at most half the total, 12") { try dial(stride: 13) },
      Refused("stride is 0.3; allowed is a whole number of steps of 0.25") {
        try dial(stride: 0.3)
      },
      Refused(
        "range is 0 to 1; allowed is a range that covers, and leaves free, at least the minimum "
          + "span, 2"
      ) { try dial(0, 1, minimumSpan: 2) },
      Refused(
        "range is 2 to 1; allowed is a range that covers, and leaves free, at least the minimum "
          + "span, 2"
      ) { try dial(2, 1, minimumSpan: 2) },
      Refused("summary is a histogram; allowed is the span of the dial") {
        let sum = Summary(measure: .histogram([1]), format: try Samples.plain)
        _ = try CircularRangeSlider(
          startValue: 0, endValue: 8, format: Samples.plain, summary: sum)
      },
    ])
  func dials(refused: Refused) { check(refused) }

  @Test(
    "A wheel and a countdown refuse",
    arguments: [
      Refused("rungs is empty; allowed is at least one rung") { _ = try Ladder(rungs: []) },
      Refused("rungs is empty; allowed is at least one rung") { _ = try Samples.ladder(0) },
      Refused("index is 3; allowed is 0 to 2") {
        _ = try WheelSlider.Wheel("Wheel", ladder: Samples.ladder(3), index: 3)
      },
      Refused("index is -1; allowed is 0 to 2") {
        _ = try WheelSlider.Wheel("Wheel", ladder: Samples.ladder(3), index: -1)
      },
      Refused("page is 0; allowed is a whole number from 1") {
        _ = try WheelSlider.Wheel("Wheel", ladder: Samples.ladder(3), page: 0)
      },
      Refused("duration is -1; allowed is 0 to 10000000000 seconds") { try ring(-1) },
      Refused("duration is nan; allowed is 0 to 10000000000 seconds") { try ring(.nan) },
      Refused("duration is inf; allowed is 0 to 10000000000 seconds") { try ring(.infinity) },
      Refused("extensionStride is 0; allowed is 1 to 10000000000 seconds") {
        try ring(60, stride: 0)
      },
      Refused("extensionStride is nan; allowed is 1 to 10000000000 seconds") {
        try ring(60, stride: .nan)
      },
      Refused("endDate is nan; allowed is a date within 30,000 years of 2001") {
        try ring(60, end: .nan)
      },
      Refused("endDate is 10000000000000; allowed is a date within 30,000 years of 2001") {
        try ring(60, end: 1e13)
      },
    ])
  func others(refused: Refused) { check(refused) }

  @Test("An end date that is refused leaves the countdown as it was")
  func refusedEnd() throws {
    var ring = try CountdownRing(duration: 60, format: Samples.countdown, now: Samples.instant(0))
    let before = ring
    #expect(throws: ConfigurationError.self) {
      try ring.setEnd(Samples.instant(.nan), duration: 60)
    }
    #expect(throws: ConfigurationError.self) {
      try ring.setEnd(Samples.instant(0), duration: -1)
    }
    #expect(ring == before)
  }

  private func check(_ refused: Refused) {
    let error = #expect(throws: ConfigurationError.self) { try refused.make() }
    #expect(error?.description == refused.text)
  }

  private static func slider(
    value: Double = 0, in bounds: ClosedRange<Double> = 0...100, step: Double? = nil,
    base: Double? = nil, stride: Double? = nil, page: Double? = nil
  ) throws {
    _ = try Slider(
      "Value", value: value, in: bounds, step: step, base: base, stride: stride, page: page,
      format: Samples.plain)
  }

  private static func range(_ range: ClosedRange<Double> = 0...10, minimumSpan: Double = 0) throws {
    _ = try RangeSlider(range: range, in: 0...10, minimumSpan: minimumSpan, format: Samples.plain)
  }

  private static func dial(
    _ start: Double = 0, _ end: Double = 8, total: Double = 24, step: Double = 0.25,
    minimumSpan: Double = 0, stride: Double? = nil
  ) throws {
    _ = try CircularRangeSlider(
      startValue: start, endValue: end, total: total, step: step, minimumSpan: minimumSpan,
      stride: stride, format: Samples.plain)
  }

  private static func ring(_ duration: Double, stride: Double? = nil) throws {
    _ = try CountdownRing(
      duration: duration, extensionStride: stride, format: Samples.countdown,
      now: Samples.instant(0))
  }

  private static func ring(_ duration: Double, end: Double) throws {
    _ = try CountdownRing(
      endDate: Samples.instant(end), duration: duration, format: Samples.countdown,
      now: Samples.instant(0))
  }
}
