/// Values that are asked for by number, and limits that cut a move short.
extension Grid {
  /// A starting value; refused outside the bounds, kept as it is inside them.
  func checked(_ value: Double, named name: String) throws(ConfigurationError) -> Double {
    guard value.isFinite, bounds.contains(value) else {
      throw ConfigurationError(
        name, value, allowed: .number(from: bounds.lowerBound, to: bounds.upperBound))
    }
    // A value that misses a stop by rounding alone is that stop.
    let stop = nearest(to: value)
    return abs(stop - value) <= tolerance ? stop : value + 0
  }

  /// Where a typed value leads: the nearest legal value, or a refusal outside the bounds.
  func typed(_ value: Double) -> Step<GridPosition> {
    guard value.isFinite else { return .refused(.notANumber) }
    guard bounds.contains(value) else { return .refused(.outOfBounds(bounds)) }
    return .to(GridPosition(nearest(to: value)), limit: nil)
  }
}

extension GridMove {
  /// The reason to report: a limit that cut a count short, or that let nothing move at all.
  ///
  /// A single stride or page that arrives at a limit is a change like any other.
  func limit(_ stretch: Stretch, from value: Double, _ reason: RefusalReason) -> RefusalReason? {
    isCut && (stretch.count.magnitude > 1 || position.value == value) ? reason : nil
  }
}
