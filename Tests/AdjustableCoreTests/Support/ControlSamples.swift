import Foundation

@testable import AdjustableCore

/// A dial in whole numbers of a decimal unit.
struct DialSample: Sendable {
  let decimals: Int
  let total: Int
  let step: Int?
  let minimumSpan: Int

  init(using random: inout SplitMix64, stepped: Bool? = nil, bare: Bool = false) {
    decimals = random.one(of: [0, 1, 2, 4])
    total = random.whole(2...120)
    let isStepped = stepped ?? !random.once(in: 3)
    step =
      isStepped ? random.whole(1...max(1, random.once(in: 2) ? min(5, total / 2) : total / 2)) : nil
    minimumSpan = bare || random.once(in: 2) ? 0 : random.whole(0...total / 2)
  }

  /// The stops in order; nil where the dial is continuous.
  var stops: [Int]? { step.map { Array(stride(from: 0, to: total, by: $0)) } }

  func double(_ value: Int) -> Double { Samples.decimal(value, decimals) }

  /// A dial whose range keeps the minimum span; nil where the random handles do not.
  func dial(using random: inout SplitMix64) throws -> CircularRangeSlider? {
    let any = { (random: inout SplitMix64) in
      if let stops, !random.once(in: 4) { return random.one(of: stops) }
      return random.whole(0...(total - 1))
    }
    let (start, end) = (any(&random), any(&random))
    let span = (end - start + total) % total
    guard span >= minimumSpan, total - span >= minimumSpan else { return nil }
    let sum = Summary(format: try Samples.plain)
    return try CircularRangeSlider(
      startValue: double(start), endValue: double(end), total: double(total),
      step: step.map(double) ?? 0, minimumSpan: double(minimumSpan), format: Samples.plain,
      summary: random.once(in: 3) ? sum : nil, announcesCrossing: random.once(in: 2))
  }
}

/// Random controls of every kind.
enum ControlSamples {
  static func wheel(using random: inout SplitMix64) throws -> WheelSlider {
    let wheels = try (0...1).map { _ in
      let count = random.whole(1...20)
      return try WheelSlider.Wheel(
        "Wheel", ladder: Samples.ladder(count, wraps: random.once(in: 2)),
        index: random.whole(0...(count - 1)),
        page: random.once(in: 2) ? nil : random.whole(1...25))
    }
    return random.once(in: 2)
      ? WheelSlider(wheels[0]) : WheelSlider(outer: wheels[0], inner: wheels[1])
  }

  /// A ring that waits, runs, is held or is over, at an instant with or without a fraction.
  static func ring(using random: inout SplitMix64) throws -> CountdownRing {
    let now = random.one(of: [0, 801_234_567.123_456, -98_765_432.1, 0.1])
    let duration = Samples.decimal(random.whole(0...40000), random.whole(0...2))
    let stride = random.once(in: 3) ? nil : Samples.decimal(random.whole(10...900), 1)
    if random.once(in: 3) {
      let ahead = Samples.decimal(random.whole(-500...50000), random.whole(0...2))
      return try CountdownRing(
        endDate: Samples.instant(now + ahead), duration: duration, extensionStride: stride,
        format: Samples.countdown, now: Samples.instant(now))
    }
    var ring = try CountdownRing(
      duration: duration, extensionStride: stride, format: Samples.countdown,
      now: Samples.instant(now))
    if random.once(in: 2) { _ = ring.perform(.start) }
    if random.once(in: 2) {
      _ = ring.advance(to: Samples.instant(now + Samples.decimal(random.whole(0...5000), 2)))
    }
    if random.once(in: 3) { _ = ring.perform(.pause) }
    return ring
  }

  /// A random action, at times out of place or out of bounds.
  static func action(
    on element: AdjustableElement?, using random: inout SplitMix64
  ) -> ElementAction {
    let count = random.once(in: 3) ? random.whole(2...9) : 1
    let range = element?.range ?? 0...1
    let asked = Double.random(in: -0.05...1.05, using: &random)
    let length = range.upperBound - range.lowerBound
    let number = range.lowerBound + Decimals.cleaned(asked * length, to: 5)
    return switch random.whole(0...19) {
    case 0...4: .increment(count)
    case 5...9: .decrement(count)
    case 10, 11: .pageIncrement(count)
    case 12, 13: .pageDecrement(count)
    case 14: random.once(in: 2) ? .toMinimum : .toMaximum
    case 15, 16: .set(number)
    case 17: .reset
    case 18: .undo
    default: random.one(of: [.start, .pause, .resume, .restart, .extend(60), .extend(-7.5)])
    }
  }
}
