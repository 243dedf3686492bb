/// Where the rungs of a ladder lie on the arc: degrees, y down, counted along the ladder.
extension WheelGeometry {
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
}
