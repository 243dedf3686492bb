import Testing

@testable import AdjustableCore

struct WheelDragTests {
  private func geometry(_ hand: Hand = .right) -> WheelGeometry {
    WheelGeometry(frame: Frame(width: 320, height: 300), hand: hand)
  }

  private func camera() throws -> WheelSlider {
    WheelSlider(
      outer: try .init("Shutter", ladder: Samples.ladder(14), index: 6),
      inner: try .init("ISO", ladder: Samples.ladder(8), index: 2))
  }

  private func point(
    _ geometry: WheelGeometry, rung: Int, of count: Int, radius: Double = 120
  ) -> Point {
    geometry.point(atAngle: WheelGeometry.angle(ofRung: rung, count: count), radius: radius)
  }

  @Test("A tap selects a rung, with a detent for each rung crossed", arguments: Hand.allCases)
  func tap(hand: Hand) throws {
    let geometry = geometry(hand)
    var wheel = try camera()
    var (drag, report) = try wheel.taken(at: point(geometry, rung: 9, of: 14), in: geometry)
    #expect(drag.part == 0)
    #expect(wheel.indices == [9, 2])
    #expect(report?.detents == 3)
    #expect(wheel.endDrag(&drag)?.events == [.ended, .committed])
  }

  @Test("The index changes only when the rung under the finger does")
  func steady() throws {
    let geometry = geometry()
    var wheel = try camera()
    var (drag, _) = try wheel.taken(at: point(geometry, rung: 6, of: 14), in: geometry)
    let angle = WheelGeometry.angle(ofRung: 6, count: 14)
    for offset in [1.0, 3, -3, 4.2] {
      #expect(
        wheel.moveDrag(&drag, to: geometry.point(atAngle: angle + offset, radius: 120)) == nil)
    }
    let report = wheel.moveDrag(&drag, to: geometry.point(atAngle: angle + 4.3, radius: 120))
    #expect(report?.detents == 1)
  }

  @Test("The band taken keeps the drag, and each wheel has its own")
  func bands() throws {
    let geometry = geometry()
    var wheel = try camera()
    let before = wheel
    var (outer, _) = try wheel.taken(at: point(geometry, rung: 6, of: 14), in: geometry)
    var (inner, _) = try wheel.taken(at: point(geometry, rung: 2, of: 8, radius: 74), in: geometry)
    #expect(inner.part == 1)
    for step in 1...4 {
      // Both fingers end up on the other band.
      _ = wheel.moveDrag(&outer, to: point(geometry, rung: 6 + step, of: 14, radius: 74))
      _ = wheel.moveDrag(&inner, to: point(geometry, rung: 2 + step, of: 8, radius: 120))
    }
    #expect(wheel.indices == [10, 6])
    let report = wheel.cancelDrag(&inner)
    #expect(report?.changes.map(\.to.id) == ["iso"])
    #expect(wheel.indices == [10, 2])
    _ = wheel.endDrag(&outer)
    _ = wheel.perform(.undo)
    #expect(wheel == before)
  }

  @Test("A finger that goes on past an end leaves the wheel there, all the way round")
  func pastTheEnd() throws {
    let geometry = geometry()
    var wheel = try camera()
    var (drag, _) = try wheel.taken(at: point(geometry, rung: 12, of: 14), in: geometry)
    for angle in stride(from: 95.0, through: 345, by: 10) {
      _ = wheel.moveDrag(&drag, to: geometry.point(atAngle: angle, radius: 120))
    }
    #expect(wheel.indices[0] == 13)
    #expect(wheel.moveDrag(&drag, to: geometry.point(atAngle: 335, radius: 120)) == nil)
    #expect(wheel.moveDrag(&drag, to: geometry.pivot) == nil)
    _ = wheel.moveDrag(&drag, to: geometry.point(atAngle: 45, radius: 20))
    #expect(wheel.indices[0] == 7)
  }

  @Test("Distance does not matter once a band is taken")
  func distance() throws {
    let geometry = geometry()
    var wheel = try camera()
    var (drag, _) = try wheel.taken(at: point(geometry, rung: 6, of: 14), in: geometry)
    for radius in [1, 50, 5000, 1e9] {
      _ = wheel.moveDrag(&drag, to: point(geometry, rung: 3, of: 14, radius: radius))
      #expect(wheel.indices[0] == 3)
    }
  }

  @Test("Nothing is taken beside the bands, and a single wheel has no inner one")
  func nothing() throws {
    let geometry = geometry()
    var wheel = try camera()
    #expect(wheel.beginDrag(at: geometry.pivot, in: geometry) == nil)
    var single = WheelSlider(try .init("Month", ladder: Samples.ladder(12, wraps: true)))
    #expect(single.beginDrag(at: point(geometry, rung: 3, of: 12, radius: 74), in: geometry) == nil)
    _ = single.beginDrag(at: point(geometry, rung: 11, of: 12), in: geometry)
    #expect(single.indices == [11])
  }

  @Test("A ladder of one rung can be touched")
  func oneRung() throws {
    let geometry = geometry()
    var wheel = WheelSlider(try .init("Only", ladder: Samples.ladder(1)))
    var (drag, report) = try wheel.taken(at: point(geometry, rung: 0, of: 1), in: geometry)
    #expect(report == DragReport(events: [.began]))
    #expect(wheel.moveDrag(&drag, to: geometry.point(atAngle: 90, radius: 120)) == nil)
  }
}
