/// A part of a circle, clockwise from a turn.
public struct Arc: Hashable, Sendable {
  /// The circle it is a part of.
  public let circle: TurnCircle
  /// Where it begins, in turns.
  public let start: Double
  /// How much of the circle it is, 0...1.
  public let turns: Double

  /// Makes an arc; its length is held to one turn.
  public init(_ circle: TurnCircle, from start: Double, turns: Double) {
    self.circle = circle
    self.start = start.held(to: 1e12)
    self.turns = min(max(0, turns.held(to: 1)), 1)
  }

  /// Where it begins.
  package var startPoint: Point { circle.point(atTurn: start) }
  /// Where it ends.
  var endPoint: Point { circle.point(atTurn: start + turns) }

  /// The arc as a line of so many straight pieces, 1 to 10,000.
  func polyline(segments: Int) -> [Point] {
    let count = min(max(1, segments), 10_000)
    return (0...count).map { circle.point(atTurn: start + turns * Double($0) / Double(count)) }
  }
}
