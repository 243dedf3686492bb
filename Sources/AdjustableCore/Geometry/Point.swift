#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A point of a plane whose x grows to the right and whose y grows down, in points.
public struct Point: Hashable, Sendable {
  /// How far to the right.
  public var x: Double
  /// How far down.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both numbers are finite; a point that is not lies nowhere, and nothing is hit there.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// How far it is to another point; infinite where that is more than a number holds.
  public func distance(to other: Point) -> Double {
    let (across, down) = (other.x - x, other.y - y)
    return (across * across + down * down).squareRoot()
  }
}

#if canImport(CoreGraphics)
  extension Point {
    /// Makes a point of the platform's own.
    public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  extension CGPoint {
    /// Makes the platform's own point.
    public init(_ point: Point) { self.init(x: point.x, y: point.y) }
  }
#endif
