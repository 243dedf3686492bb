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
  static func scale(room: Double) -> Double {
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
  static func point(
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
  static func angle(at point: Point, from pivot: Point, hand: Hand) -> Double {
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

/// Where the rungs of a ladder lie on the arc: degrees, y down, counted along the ladder.
extension WheelGeometry {
  /// The angle of the first rung.
  public static let startAngle = -10.0
  /// How far the arc sweeps.
  static let sweep = 110.0
  /// The angle of the last rung.
  public static var endAngle: Double { startAngle + sweep }

  /// The angle of a rung, its index held to the ladder; a ladder of one rung sits at the start.
  static func angle(ofRung index: Int, count: Int) -> Double {
    guard count > 1 else { return startAngle }
    return startAngle + sweep * Double(min(max(index, 0), count - 1)) / Double(count - 1)
  }

  /// The rung nearest to an angle held to the arc; halfway goes to the further one, and NaN to the first.
  static func rung(atAngle angle: Double, count: Int) -> Int {
    guard count > 1, !angle.isNaN else { return 0 }
    let held = min(max(angle, startAngle), endAngle)
    let place = (held - startAngle) / sweep * Double(count - 1)
    return min(Int((place + 0.5 + 1e-9).rounded(.down)), count - 1)
  }
}

/// Which rungs of a ladder are engraved.
extension WheelGeometry {
  /// How much room a label needs along the arc, in points.
  static let labelSpacing = 34.0

  /// How many labels an arc of this radius has room for, at least 3.
  static func maxLabels(radius: Double) -> Int {
    let length = radius.held(to: 1e12) * sweep * Double.pi / 180
    return max(3, Int((length / labelSpacing).rounded(.down)))
  }

  /// The rungs of a wheel's ladder that are engraved as the wheel is drawn, in order: the selected one
  /// and as many more as there is room for.
  public func engravedRungs(count: Int, selected: Int, on band: WheelBand) -> [Int] {
    Self.labelledRungs(
      count: count, maxLabels: Self.maxLabels(radius: band.labelRadius * scale),
      required: [selected])
  }

  /// Which rungs are engraved, in order.
  ///
  /// The required ones that are on the ladder keep their place; the rest fill in from the first rung up
  /// wherever no placed rung is nearer than `ceil(count / maxLabels)`, at least 1. Where no label is
  /// allowed, the required ones as they are given.
  static func labelledRungs(count: Int, maxLabels: Int, required: [Int] = []) -> [Int] {
    guard count > 0 else { return [] }
    guard maxLabels > 0 else { return required }
    var placed = Set(required.filter { (0..<count).contains($0) })
    let gap = max(1, count / maxLabels + (count % maxLabels == 0 ? 0 : 1))
    let fixed = placed.sorted()
    var next = 0  // the first fixed rung that is not below the one looked at
    var last: Int?
    for rung in 0..<count {
      while next < fixed.count, fixed[next] < rung { next += 1 }
      if next < fixed.count, fixed[next] - rung < gap {
        if fixed[next] == rung { last = rung }
        continue
      }
      if let last, rung - last < gap { continue }
      placed.insert(rung)
      last = rung
    }
    return placed.sorted()
  }
}

/// The ticks of a wheel as lines, one batch a style.
public struct WheelTicks: Hashable, Sendable {
  /// The ticks of the rungs that are not selected, each from its inner to its outer end.
  public let plain: [[Point]]
  /// The tick of the selected rung.
  public let lit: [[Point]]
}

/// The outlines that a wheel is drawn with, in points of the rectangle.
extension WheelGeometry {
  /// How many straight pieces a band's outline has each way.
  static let outlineSegments = 72

  /// The outline of a band, to be closed: along the outer edge from the first rung to the last, and back
  /// along the inner edge.
  ///
  /// - Parameters:
  ///   - overhang: how many degrees the band goes on past its first and last rung, 0 unless given, so that
  ///     their labels stand on it; held to 0...15.
  public func outline(of band: WheelBand, overhang: Double = 0) -> [Point] {
    let past = min(max(0, overhang.held(to: 15)), 15)
    let there = (0...Self.outlineSegments).map { segment in
      Self.startAngle - past
        + (Self.sweep + 2 * past) * Double(segment) / Double(Self.outlineSegments)
    }
    return there.map { point(atAngle: $0, radius: band.outerEdge) }
      + there.reversed().map { point(atAngle: $0, radius: band.innerEdge) }
  }

  /// The ticks of a ladder.
  public func ticks(count: Int, selected: Int, on band: WheelBand) -> WheelTicks {
    let tick = { (rung: Int, ends: ClosedRange<Double>) in
      let angle = Self.angle(ofRung: rung, count: count)
      return [
        self.point(atAngle: angle, radius: ends.lowerBound),
        self.point(atAngle: angle, radius: ends.upperBound),
      ]
    }
    let rungs = 0..<max(0, count)
    return WheelTicks(
      plain: rungs.filter { $0 != selected }.map { tick($0, band.plainTick) },
      lit: rungs.contains(selected) ? [tick(selected, band.litTick)] : [])
  }

  /// The middle of a rung's label.
  public func label(ofRung rung: Int, count: Int, on band: WheelBand) -> Point {
    point(atAngle: Self.angle(ofRung: rung, count: count), radius: band.labelRadius)
  }
}
