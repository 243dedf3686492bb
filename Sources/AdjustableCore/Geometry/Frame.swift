/// An upright rectangle, in points.
///
/// Its numbers are always such that the geometry inside it can be reckoned: what is not a number counts
/// as 0, a negative length as 0, and nothing is further than a million million points.
public struct Frame: Hashable, Sendable {
  /// The corner at the top left.
  public let origin: Point
  /// How wide and how high.
  public let size: Size

  private static let furthest = 1e12

  /// Makes a rectangle from its top left corner and its size.
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    origin = Point(x: x.held(to: Self.furthest), y: y.held(to: Self.furthest))
    size = Size(
      width: max(0, width.held(to: Self.furthest)), height: max(0, height.held(to: Self.furthest)))
  }

  /// Makes a rectangle of a size, with its corner at zero unless given.
  public init(origin: Point = Point(x: 0, y: 0), size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// Halfway between the left and the right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// Halfway between the upper and the lower edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }
  /// The middle.
  public var centre: Point { Point(x: midX, y: midY) }

  /// Whether a point lies inside or on the edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// The rectangle of at least this width and height about the same middle.
  public func atLeast(width: Double = 0, height: Double = 0) -> Frame {
    let (wide, high) = (max(size.width, width), max(size.height, height))
    return Frame(x: midX - wide / 2, y: midY - high / 2, width: wide, height: high)
  }
}

extension Double {
  /// This number held to a distance from zero; 0 where it is not a number.
  func held(to furthest: Double) -> Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -furthest), furthest)
  }
}
