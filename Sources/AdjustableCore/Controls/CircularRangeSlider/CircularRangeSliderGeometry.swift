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
