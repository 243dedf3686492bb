/// A drag begins at once, so that a tap moves the thumb; without a step a pointer keeps to a grid of
/// 0.001.
extension Slider: DragRules {
  /// What a pointer can take.
  public enum Part: Hashable, Sendable {
    /// The thumb, wherever the slider is touched.
    case thumb
  }

  /// The thumb, where the slider is touched at all.
  public func part(at point: Point, in geometry: SliderGeometry) -> Part? {
    geometry.track.touchArea.contains(point) ? .thumb : nil
  }

  func elementIDs(of part: Part) -> [String] { elementIDs }

  /// The thumb's centre goes to the pointer; where there is no travel nothing moves.
  func destination(of drag: Drag<Self>, at point: Point) -> Step<GridPosition> {
    guard let fraction = drag.geometry.track.fraction(at: point) else {
      return .to(history.present, limit: nil)
    }
    return step(.set(grid.pointerGrid.nearest(to: grid.value(at: fraction))), on: description.id)
  }

  func placing(_ part: Part, of source: GridPosition, in state: GridPosition) -> GridPosition {
    source
  }

  func stopsCrossed(_ id: String, from start: Double, to end: Double) -> Int {
    grid.stopsCrossed(from: start, to: end)
  }
}
