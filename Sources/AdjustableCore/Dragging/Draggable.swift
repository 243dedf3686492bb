/// A control that a pointer can move, by the same rules as a key press.
///
/// A drag begins, moves, and ends or is cancelled. All of it together is one change for undo. A control
/// that is disabled or read-only lets nothing be taken.
public protocol Draggable: AdjustableControl {
  /// Where the parts of the control lie.
  associatedtype Geometry: Hashable, Sendable
  /// What a pointer can take.
  associatedtype Part: Hashable, Sendable

  /// What a touch at a point takes now; nil where there is nothing.
  func part(at point: Point, in geometry: Geometry) -> Part?

  /// Takes what is at a point.
  ///
  /// The report is there where editing began with the touch itself; nil in place of both where nothing
  /// can be taken.
  mutating func beginDrag(
    at point: Point, in geometry: Geometry
  ) -> (drag: Drag<Self>, report: DragReport?)?

  /// Moves what was taken as the pointer moves; nil where nothing changed.
  mutating func moveDrag(_ drag: inout Drag<Self>, to point: Point) -> DragReport?

  /// Lets go: editing ended, and was committed where a value differs; nil where it never began.
  mutating func endDrag(_ drag: inout Drag<Self>) -> DragReport?

  /// Lets go and brings back the value before; nil where editing never began.
  ///
  /// Where the other part of the control has moved into the way meanwhile, it comes back as far as it
  /// may.
  mutating func cancelDrag(_ drag: inout Drag<Self>) -> DragReport?
}
