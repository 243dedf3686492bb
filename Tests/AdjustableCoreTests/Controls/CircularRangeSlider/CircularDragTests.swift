import Testing

@testable import AdjustableCore

struct CircularDragTests {
  private let geometry = CircularRangeSliderGeometry(frame: Frame(width: 300, height: 340))

  private func sleep(
    _ start: Double = 23, _ end: Double = 7, step: Double = 0.25, span: Double = 1,
    total: Double = 24
  ) throws -> CircularRangeSlider {
    try CircularRangeSlider(
      startValue: start, endValue: end, total: total, step: step, minimumSpan: span,
      format: Samples.clock)
  }

  private func point(_ value: Double, total: Double = 24) -> Point {
    geometry.circle.point(atTurn: value / total)
  }

  @Test("A taken handle goes to the finger at once, and snaps")
  func handle() throws {
    var dial = try sleep()
    var (drag, report) = try dial.taken(at: point(7.6), in: geometry)
    #expect(drag.part == .end)
    #expect(report?.events == [.began])
    #expect(report?.changes.map(\.to.value) == [7.5])
    #expect(report?.detents == 2)
    _ = dial.moveDrag(&drag, to: point(9))
    #expect(dial.endDrag(&drag)?.events == [.ended, .committed])
    #expect([dial.startValue, dial.endValue] == [23, 9])
  }

  @Test("A handle crosses zero like any other place")
  func acrossZero() throws {
    var dial = try sleep()
    var (drag, _) = try dial.taken(at: point(23), in: geometry)
    let report = dial.moveDrag(&drag, to: point(0.5))
    #expect(dial.startValue == 0.5)
    #expect(report?.detents == 6)
  }

  @Test("A handle is never taken over the other one, and waits on its own side")
  func overTheOther() throws {
    var dial = try sleep()
    var (drag, _) = try dial.taken(at: point(7), in: geometry)
    // Counterclockwise past the start at 23: the least span is an hour.
    for hour in [4.0, 1, 23.5, 22, 20] { _ = dial.moveDrag(&drag, to: point(hour)) }
    #expect([dial.startValue, dial.endValue] == [23, 0])
    #expect(dial.moveDrag(&drag, to: point(19)) == nil)
    _ = dial.moveDrag(&drag, to: point(3))
    #expect(dial.endValue == 3)
  }

  @Test("A finger that jumps over the other handle takes its own as far as it may")
  func jump() throws {
    var dial = try sleep(0, 20)
    var (drag, _) = try dial.taken(at: point(20), in: geometry)
    let report = dial.moveDrag(&drag, to: point(2))
    #expect(dial.endValue == 23)
    #expect(report?.changes.first?.limit == .limitedBy(id: "start", label: "Start"))
  }

  @Test("Both handles on one spot: the end goes clockwise, and not against it")
  func oneSpot() throws {
    var dial = try sleep(6, 6, span: 0)
    var (drag, _) = try dial.taken(at: point(6), in: geometry)
    #expect(drag.part == .end)
    #expect(dial.moveDrag(&drag, to: point(5)) == nil)
    _ = dial.moveDrag(&drag, to: point(8))
    #expect([dial.startValue, dial.endValue] == [6, 8])
  }

  @Test("A dragged band moves both handles and keeps the span, without a jump")
  func band() throws {
    var dial = try sleep()
    var (drag, report) = try dial.taken(at: point(3.1), in: geometry)
    #expect(drag.part == .band)
    #expect(report == DragReport(events: [.began]))
    let move = dial.moveDrag(&drag, to: point(4.6))
    let moved = try #require(move)
    #expect(moved.changes.map(\.to.value) == [0.5, 8.5])
    #expect(moved.detents == 6)
    for hour in [8.0, 14, 20, 1, 2.1] { _ = dial.moveDrag(&drag, to: point(hour)) }
    #expect([dial.startValue, dial.endValue] == [22, 6])
    #expect(dial.endDrag(&drag)?.events == [.ended, .committed])
    _ = dial.perform(.undo)
    #expect(dial == (try sleep()))
  }

  @Test("The start of a dragged band snaps, and the end follows off the stops where it must")
  func bandOffTheStops() throws {
    var dial = try sleep(23.1, 7)
    var (drag, report) = try dial.taken(at: point(3), in: geometry)
    #expect(report?.changes == [])
    _ = dial.moveDrag(&drag, to: point(4))
    #expect([dial.startValue, dial.endValue] == [0, 7.9])
    _ = dial.moveDrag(&drag, to: point(3))
    _ = dial.endDrag(&drag)
    #expect(dial == (try sleep(23.1, 7)))
  }

  @Test("At the very centre a finger has no direction, and nothing moves")
  func centre() throws {
    var dial = try sleep()
    var (drag, _) = try dial.taken(at: point(7), in: geometry)
    #expect(dial.moveDrag(&drag, to: geometry.circle.centre) == nil)
    #expect(dial.endValue == 7)
  }

  @Test("A continuous dial goes to the finger, and reports no detent")
  func continuous() throws {
    var dial = try sleep(step: 0)
    var (drag, _) = try dial.taken(at: point(7), in: geometry)
    let report = dial.moveDrag(&drag, to: point(7.123))
    #expect(agree(dial.endValue, 7.123))
    #expect(report?.detents == 0)
    // As far as the least span lets it.
    _ = dial.moveDrag(&drag, to: point(23.4))
    #expect(dial.endValue == 0)
  }

  @Test("The hole in the middle and the gap between the handles take nothing")
  func nothing() throws {
    var dial = try sleep()
    #expect(dial.beginDrag(at: point(15), in: geometry) == nil)
    #expect(dial.beginDrag(at: geometry.circle.centre, in: geometry) == nil)
  }
}
