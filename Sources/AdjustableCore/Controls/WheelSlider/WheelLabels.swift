import Foundation

/// Which rungs of a ladder are engraved.
extension WheelGeometry {
  /// How much room a label needs along the arc, in points.
  static let labelSpacing = 34.0

  /// How many labels an arc of this radius has room for, at least 3.
  public static func maxLabels(radius: Double) -> Int {
    let length = radius.held(to: 1e12) * sweep * Double.pi / 180
    return max(3, Int((length / labelSpacing).rounded(.down)))
  }

  /// The rungs of a wheel's ladder that are engraved as the wheel is drawn, in order: the selected one
  /// and as many more as there is room for.
  public func engravedRungs(count: Int, selected: Int, on band: WheelBand) -> [Int] {
    Self.labelledRungs(
      count: count, maxLabels: Self.maxLabels(radius: band.labelRadius * scale),
      required: [selected])
  }

  /// Which rungs are engraved, in order.
  ///
  /// The required ones that are on the ladder keep their place; the rest fill in from the first rung up
  /// wherever no placed rung is nearer than `ceil(count / maxLabels)`, at least 1. Where no label is
  /// allowed, the required ones as they are given.
  public static func labelledRungs(count: Int, maxLabels: Int, required: [Int] = []) -> [Int] {
    guard count > 0 else { return [] }
    guard maxLabels > 0 else { return required }
    var placed = Set(required.filter { (0..<count).contains($0) })
    let gap = max(1, count / maxLabels + (count % maxLabels == 0 ? 0 : 1))
    let fixed = placed.sorted()
    var next = 0  // the first fixed rung that is not below the one looked at
    var last: Int?
    for rung in 0..<count {
      while next < fixed.count, fixed[next] < rung { next += 1 }
      if next < fixed.count, fixed[next] - rung < gap {
        if fixed[next] == rung { last = rung }
        continue
      }
      if let last, rung - last < gap { continue }
      placed.insert(rung)
      last = rung
    }
    return placed.sorted()
  }
}
