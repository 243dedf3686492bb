/// A control that a pointer can move, by the same rules as a key press.
///
/// A control says what a touch takes and where a pointer leads, with the same limits that `step` keeps;
/// begin, move, end and cancel are then written once, here. All of a drag together is one change for
/// undo, and a control that is disabled or read-only lets nothing be taken.
public protocol Draggable: UndoableControl {
  /// Where the parts of the control lie.
  associatedtype Geometry: Hashable, Sendable
  /// What a pointer can take.
  associatedtype Part: Hashable, Sendable

  /// How far a pointer travels before a drag begins, in points; 0 unless given, so that a tap moves.
  static var minimumDistance: Double { get }
  /// What a touch at a point takes now; nil where there is nothing.
  func part(at point: Point, in geometry: Geometry) -> Part?
  /// The elements that a part moves.
  func elementIDs(of part: Part) -> [String]
  /// Where a drag leads when the pointer is at a point.
  func destination(of drag: Drag<Self>, at point: Point) -> Step<State>
  /// A state with the values of a part taken from another one.
  func placing(_ part: Part, of source: State, in state: State) -> State
  /// Whether a state keeps what holds between the parts; true unless given.
  func isKept(_ state: State) -> Bool
  /// How many stops an element passes between two values, each worth a feedback.
  func stopsCrossed(_ id: String, from start: Double, to end: Double) -> Int
}

extension Draggable {
  /// 0: a tap moves.
  public static var minimumDistance: Double { 0 }
  /// True: the parts do not limit each other.
  public func isKept(_ state: State) -> Bool { true }

  /// Takes what is at a point; nil where nothing can be taken.
  ///
  /// The report is there where editing began with the touch itself.
  public mutating func beginDrag(
    at point: Point, in geometry: Geometry
  ) -> (drag: Drag<Self>, report: DragReport?)? {
    guard obstacle == nil, point.isFinite, let part = part(at: point, in: geometry) else {
      return nil
    }
    var drag = Drag(part, of: self, at: point, in: geometry)
    let report = moveDrag(&drag, to: point)
    return (drag, report)
  }

  /// Moves what was taken as the pointer moves; nil where nothing changed.
  public mutating func moveDrag(_ drag: inout Drag<Self>, to point: Point) -> DragReport? {
    guard !drag.isOver, point.isFinite else { return nil }
    var events: [EditingEvent] = []
    if !drag.isEditing {
      guard obstacle == nil, drag.origin.distance(to: point) >= Self.minimumDistance else {
        return nil
      }
      events = drag.session.begin(at: values(of: drag.part)).map { [$0] } ?? []
    }
    let before = history.present
    var limit: RefusalReason?
    if obstacle == nil, case .to(let state, let cut) = destination(of: drag, at: point) {
      limit = cut
      place(state, for: &drag)
    }
    drag.latest = point
    let changes = changes(of: drag.part, since: before, limit: limit)
    let detents = changes.first.map {
      stopsCrossed($0.to.id, from: $0.from.value, to: $0.to.value)
    }
    return DragReport(events: events, changes: changes, detents: detents ?? 0).ifAny
  }

  /// Lets go: editing ended, and was committed where a value differs; nil where it never began.
  public mutating func endDrag(_ drag: inout Drag<Self>) -> DragReport? {
    guard !drag.isOver else { return nil }
    drag.isOver = true
    return DragReport(events: drag.session.end(at: values(of: drag.part))).ifAny
  }

  /// Lets go and brings back the value before; nil where editing never began.
  ///
  /// Where the other part of the control has moved into the way meanwhile, it comes back as far as it
  /// may.
  public mutating func cancelDrag(_ drag: inout Drag<Self>) -> DragReport? {
    guard !drag.isOver else { return nil }
    drag.isOver = true
    guard drag.isEditing else { return nil }
    let present = history.present
    place(former(of: drag), for: &drag)
    _ = drag.session.end(at: [])
    return DragReport(events: [.ended], changes: changes(of: drag.part, since: present))
  }

  /// The state with the part as it was when it was taken, or as near to that as the other part lets it.
  private func former(of drag: Drag<Self>) -> State {
    let state = placing(drag.part, of: drag.before.history.present, in: history.present)
    guard !isKept(state) else { return state }
    var control = self
    for id in elementIDs(of: drag.part) {
      _ = control.perform(.set(drag.before.value(of: id)), on: id)
    }
    return control.history.present
  }

  /// Makes a state the present one, within the one change that the whole drag is.
  private mutating func place(_ state: State, for drag: inout Drag<Self>) {
    let ids = elementIDs(of: drag.part)
    guard ids.contains(where: { value(of: $0, in: state) != value(of: $0) }) else { return }
    // Back where it was taken it is what it was, to the last count of strides.
    let isBack = ids.allSatisfy { value(of: $0, in: state) == drag.before.value(of: $0) }
    let state = isBack ? placing(drag.part, of: drag.before.history.present, in: state) : state
    guard let change = drag.change, change < history.count else {
      drag.change = history.count
      history.change(to: state)
      return
    }
    let rules = self
    let part = drag.part
    history.amend(change, to: state) { later in
      let moved = rules.placing(part, of: state, in: later)
      return rules.isKept(moved) ? moved : later
    }
  }

  private func values(of part: Part) -> [Double] { elementIDs(of: part).map { value(of: $0) } }

  private func changes(
    of part: Part, since before: State, limit: RefusalReason? = nil
  ) -> [Change] {
    elementIDs(of: part).filter { value(of: $0, in: before) != value(of: $0) }.map {
      Change(
        from: reading(of: $0, in: before), to: reading(of: $0, in: history.present), limit: limit)
    }
  }
}
