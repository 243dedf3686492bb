/// A level track along which thumbs travel.
///
/// The first thumb centre lies half a thumb's length from the edge, the last one as far from the other.
public struct Track: Hashable, Sendable {
  /// How long a thumb is unless given.
  public static let thumbLength = 28.0
  /// How thick the track is drawn.
  public static let thickness = 4.0
  /// How high the area is that takes a touch, at least.
  public static let touchHeight = 44.0

  /// The rectangle that the control has to itself; the track runs through its middle.
  public let frame: Frame
  /// How long a thumb is.
  public let thumbLength: Double
  /// True where the lowest value is at the right.
  public let isMirrored: Bool

  /// Makes a track.
  public init(
    frame: Frame, thumbLength: Double = Track.thumbLength, isMirrored: Bool = false
  ) {
    self.frame = frame
    self.thumbLength = max(0, thumbLength.held(to: 1e12))
    self.isMirrored = isMirrored
  }

  /// How far a thumb can travel: the width less its length, never negative.
  public var travel: Double { max(0, frame.size.width - thumbLength) }

  /// The area that takes a touch, at least 44 points high and wide.
  public var touchArea: Frame {
    frame.atLeast(width: Self.touchHeight, height: Self.touchHeight)
  }

  /// The centre of a thumb at a fraction, which is held to 0...1.
  public func centre(at fraction: Double) -> Point {
    let along = travel * min(max(0, fraction.held(to: 1)), 1)
    let first = min(thumbLength, frame.size.width) / 2
    return Point(
      x: isMirrored ? frame.maxX - first - along : frame.minX + first + along, y: frame.midY)
  }

  /// The fraction of a thumb whose centre is at a point, held to 0...1; nil where there is no travel.
  public func fraction(at point: Point) -> Double? {
    fraction(from: centre(at: 0), to: point).map { min(max(0, $0), 1) }
  }

  /// How much of its travel a thumb goes when it goes as far as from one point to another; negative
  /// towards the lowest value, and nil where there is no travel.
  public func fraction(from start: Point, to end: Point) -> Double? {
    guard travel > 0, !(end.x - start.x).isNaN else { return nil }
    return (isMirrored ? start.x - end.x : end.x - start.x) / travel
  }

  /// The stretch of the track between two fractions, as thick as the track is drawn.
  public func stretch(from lower: Double, to upper: Double) -> Frame {
    let (one, other) = (centre(at: lower).x, centre(at: upper).x)
    return Frame(
      x: min(one, other), y: frame.midY - Self.thickness / 2, width: abs(other - one),
      height: Self.thickness)
  }
}
