import Testing

@testable import AdjustableCore

struct SliderDragTests {
  private let geometry = SliderGeometry(frame: Frame(width: 228, height: 44))

  private func volume() throws -> Slider {
    try Slider("Volume", value: 40, in: 0...100, step: 5, format: Samples.plain)
  }

  @Test("A tap moves the thumb: editing begins at once, and is committed at the release")
  func tap() throws {
    var slider = try volume()
    var (drag, report) = try slider.taken(at: Point(x: 64, y: 10), in: geometry)
    #expect(report?.events == [.began])
    #expect(report?.changes.map(\.to.value) == [25])
    #expect(report?.detents == 3)
    #expect(slider.value == 25)
    #expect(slider.endDrag(&drag)?.events == [.ended, .committed])
    #expect(drag.isOver && !drag.isEditing)
  }

  @Test("A move that changes nothing reports nothing")
  func nothing() throws {
    var slider = try volume()
    var (drag, report) = try slider.taken(at: Point(x: 94, y: 0), in: geometry)
    #expect(report == DragReport(events: [.began]))
    #expect(slider.moveDrag(&drag, to: Point(x: 96, y: 40)) == nil)
    #expect(slider.moveDrag(&drag, to: Point(x: .nan, y: 40)) == nil)
    #expect(slider.endDrag(&drag)?.events == [.ended])
    #expect(slider == (try volume()))
  }

  @Test("A finger that goes past an end stays at the end, and off the track keeps the thumb")
  func clamps() throws {
    var slider = try volume()
    var (drag, _) = try slider.taken(at: Point(x: 100, y: 10), in: geometry)
    _ = slider.moveDrag(&drag, to: Point(x: 5000, y: 900))
    #expect(slider.value == 100)
    _ = slider.moveDrag(&drag, to: Point(x: -1e300, y: -900))
    #expect(slider.value == 0)
  }

  @Test("The whole drag is one change for undo")
  func undo() throws {
    var slider = try volume()
    var (drag, _) = try slider.taken(at: Point(x: 50, y: 10), in: geometry)
    for x in [80, 120, 190, 205] { _ = slider.moveDrag(&drag, to: Point(x: Double(x), y: 0)) }
    _ = slider.endDrag(&drag)
    #expect(slider.value == 95)
    _ = slider.perform(.undo)
    #expect(slider == (try volume()))
    #expect(slider.perform(.undo).reason == .nothingToUndo)
  }

  @Test("A drag that comes back to where it began leaves nothing to undo")
  func backAgain() throws {
    var slider = try Slider("Volume", value: 0.5, format: Samples.plain)
    _ = slider.perform(.increment(3))
    let before = slider
    let thumb = geometry.thumb(of: slider)
    var (drag, _) = try slider.taken(at: thumb, in: geometry)
    _ = slider.moveDrag(&drag, to: Point(x: 30, y: 0))
    _ = slider.moveDrag(&drag, to: thumb)
    #expect(slider.endDrag(&drag)?.events == [.ended])
    #expect(slider == before)
  }

  @Test("A cancelled drag brings back the value before, and nothing of it can be undone")
  func cancel() throws {
    var slider = try volume()
    _ = slider.perform(.increment())
    let before = slider
    var (drag, _) = try slider.taken(at: Point(x: 50, y: 10), in: geometry)
    _ = slider.moveDrag(&drag, to: Point(x: 90, y: 10))
    let cancelled = slider.cancelDrag(&drag)
    let report = try #require(cancelled)
    #expect(report.events == [.ended])
    #expect(report.changes.map(\.to.value) == [45])
    #expect(slider == before)
    #expect(slider.cancelDrag(&drag) == nil)
    #expect(slider.endDrag(&drag) == nil)
    #expect(slider.moveDrag(&drag, to: Point(x: 10, y: 10)) == nil)
  }

  @Test("Without a step a pointer keeps to thousandths and reports no detent")
  func continuous() throws {
    var slider = try Slider("Brightness", value: 0.5, format: Samples.plain)
    let (_, report) = try slider.taken(at: Point(x: 77.7, y: 0), in: geometry)
    #expect(slider.value == 0.319)
    #expect(report?.detents == 0)
  }

  @Test("In a right-to-left layout the lowest value is at the right")
  func rightToLeft() throws {
    let mirrored = SliderGeometry(
      frame: Frame(width: 228, height: 44), layout: .rightToLeft)
    var slider = try volume()
    _ = slider.beginDrag(at: Point(x: 164, y: 10), in: mirrored)
    #expect(slider.value == 25)
    _ = slider.beginDrag(at: Point(x: 64, y: 10), in: mirrored)
    #expect(slider.value == 75)
  }

  @Test("Nothing is taken outside the slider, nor of one that cannot be changed")
  func refused() throws {
    var slider = try volume()
    #expect(slider.beginDrag(at: Point(x: 100, y: 45), in: geometry) == nil)
    #expect(slider.beginDrag(at: Point(x: .infinity, y: 4), in: geometry) == nil)
    slider.isReadOnly = true
    #expect(slider.beginDrag(at: Point(x: 100, y: 10), in: geometry) == nil)
    slider.isReadOnly = false
    slider.isEnabled = false
    #expect(slider.beginDrag(at: Point(x: 100, y: 10), in: geometry) == nil)
    #expect(slider.value == 40)
  }

  @Test("A slider that is disabled while it is held stays where it is, and can still be let go")
  func disabledMeanwhile() throws {
    var slider = try volume()
    var (drag, _) = try slider.taken(at: Point(x: 50, y: 10), in: geometry)
    let held = slider.value
    slider.isEnabled = false
    #expect(slider.moveDrag(&drag, to: Point(x: 200, y: 10)) == nil)
    #expect(slider.value == held)
    #expect(slider.endDrag(&drag)?.events == [.ended, .committed])
  }

  @Test("Without travel a touch changes nothing")
  func noTravel() throws {
    let narrow = SliderGeometry(frame: Frame(width: 20, height: 44))
    var slider = try volume()
    let (_, report) = try slider.taken(at: Point(x: 20, y: 10), in: narrow)
    #expect(report?.changes == [])
    #expect(slider.value == 40)
  }
}
