import Testing

@testable import AdjustableCore

struct RangeSliderDragTests {
  private let geometry = RangeSliderGeometry(frame: Frame(width: 228, height: 44))

  private func price(span: Double = 0) throws -> RangeSlider {
    try RangeSlider(
      range: 20...60, in: 0...100, step: 5, minimumSpan: span, format: Samples.plain)
  }

  @Test("A drag begins after two points, and a touch alone changes nothing")
  func minimumDistance() throws {
    var slider = try price()
    let before = slider
    var (drag, report) = try slider.taken(at: Point(x: 50, y: 20), in: geometry)
    #expect(drag.part == .lower)
    #expect(report == nil && !drag.isEditing)
    #expect(slider.moveDrag(&drag, to: Point(x: 51.9, y: 20)) == nil)
    #expect(slider.endDrag(&drag) == nil)
    #expect(slider == before)
    var (second, _) = try slider.taken(at: Point(x: 50, y: 20), in: geometry)
    #expect(slider.moveDrag(&second, to: Point(x: 52, y: 20)) == DragReport(events: [.began]))
    #expect(slider.endDrag(&second)?.events == [.ended])
  }

  @Test("The thumb keeps its distance from the finger")
  func noJump() throws {
    var slider = try price()
    // The lower thumb is at 54; the finger lands 12 points to its right.
    var (drag, _) = try slider.taken(at: Point(x: 66, y: 20), in: geometry)
    let report = slider.moveDrag(&drag, to: Point(x: 76, y: 20))
    #expect(slider.range == 25...60)
    #expect(report?.detents == 1)
  }

  @Test("The taken thumb stays taken, and stops at the other one")
  func latched() throws {
    for (span, held) in [(0.0, 60.0), (12, 45)] {
      var slider = try price(span: span)
      var (drag, _) = try slider.taken(at: Point(x: 54, y: 20), in: geometry)
      let report = slider.moveDrag(&drag, to: Point(x: 220, y: 20))
      #expect(slider.range == held...60)
      #expect(report?.changes.first?.limit == .limitedBy(id: "maximum", label: "Maximum"))
      #expect(slider.moveDrag(&drag, to: Point(x: 225, y: 20)) == nil)
      _ = slider.moveDrag(&drag, to: Point(x: 34, y: 20))
      #expect(slider.range == 10...60)
    }
  }

  @Test("In a right-to-left layout the track is mirrored")
  func rightToLeft() throws {
    let mirrored = RangeSliderGeometry(
      frame: Frame(width: 228, height: 44), layout: .rightToLeft)
    var slider = try price()
    let thumb = mirrored.thumbs(of: slider).lower
    #expect(thumb.x == 174)
    var (drag, _) = try slider.taken(at: thumb, in: mirrored)
    _ = slider.moveDrag(&drag, to: Point(x: thumb.x - 20, y: 20))
    #expect(slider.range == 30...60)
  }

  @Test("A continuous thumb that comes back has the very value it had")
  func exactReturn() throws {
    var slider = try RangeSlider(range: 0.1...0.7, format: Samples.plain)
    let before = slider
    let thumb = geometry.thumbs(of: slider).upper
    var (drag, _) = try slider.taken(at: thumb, in: geometry)
    for x in [3.7, 90, 130] {
      _ = slider.moveDrag(&drag, to: Point(x: thumb.x - x, y: 0))
    }
    #expect(slider.range == 0.1...0.1)
    _ = slider.moveDrag(&drag, to: thumb)
    #expect(slider.endDrag(&drag)?.events == [.ended])
    #expect(slider == before)
  }

  @Test("Two fingers move two thumbs, and each drag is one change")
  func twoFingers() throws {
    var slider = try price()
    let before = slider
    let thumbs = geometry.thumbs(of: slider)
    var (one, _) = try slider.taken(at: thumbs.lower, in: geometry)
    var (other, _) = try slider.taken(at: thumbs.upper, in: geometry)
    for step in 1...4 {
      let further = Double(step) * 10
      _ = slider.moveDrag(&one, to: Point(x: thumbs.lower.x + further, y: 0))
      _ = slider.moveDrag(&other, to: Point(x: thumbs.upper.x + further, y: 0))
    }
    #expect(slider.range == 40...80)
    #expect(slider.endDrag(&one)?.events == [.ended, .committed])
    #expect(slider.endDrag(&other)?.events == [.ended, .committed])
    _ = slider.perform(.undo)
    #expect(slider.range == 40...60)
    _ = slider.perform(.undo)
    #expect(slider == before)
  }

  @Test("A cancelled thumb comes back as far as the other one lets it")
  func cancelBehindTheOther() throws {
    var slider = try price()
    let thumbs = geometry.thumbs(of: slider)
    var (upper, _) = try slider.taken(at: thumbs.upper, in: geometry)
    _ = slider.moveDrag(&upper, to: Point(x: thumbs.upper.x + 60, y: 0))
    _ = slider.perform(.set(80), on: "minimum")
    let report = slider.cancelDrag(&upper)
    #expect(report?.events == [.ended])
    #expect(slider.range == 80...80)
  }

  @Test("A key in the middle of a drag is undone to values that the thumbs may have")
  func keyMeanwhile() throws {
    var slider = try price()
    let thumb = geometry.thumbs(of: slider).lower
    var (drag, _) = try slider.taken(at: thumb, in: geometry)
    _ = slider.moveDrag(&drag, to: Point(x: thumb.x + 10, y: 0))
    _ = slider.perform(.set(90), on: "maximum")
    _ = slider.moveDrag(&drag, to: Point(x: thumb.x + 120, y: 0))
    #expect(slider.range == 80...90)
    _ = slider.perform(.undo)
    #expect(slider.range == 25...60)
    _ = slider.perform(.undo)
    #expect(slider == (try price()))
  }

  @Test("A slider that is disabled before the drag begins lets it never begin")
  func disabledMeanwhile() throws {
    var slider = try price()
    var (drag, _) = try slider.taken(at: Point(x: 54, y: 20), in: geometry)
    slider.isEnabled = false
    #expect(slider.moveDrag(&drag, to: Point(x: 100, y: 20)) == nil)
    #expect(slider.cancelDrag(&drag) == nil)
    #expect(slider.range == 20...60)
  }
}
