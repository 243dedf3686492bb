/// A drag begins at once, so that a tap selects a rung, and each rung crossed is a detent.
extension WheelSlider: DragRules {
  /// The wheel whose band a touch is on: 0 is the outer one.
  public func part(at point: Point, in geometry: WheelGeometry) -> Int? {
    geometry.wheel(at: point, of: wheels.count)
  }

  func elementIDs(of part: Int) -> [String] { [wheels[part].description.id] }

  /// The rung under the finger; a finger that goes on past an end leaves the wheel there.
  func destination(of drag: Drag<Self>, at point: Point) -> Step<[Int]> {
    let geometry = drag.geometry
    let isStillPast = drag.latest.map { !geometry.isOnArc($0) } ?? false
    // Seen from the pivot itself a pointer has no direction.
    guard point != geometry.pivot, geometry.isOnArc(point) || !isStillPast else {
      return .to(history.present, limit: nil)
    }
    let count = wheels[drag.part].ladder.rungs.count
    let rung = WheelGeometry.rung(atAngle: geometry.angle(at: point), count: count)
    return step(.set(Double(rung)), on: wheels[drag.part].description.id)
  }

  func placing(_ part: Int, of source: [Int], in state: [Int]) -> [Int] {
    var state = state
    state[part] = source[part]
    return state
  }

  /// One for each rung crossed.
  func stopsCrossed(_ id: String, from start: Double, to end: Double) -> Int {
    Int(abs(end - start))
  }
}
