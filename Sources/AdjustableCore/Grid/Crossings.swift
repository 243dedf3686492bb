/// How many stops a value passes on its way, the one it arrives at among them and the one it leaves not.
extension Grid {
  /// The stops between two values; 0 where the grid is continuous.
  public func stopsCrossed(from start: Double, to end: Double) -> Int {
    guard start.isFinite, end.isFinite, let one = place(of: start), let other = place(of: end)
    else { return 0 }
    if end >= start { return max(0, other.index - one.index) }
    return max(0, firstStop(one) - firstStop(other))
  }
}

extension CircularGrid {
  /// The stops between two values on the shorter way round; 0 where the dial is continuous.
  public func stopsCrossed(from start: Double, to end: Double) -> Int {
    guard start.isFinite, end.isFinite, let count, let one = place(of: wrapped(start)),
      let other = place(of: wrapped(end))
    else {
      return 0
    }
    return distance(from: start, to: end) <= total / 2
      ? (other.index - one.index).modulo(count) : (firstStop(one) - firstStop(other)).modulo(count)
  }
}

/// The first stop that is not below a place.
private func firstStop(_ place: (index: Int, isStop: Bool)) -> Int {
  place.isStop ? place.index : place.index + 1
}
