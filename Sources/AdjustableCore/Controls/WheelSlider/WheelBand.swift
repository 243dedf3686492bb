/// One of the bands of a wheel: how far its parts lie from the pivot, in points at scale 1.
///
/// The labels and ticks of the inner band lie as far from its outer edge as those of the outer band from
/// theirs.
public struct WheelBand: Hashable, Sendable {
  /// The band of a single wheel, and the outer one of two.
  public static let outer = WheelBand(radius: 120, width: 42)
  /// The inner band, where there are two.
  public static let inner = WheelBand(radius: 74, width: 40)

  /// The band of a wheel by its place: 0 is the outer one.
  public static func band(_ wheel: Int) -> WheelBand { wheel == 0 ? outer : inner }

  /// The middle of the band.
  public let radius: Double
  /// How wide it is.
  public let width: Double

  /// The inner edge.
  public var innerEdge: Double { radius - width / 2 }
  /// The outer edge.
  public var outerEdge: Double { radius + width / 2 }
  /// The middle of the labels.
  public var labelRadius: Double { outerEdge - 29 }
  /// From where to where a plain tick is drawn.
  public var plainTick: ClosedRange<Double> { outerEdge - 14...outerEdge - 4 }
  /// From where to where the tick of the selected rung is drawn.
  public var litTick: ClosedRange<Double> { outerEdge - 17...outerEdge }

  /// Whether a distance from the pivot, at scale 1, lies on the band.
  func contains(_ distance: Double) -> Bool { abs(distance - radius) <= width / 2 }
}
