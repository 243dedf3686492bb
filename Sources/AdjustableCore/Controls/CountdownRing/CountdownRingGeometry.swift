/// Where a countdown ring lies in a rectangle, square or not.
public struct CountdownRingGeometry: Hashable, Sendable {
  /// How wide the ring's line is unless given.
  public static let lineWidth = 12.0

  /// The middle of the ring's line.
  public let circle: TurnCircle
  /// How wide the line is.
  public let lineWidth: Double

  /// Makes the geometry of a ring; its radius is half of the shorter side less the line's width.
  public init(frame: Frame, lineWidth: Double = CountdownRingGeometry.lineWidth) {
    circle = TurnCircle(in: frame, lineWidth: lineWidth)
    self.lineWidth = max(0, lineWidth.held(to: 1e12))
  }

  /// The arc of what is left, clockwise from twelve o'clock, for a frame's fraction.
  public func arc(at fraction: Double) -> Arc { Arc(circle, from: 0, turns: fraction) }
}
