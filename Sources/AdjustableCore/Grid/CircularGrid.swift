/// The legal values of a dial: `0, step, 2 step ...` below a full turn, and round again.
///
/// Where the step does not divide the total, the stop after the last one is 0. Without a step every
/// value in `0..<total` is legal.
public struct CircularGrid: Hashable, Sendable {
  /// One full turn; as a value it counts as 0.
  public let total: Double
  /// The distance of neighbouring stops; nil where the dial is continuous.
  public let step: Double?
  /// How many stops there are; nil where the dial is continuous.
  public let count: Int?

  let tolerance: Double
  private let decimals: Int?

  /// Makes a dial's grid.
  ///
  /// - Parameters:
  ///   - total: one full turn; positive and finite.
  ///   - step: nil or 0 for a continuous dial; otherwise positive, up to half the total, large
  ///     enough to move the total's number.
  /// - Throws: `ConfigurationError` for `total` or `step`.
  public init(total: Double, step: Double? = nil) throws(ConfigurationError) {
    guard total.isFinite, total > 0 else {
      throw ConfigurationError("total", total, allowed: .positiveNumber)
    }
    self.total = total
    guard let step, step != 0 else {
      self.step = nil
      count = nil
      tolerance = 0
      decimals = nil
      return
    }
    try Grid.check(step, in: 0...total, from: 0)
    guard step <= total / 2 else {
      throw ConfigurationError("step", step, allowed: .upToHalfTotalOrNoStep(total / 2))
    }
    self.step = step
    tolerance = step * 1e-9
    decimals = Decimals.count(of: step)
    count = max(1, Int(((total - tolerance) / step).rounded(.up)))
  }

  /// The stop at an index from 0; indices go round.
  public func stop(at index: Int) -> Double {
    guard let step, let count else { return 0 }
    return Decimals.cleaned(Double(index.modulo(count)) * step, to: decimals)
  }

  /// Whether a value is legal: a stop, or anything in `0..<total` on a continuous dial.
  public func isLegal(_ value: Double) -> Bool {
    guard value >= 0, value < total else { return false }
    return place(of: value)?.isStop ?? true
  }

  /// The index of the last stop that is not past a value in `0..<total`, and whether it is that stop.
  func place(of value: Double) -> (index: Int, isStop: Bool)? {
    guard let step, let count else { return nil }
    var index = min(max(Int((value / step).rounded(.down)), 0), count - 1)
    if index < count - 1, stop(at: index + 1) <= value + tolerance { index += 1 }
    if index > 0, stop(at: index) > value + tolerance { index -= 1 }
    return (index, abs(stop(at: index) - value) <= tolerance)
  }

  /// A finite value brought into `0..<total`, rounded to the decimals it was made from.
  public func wrapped(_ value: Double) -> Double {
    if value >= 0, value < total { return value + 0 }
    let rest = value.truncatingRemainder(dividingBy: total)
    let turned = Decimals.cleaned(rest < 0 ? rest + total : rest, like: value, total)
    return turned >= total ? 0 : turned
  }

  /// The legal value for a finite `value` that was asked for: snapped, then wrapped.
  ///
  /// A tie goes away from 0. Where the step does not divide the total the value wraps first and takes
  /// the nearest stop round the circle.
  public func nearest(to value: Double) -> Double {
    guard let step, let count else { return wrapped(value) }
    let stops = value / step
    if abs(Double(count) * step - total) <= tolerance, abs(stops) < 0x1p52 {
      let lead = abs(stops) - abs(stops).rounded(.down)
      let whole = abs(stops).rounded(.down) + (lead >= 0.5 - 1e-9 ? 1 : 0)
      return stop(at: Int(stops < 0 ? -whole : whole))
    }
    let held = wrapped(value)
    guard let place = place(of: held), !place.isStop else {
      return self.place(of: held).map { stop(at: $0.index) } ?? held
    }
    let below = stop(at: place.index)
    let above = place.index == count - 1 ? total : stop(at: place.index + 1)
    return (held - below) < (above - held) - tolerance ? below : stop(at: place.index + 1)
  }
}

extension Int {
  /// The remainder that is never negative.
  func modulo(_ count: Int) -> Int {
    let rest = self % count
    return rest < 0 ? rest + count : rest
  }
}
