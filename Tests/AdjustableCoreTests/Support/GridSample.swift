@testable import AdjustableCore

/// A grid in whole numbers of a decimal unit, whose legal values can be counted out without rounding.
struct GridSample: Sendable, CustomStringConvertible {
  let decimals: Int
  let lower: Int
  let upper: Int
  let step: Int?
  let base: Int?

  /// A grid of at most about a hundred stops.
  init(using random: inout SplitMix64, stepped: Bool? = nil) {
    decimals = random.one(of: [0, 0, 1, 2, 3, 4, 7])
    lower = random.whole(-200...200)
    let length = random.once(in: 12) ? 0 : random.whole(1...100)
    upper = lower + length
    let isStepped = stepped ?? !random.once(in: 3)
    step = isStepped ? random.whole(1...max(1, random.once(in: 2) ? 5 : length * 2)) : nil
    base = isStepped && random.once(in: 3) ? random.whole(-300...300) : nil
  }

  /// Every legal value in order; nil where the grid is continuous.
  var stops: [Int]? {
    guard let step else { return nil }
    let origin = base ?? lower
    return (lower...upper).filter { value in
      value == lower || value == upper || (value - origin) % step == 0
    }
  }

  /// The legal value nearest to one that is given in tenths; of two that are as near, the one further
  /// from the base.
  func nearest(toTenths asked: Int) -> Int? {
    let origin = base ?? lower
    return stops?.min { left, right in
      let (near, far) = (abs(10 * left - asked), abs(10 * right - asked))
      return near == far ? abs(left - origin) > abs(right - origin) : near < far
    }
  }

  /// A random value inside the bounds; on continuous grids every one is legal.
  func value(using random: inout SplitMix64) -> Int {
    if let stops, !random.once(in: 4) { return random.one(of: stops) }
    return random.whole(lower...upper)
  }

  /// A whole number of the unit as a Double.
  func double(_ value: Int) -> Double { Samples.decimal(value, decimals) }

  var bounds: ClosedRange<Double> { double(lower)...double(upper) }
  var stepValue: Double? { step.map(double) }
  var baseValue: Double? { base.map(double) }

  /// The stride and the page of some random whole numbers of steps, or of any length where there is no
  /// step; often nil.
  func strides(using random: inout SplitMix64) -> (stride: Double?, page: Double?) {
    guard upper > lower, random.once(in: 3) else { return (nil, nil) }
    let unit = step ?? 1
    return (double(unit * random.whole(1...4)), double(unit * random.whole(1...20)))
  }

  var description: String {
    "\(lower)...\(upper) e-\(decimals), step \(step ?? 0), base \(base ?? lower)"
  }
}

extension GridSample {
  /// A slider on this grid.
  func slider(using random: inout SplitMix64) throws -> Slider {
    let (stride, page) = strides(using: &random)
    return try Slider(
      "Value", value: double(value(using: &random)), in: bounds, step: stepValue, base: baseValue,
      stride: stride, page: page, format: Samples.plain)
  }

  /// A range slider on this grid, often with a minimum span that is no multiple of the step.
  func rangeSlider(using random: inout SplitMix64) throws -> RangeSlider {
    let (stride, page) = strides(using: &random)
    let (one, other) = (value(using: &random), value(using: &random))
    let (low, high) = (min(one, other), max(one, other))
    let span = random.once(in: 2) ? 0 : random.whole(0...(high - low))
    let sum = Summary(format: try Samples.plain)
    return try RangeSlider(
      lower: "Lower", upper: "Upper", range: double(low)...double(high), in: bounds,
      step: stepValue, base: baseValue, minimumSpan: double(span), stride: stride, page: page,
      format: Samples.plain, summary: random.once(in: 3) ? sum : nil)
  }
}
