/// A pointer's hold on a control, from the touch to the release.
///
/// What the touch took stays taken until the drag is over. The drag is a value beside the control: the
/// control moves it, and one that is never ended leaves nothing behind but the values it moved.
public struct Drag<Control: Draggable>: Sendable {
  /// What was taken.
  public let part: Control.Part
  /// Where everything lay when it was taken.
  public let geometry: Control.Geometry
  /// Where it was taken.
  public let origin: Point
  /// True after the end or the cancellation: nothing moves any more.
  public internal(set) var isOver = false
  /// The control as it was when it was taken.
  public let before: Control
  /// Where the pointer was last; nil before the first move.
  public internal(set) var latest: Point?
  /// Which of the control's changes is this drag's.
  var change: Int?
  var session = EditingSession<[Double]>()

  init(_ part: Control.Part, of control: Control, at point: Point, in geometry: Control.Geometry) {
    self.part = part
    self.geometry = geometry
    origin = point
    before = control
  }

  /// Whether editing has begun and not ended.
  public var isEditing: Bool { session.isUnderWay }
}

/// What a touch, a move or a release did.
public struct DragReport: Hashable, Sendable {
  /// Editing began, or ended and perhaps was committed, in order.
  public let events: [EditingEvent]
  /// The values that changed, one change an element.
  public let changes: [Change]
  /// How many stops were crossed, each worth a feedback; 0 where there is no step.
  public let detents: Int

  /// Makes a report.
  public init(events: [EditingEvent] = [], changes: [Change] = [], detents: Int = 0) {
    self.events = events
    self.changes = changes
    self.detents = detents
  }

  /// The same as nil where there is nothing to report.
  var ifAny: DragReport? { events.isEmpty && changes.isEmpty ? nil : self }
}
