import Foundation

/// The hand that holds the device: its thumb turns the wheels.
public enum Hand: String, Hashable, Sendable, CaseIterable {
  /// The wheels are in the lower right corner and open to the left.
  case right
  /// The wheels are in the lower left corner and open to the right.
  case left
}

/// Where wheels lie in a rectangle: about a pivot near a lower corner, where the holding hand's thumb
/// turns.
///
/// Angles are degrees, y down. Sweeping up means further along in both hands.
public struct WheelGeometry: Hashable, Sendable {
  /// How far the furthest ink lies from the pivot at scale 1.
  public static let furthestInk = 141.0
  /// How far the pivot is from the edge at the holding hand's side, and from the lower edge.
  public static let pivotInset = Size(width: 58, height: 62)

  /// The rectangle that the wheels have to themselves.
  public let frame: Frame
  /// The hand that holds the device.
  public let hand: Hand
  /// The point that everything turns about.
  public let pivot: Point
  /// The factor of all lengths from the pivot.
  public let scale: Double

  /// Makes the geometry of wheels in a rectangle.
  ///
  /// - Parameters:
  ///   - userScale: how large somebody likes it, 0.8...1.2 in tenths; other numbers are held to that.
  public init(frame: Frame, hand: Hand = .right, userScale: Double = 1) {
    self.frame = frame
    self.hand = hand
    pivot = Point(
      x: hand == .right
        ? frame.maxX - Self.pivotInset.width : frame.minX + Self.pivotInset.width,
      y: frame.maxY - Self.pivotInset.height)
    let room = min(
      pivot.y - frame.minY, hand == .right ? pivot.x - frame.minX : frame.maxX - pivot.x)
    scale = Self.scale(room: room) * Self.held(userScale: userScale)
  }

  /// The scale at which the furthest ink fits a room for the radius, held to 0.62...1; 1 where there is
  /// no room at all.
  public static func scale(room: Double) -> Double {
    guard room > 0 else { return 1 }
    return min(max(0.62, room / furthestInk), 1)
  }

  /// What somebody likes, to the nearest tenth of 0.8...1.2; 1 where it is not a number.
  static func held(userScale: Double) -> Double {
    guard !userScale.isNaN else { return 1 }
    return (min(max(0.8, userScale), 1.2) * 10).rounded() / 10
  }

  /// The point at an angle and a radius, at scale 1, from the pivot.
  public func point(atAngle angle: Double, radius: Double) -> Point {
    Self.point(atAngle: angle, radius: radius * scale, from: pivot, hand: hand)
  }

  /// The point at an angle and a radius from a pivot.
  public static func point(
    atAngle angle: Double, radius: Double, from pivot: Point, hand: Hand
  ) -> Point {
    let held = angle.isFinite ? angle.truncatingRemainder(dividingBy: 360) : startAngle
    let turned = held * Double.pi / 180
    let across = radius * cos(turned)
    return Point(
      x: hand == .right ? pivot.x - across : pivot.x + across, y: pivot.y - radius * sin(turned))
  }

  /// The angle at which a point is seen from the pivot, held to the nearer end of the arc.
  public func angle(at point: Point) -> Double { Self.angle(at: point, from: pivot, hand: hand) }

  /// The angle at which a point is seen from a pivot, held to the nearer end of the arc.
  public static func angle(at point: Point, from pivot: Point, hand: Hand) -> Double {
    min(max(unheldAngle(at: point, from: pivot, hand: hand), startAngle), endAngle)
  }

  /// Whether a point is seen on the arc, between its two ends.
  func isOnArc(_ point: Point) -> Bool {
    let angle = Self.unheldAngle(at: point, from: pivot, hand: hand)
    return angle >= Self.startAngle && angle <= Self.endAngle
  }

  /// The angle counted from half a turn before the arc's middle to half a turn past it, so that what lies
  /// outside the arc lies past the nearer end.
  private static func unheldAngle(at point: Point, from pivot: Point, hand: Hand) -> Double {
    let across = hand == .right ? pivot.x - point.x : point.x - pivot.x
    let angle = atan2(pivot.y - point.y, across) * 180 / Double.pi
    guard angle.isFinite else { return startAngle }
    return angle < startAngle + sweep / 2 - 180 ? angle + 360 : angle
  }

  /// The wheel whose band a touch is on, of one or two: the outer one, 0, is asked first; nil where it is
  /// on none.
  public func wheel(at point: Point, of count: Int) -> Int? {
    let distance = point.distance(to: pivot) / scale
    return (0..<min(max(0, count), 2)).first { WheelBand.band($0).contains(distance) }
  }
}
