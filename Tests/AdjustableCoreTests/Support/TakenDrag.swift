import Testing

@testable import AdjustableCore

extension Draggable {
  /// A drag of what is at a point, where there must be something.
  mutating func taken(
    at point: Point, in geometry: Geometry
  ) throws -> (drag: Drag<Self>, report: DragReport?) {
    let begun = beginDrag(at: point, in: geometry)
    return try #require(begun)
  }
}
