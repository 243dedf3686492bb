import Testing

@testable import AdjustableCore

struct RangeSliderGeometryTests {
  struct Touch: Decodable, Sendable {
    let touch: Double
    let lower: Double
    let upper: Double
  }

  @Test(
    "The nearest thumb takes a touch",
    arguments: try Figures.seeds("rangeSlider.nearestThumb", as: Figure<Touch, String>.self))
  func nearestThumb(figure: Figure<Touch, String>) {
    let thumb = RangeSliderGeometry.nearestThumb(
      to: figure.input.touch, lower: figure.input.lower, upper: figure.input.upper)
    #expect(thumb.rawValue == figure.output)
  }

  @Test("Thumbs and the track between them lie where the values are, in both directions")
  func places() throws {
    let slider = try RangeSlider(range: 0.25...0.75, format: Samples.plain)
    let frame = Frame(width: 228, height: 44)
    let geometry = RangeSliderGeometry(frame: frame)
    #expect(geometry.thumbs(of: slider) == (Point(x: 64, y: 22), Point(x: 164, y: 22)))
    #expect(geometry.filled(by: slider) == Frame(x: 64, y: 20, width: 100, height: 4))
    let mirrored = RangeSliderGeometry(frame: frame, layout: .rightToLeft)
    #expect(mirrored.thumbs(of: slider) == (Point(x: 164, y: 22), Point(x: 64, y: 22)))
  }

  @Test("Some thumb takes every touch")
  func oddNumbers() {
    for touch in Samples.oddDoubles {
      for lower in Samples.oddDoubles {
        _ = RangeSliderGeometry.nearestThumb(to: touch, lower: lower, upper: 0.5)
      }
    }
    #expect(RangeSliderGeometry.nearestThumb(to: 2, lower: 1, upper: 1) == .upper)
  }
}
