import Testing

@testable import AdjustableCore

struct CircularGeometryTests {
  struct Turn: Decodable, Sendable {
    let point: [Double]
    let size: [Double]
  }

  struct Place: Decodable, Sendable {
    let turn: Double
    let lineWidth: Double
    let size: [Double]
  }

  struct Touch: Decodable, Sendable {
    let point: [Double]
    let size: [Double]
    let lineWidth: Double
    let startTurn: Double
    let endTurn: Double
  }

  private static func frame(_ size: [Double]) -> Frame {
    Frame(width: size[0], height: size[1])
  }

  @Test(
    "Each point has its turn",
    arguments: try Figures.seeds("circular.turn", as: Figure<Turn, Double>.self))
  func turn(figure: Figure<Turn, Double>) {
    let geometry = CircularRangeSliderGeometry(frame: Self.frame(figure.input.size))
    let point = Point(x: figure.input.point[0], y: figure.input.point[1])
    #expect(agree(geometry.circle.turn(at: point), figure.output))
  }

  @Test(
    "Each turn has its point",
    arguments: try Figures.seeds("circular.point", as: Figure<Place, [Double]>.self))
  func point(figure: Figure<Place, [Double]>) {
    let geometry = CircularRangeSliderGeometry(
      frame: Self.frame(figure.input.size), lineWidth: figure.input.lineWidth)
    let point = geometry.circle.point(atTurn: figure.input.turn)
    #expect(agree(point.x, figure.output[0]) && agree(point.y, figure.output[1]))
  }

  @Test(
    "A touch takes a handle, the band or nothing",
    arguments: try Figures.seeds("circular.part", as: Figure<Touch, String>.self))
  func part(figure: Figure<Touch, String>) {
    let geometry = CircularRangeSliderGeometry(
      frame: Self.frame(figure.input.size), lineWidth: figure.input.lineWidth)
    let part = geometry.part(
      at: Point(x: figure.input.point[0], y: figure.input.point[1]),
      startTurn: figure.input.startTurn, endTurn: figure.input.endTurn)
    let names: [CircularRangeSlider.Part?: String] = [
      .start: "start", .end: "end", .band: "both", nil: "none",
    ]
    #expect(names[part] == figure.output)
  }

  @Test("Both handles on one spot leave the end handle, and no band")
  func oneSpot() throws {
    let dial = try CircularRangeSlider(startValue: 6, endValue: 6, format: try Samples.clock)
    let geometry = CircularRangeSliderGeometry(frame: Frame(width: 300, height: 300))
    #expect(dial.part(at: geometry.handles(of: dial).start, in: geometry) == .end)
    #expect(dial.part(at: geometry.circle.point(atTurn: 0.5), in: geometry) == nil)
    #expect(geometry.band(of: dial).turns == 0)
  }

  @Test("A thin line is touched as far off as a finger needs")
  func reach() {
    let frame = Frame(width: 300, height: 300)
    #expect(CircularRangeSliderGeometry(frame: frame, lineWidth: 8).reach == 22)
    #expect(CircularRangeSliderGeometry(frame: frame, lineWidth: 60).reach == 30)
  }

  @Test("A touch is answered whatever the numbers are")
  func oddNumbers() {
    for width in Samples.oddDoubles {
      for number in Samples.oddDoubles {
        let geometry = CircularRangeSliderGeometry(
          frame: Frame(width: width, height: number), lineWidth: width)
        _ = geometry.part(at: Point(x: number, y: width), startTurn: number, endTurn: width)
      }
    }
  }
}
