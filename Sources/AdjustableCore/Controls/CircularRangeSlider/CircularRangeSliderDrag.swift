/// Where a dial's handles and band lie in a rectangle, square or not, and what a touch takes.
///
/// Turns run clockwise from twelve o'clock.
public struct CircularRangeSliderGeometry: Hashable, Sendable {
  /// How wide the band is unless given.
  public static let lineWidth = 40.0
  /// The least size of what takes a touch.
  public static let touchSize = 44.0

  /// The middle of the band, on which the handles lie.
  public let circle: TurnCircle
  /// How wide the band is.
  public let lineWidth: Double

  /// Makes the geometry of a dial; its radius is half of the shorter side less the band's width.
  public init(
    frame: Frame, lineWidth: Double = CircularRangeSliderGeometry.lineWidth
  ) {
    circle = TurnCircle(in: frame, lineWidth: lineWidth)
    self.lineWidth = max(0, lineWidth.held(to: 1e12))
  }

  /// How far from a handle, or from the middle of the band, a touch is still taken.
  public var reach: Double { max(lineWidth, Self.touchSize) / 2 }

  /// What a touch takes: the nearer handle within reach, the end handle where both are as near; else the
  /// band between start and end; else nothing.
  public func part(
    at point: Point, startTurn: Double, endTurn: Double
  ) -> CircularRangeSlider.Part? {
    let toStart = point.distance(to: circle.point(atTurn: startTurn))
    let toEnd = point.distance(to: circle.point(atTurn: endTurn))
    if min(toStart, toEnd) <= reach { return toStart < toEnd - 1e-9 ? .start : .end }
    guard abs(point.distance(to: circle.centre) - circle.radius) <= reach else { return nil }
    let place = TurnCircle.turns(from: startTurn, to: circle.turn(at: point))
    return place <= TurnCircle.turns(from: startTurn, to: endTurn) ? .band : nil
  }

  /// The centres of the two handles.
  public func handles(of dial: CircularRangeSlider) -> (start: Point, end: Point) {
    (circle.point(atTurn: dial.turns.start), circle.point(atTurn: dial.turns.end))
  }

  /// The arc from start to end.
  public func band(of dial: CircularRangeSlider) -> Arc {
    Arc(circle, from: dial.turns.start, turns: dial.span / dial.grid.total)
  }
}

extension CircularRangeSlider {
  /// Where the two handles stand, in turns.
  public var turns: (start: Double, end: Double) {
    (startValue / grid.total, endValue / grid.total)
  }
}

/// A taken handle goes to the finger, a taken band keeps its span; a drag begins at once.
extension CircularRangeSlider: Draggable {
  /// What a pointer can take.
  public enum Part: String, Hashable, Sendable {
    /// The start handle.
    case start
    /// The end handle.
    case end
    /// The band between them, which moves both.
    case band
  }

  /// The handle or the band that a touch takes.
  public func part(at point: Point, in geometry: CircularRangeSliderGeometry) -> Part? {
    geometry.part(at: point, startTurn: turns.start, endTurn: turns.end)
  }

  /// The elements that a part moves.
  public func elementIDs(of part: Part) -> [String] {
    switch part {
    case .start: [start.id]
    case .end: [end.id]
    case .band: [start.id, end.id]
    }
  }

  /// Seen from the very middle a pointer has no direction, so nothing moves.
  public func destination(of drag: Drag<Self>, at point: Point) -> Step<Handles> {
    let circle = drag.geometry.circle
    guard point != circle.centre else { return .to(history.present, limit: nil) }
    let turn = circle.turn(at: point)
    switch drag.part {
    case .start: return moved(.start, to: grid.pointed(atTurn: turn))
    case .end: return moved(.end, to: grid.pointed(atTurn: turn))
    case .band:
      return bandMoved(drag, by: TurnCircle.turns(from: circle.turn(at: drag.origin), to: turn))
    }
  }

  /// A handle goes to a value, or as far as it may: never over the other one, which a change of the span
  /// by more than half a turn would mean.
  private func moved(_ handle: Handle, to value: Double) -> Step<Handles> {
    let wanted = placing(handle, at: GridPosition(grid.nearest(to: value)))
    let (before, after) = (span, span(of: wanted))
    if spanRule.allows(after, after: before) { return .to(wanted, limit: nil) }
    // The finger went the shorter way, and so does the handle.
    let isLongWay = abs(after - before) > grid.total / 2
    let clockwise = (handle == .end) == ((after > before) != isLongWay)
    let stretch = Stretch.strides(clockwise ? .max : -.max)
    let position = handle == .start ? history.present.start : history.present.end
    let move = grid.moved(
      position, stretch, by: strides, room: room(handle, clockwise: clockwise))
    return .to(placing(handle, at: move.position), limit: otherHandle(handle))
  }

  /// The start snaps, and the end follows at the distance at which the band was taken.
  private func bandMoved(_ drag: Drag<Self>, by turns: Double) -> Step<Handles> {
    let former = drag.before.history.present
    guard turns != 0 else { return .to(former, limit: nil) }
    let start = grid.nearest(
      to: grid.pointed(atTurn: former.start.value / grid.total + turns))
    let end = Decimals.cleaned(start + drag.before.span, like: start, drag.before.span)
    return .to(
      Handles(start: GridPosition(start), end: GridPosition(grid.wrapped(end))), limit: nil)
  }

  /// A state with the values of a part taken from another one.
  public func placing(_ part: Part, of source: Handles, in state: Handles) -> Handles {
    switch part {
    case .start: Handles(start: source.start, end: state.end)
    case .end: Handles(start: state.start, end: source.end)
    case .band: source
    }
  }

  /// Whether a state keeps the minimum span.
  public func isKept(_ state: Handles) -> Bool { keepsSpan(state) }

  /// How many stops an element passes between two values.
  public func stopsCrossed(_ id: String, from start: Double, to end: Double) -> Int {
    grid.stopsCrossed(from: start, to: end)
  }
}
