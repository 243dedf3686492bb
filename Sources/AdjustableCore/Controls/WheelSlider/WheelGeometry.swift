/// Where the rungs of a ladder lie on the arc: degrees, y down, counted along the ladder.
public enum WheelGeometry {
  /// The angle of the first rung.
  public static let startAngle = -10.0
  /// How far the arc sweeps.
  public static let sweep = 110.0
  /// The angle of the last rung.
  public static var endAngle: Double { startAngle + sweep }

  /// The angle of a rung, its index held to the ladder; a ladder of one rung sits at the start.
  public static func angle(ofRung index: Int, count: Int) -> Double {
    guard count > 1 else { return startAngle }
    return startAngle + sweep * Double(min(max(index, 0), count - 1)) / Double(count - 1)
  }

  /// The rung nearest to an angle held to the arc; halfway goes to the further one, and NaN to the first.
  public static func rung(atAngle angle: Double, count: Int) -> Int {
    guard count > 1, !angle.isNaN else { return 0 }
    let held = min(max(angle, startAngle), endAngle)
    let place = (held - startAngle) / sweep * Double(count - 1)
    return min(Int((place + 0.5 + 1e-9).rounded(.down)), count - 1)
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
