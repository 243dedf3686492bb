/// The legal values of a straight control: `base + n x step` inside the bounds, and both bounds.
///
/// A grid without a step is continuous: every value inside the bounds is legal. Values are computed
/// from a whole number, never by adding steps up, and rounded to the decimals of step and base.
public struct Grid: Hashable, Sendable {
  /// The lowest and the highest legal value.
  public let bounds: ClosedRange<Double>
  /// The distance of two neighbouring stops; nil where the grid is continuous.
  public let step: Double?
  /// The value from which steps are counted; the lower bound unless given.
  public let base: Double
  /// How many stops there are; nil where the grid is continuous.
  public let count: Int?
  /// The distance of the bounds.
  public let length: Double

  /// Two values nearer than this are the same stop: a billionth of a step, or of the bounds' length
  /// where that is less.
  let tolerance: Double
  private let first: Int
  private let decimals: Int?

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - bounds: finite, with a finite length; a length of zero is legal.
  ///   - step: nil or 0 for a continuous grid; otherwise positive and large enough to move the bounds.
  ///   - base: where steps are counted from; the lower bound when nil.
  /// - Throws: `ConfigurationError` for `bounds`, `step` or `base`.
  public init(
    bounds: ClosedRange<Double>, step: Double? = nil, base: Double? = nil
  ) throws(ConfigurationError) {
    try Self.check(bounds)
    let base = base ?? bounds.lowerBound
    guard base.isFinite else {
      throw ConfigurationError("base", base, allowed: .finiteNumber)
    }
    // A zero loses its sign.
    self.bounds = bounds.lowerBound + 0...bounds.upperBound + 0
    self.base = base
    length = Decimals.cleaned(
      bounds.upperBound - bounds.lowerBound, like: bounds.lowerBound, bounds.upperBound)
    guard let step, step != 0 else {
      self.step = nil
      count = nil
      first = 0
      tolerance = 0
      decimals = nil
      return
    }
    try Self.check(step, in: bounds, from: base)
    self.step = step
    // Not of the step alone: a billionth of a step that dwarfs the bounds would make them one stop.
    tolerance = min(step, length) * 1e-9
    decimals = Decimals.count(of: [step, base])
    guard bounds.lowerBound < bounds.upperBound else {
      // One value, which a step however small need not move.
      first = 0
      count = 1
      return
    }
    // The first and the last whole number whose value lies strictly inside the bounds. The quotient
    // of large numbers can be off by one or two, so it is put right against the values themselves.
    let value = { [decimals] (n: Int) in Decimals.cleaned(base + Double(n) * step, to: decimals) }
    var low = Int(((bounds.lowerBound - base) / step).rounded(.down)) + 1
    while value(low) <= bounds.lowerBound + tolerance { low += 1 }
    while value(low - 1) > bounds.lowerBound + tolerance { low -= 1 }
    var high = Int(((bounds.upperBound - base) / step).rounded(.up)) - 1
    while value(high) >= bounds.upperBound - tolerance { high -= 1 }
    while value(high + 1) < bounds.upperBound - tolerance { high += 1 }
    first = low
    count = max(0, high - low + 1) + 2
  }

  /// The stop at an index from 0, held to the stops there are; the lower bound where the grid is
  /// continuous.
  public func stop(at index: Int) -> Double {
    guard let step, let count, index > 0 else { return bounds.lowerBound }
    guard index < count - 1 else { return bounds.upperBound }
    return Decimals.cleaned(base + Double(first + index - 1) * step, to: decimals)
  }

  /// Where a value stands among the stops: the index of the last stop that is not above it, and
  /// whether it is that stop.
  ///
  /// Nil where the grid is continuous.
  func place(of value: Double) -> (index: Int, isStop: Bool)? {
    guard let step, let count else { return nil }
    let held = min(max(value, bounds.lowerBound), bounds.upperBound)
    var index = min(max(Int(((held - base) / step).rounded(.down)) - first + 1, 0), count - 1)
    while index < count - 1, stop(at: index + 1) <= held + tolerance { index += 1 }
    while index > 0, stop(at: index) > held + tolerance { index -= 1 }
    return (index, abs(stop(at: index) - held) <= tolerance)
  }

  /// Whether a value is legal: a stop, or anything inside the bounds of a continuous grid.
  public func isLegal(_ value: Double) -> Bool {
    guard bounds.contains(value) else { return false }
    return place(of: value)?.isStop ?? true
  }

  /// The legal value nearest to a finite `value`, which is held to the bounds first; a tie, within a
  /// billionth of a step, goes away from the base.
  public func nearest(to value: Double) -> Double {
    let held = min(max(value, bounds.lowerBound), bounds.upperBound)
    guard let place = place(of: held) else { return held + 0 }
    let below = stop(at: place.index)
    guard !place.isStop else { return below }
    let above = stop(at: place.index + 1)
    let lead = (held - below) - (above - held)
    if abs(lead) <= tolerance { return abs(above - base) >= abs(below - base) ? above : below }
    return lead < 0 ? below : above
  }

  /// The highest legal value that is not above `limit`; the lower bound where there is none.
  public func last(upTo limit: Double) -> Double {
    guard let place = place(of: limit) else {
      return min(max(limit, bounds.lowerBound), bounds.upperBound)
    }
    return stop(at: place.index)
  }

  /// The lowest legal value that is not below `limit`; the upper bound where there is none.
  public func first(from limit: Double) -> Double {
    guard let place = place(of: limit) else {
      return min(max(limit, bounds.lowerBound), bounds.upperBound)
    }
    return stop(at: place.isStop ? place.index : place.index + 1)
  }

  /// How far along the bounds a value is, held to 0...1; 0 where the bounds have no length.
  public func fraction(of value: Double) -> Double {
    guard length > 0, value > bounds.lowerBound else { return 0 }
    return min((value - bounds.lowerBound) / length, 1)
  }
  /// The value at a fraction of the bounds, which is held to 0...1; not yet a legal one.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return bounds.lowerBound }
    return fraction < 1 ? bounds.lowerBound + length * fraction : bounds.upperBound
  }
}
