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
  public static let outlineSegments = 72

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
