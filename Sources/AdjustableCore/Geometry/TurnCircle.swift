import Foundation

/// A circle on which places are told in turns: 0 at twelve o'clock, 0.25 at three, clockwise.
public struct TurnCircle: Hashable, Sendable {
  /// The middle.
  public let centre: Point
  /// How far the line is from the middle.
  public let radius: Double

  /// Makes a circle.
  public init(centre: Point, radius: Double) {
    self.centre = centre
    self.radius = radius
  }

  /// Makes the circle of a line so wide that just fits into a rectangle.
  ///
  /// The radius is half of the shorter side less the line's width, and never negative.
  public init(in frame: Frame, lineWidth: Double) {
    self.init(
      centre: frame.centre,
      radius: max(0, (frame.size.shorterSide - max(0, lineWidth.held(to: 1e12))) / 2))
  }

  /// The point of the circle at a turn.
  public func point(atTurn turn: Double) -> Point {
    let angle = (turn.isFinite ? turn.truncatingRemainder(dividingBy: 1) : 0) * 2 * Double.pi
    return Point(x: centre.x + radius * sin(angle), y: centre.y - radius * cos(angle))
  }

  /// The turn at which a point is seen from the middle, in `0..<1`; 0 at the middle itself.
  public func turn(at point: Point) -> Double {
    let turn = atan2(point.x - centre.x, centre.y - point.y) / (2 * Double.pi)
    guard turn.isFinite else { return 0 }
    let wrapped = turn < 0 ? turn + 1 : turn + 0
    return wrapped < 1 ? wrapped : 0
  }

  /// How far it is clockwise from one turn to another, in `0..<1`.
  static func turns(from start: Double, to end: Double) -> Double {
    let turns = (end - start).truncatingRemainder(dividingBy: 1)
    guard turns.isFinite else { return 0 }
    let wrapped = turns < 0 ? turns + 1 : turns
    return wrapped < 1 ? wrapped : 0
  }
}
