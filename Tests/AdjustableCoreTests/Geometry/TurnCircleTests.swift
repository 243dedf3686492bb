import Testing

@testable import AdjustableCore

struct TurnCircleTests {
  @Test("Turns run clockwise from twelve o'clock")
  func quarters() {
    let circle = TurnCircle(in: Frame(width: 100, height: 80), lineWidth: 20)
    #expect(circle.radius == 30)
    let quarters = [
      Point(x: 50, y: 10), Point(x: 80, y: 40), Point(x: 50, y: 70), Point(x: 20, y: 40),
    ]
    for (index, point) in quarters.enumerated() {
      let turn = Double(index) / 4
      #expect(circle.point(atTurn: turn).distance(to: point) < 1e-9)
      #expect(agree(circle.turn(at: point), turn))
    }
  }

  @Test("Turn and point are inverses", arguments: 0..<4)
  func inverses(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<500 {
      let frame = Frame(
        x: Double.random(in: -500...500, using: &random),
        y: Double.random(in: -500...500, using: &random),
        width: Double.random(in: 50...600, using: &random),
        height: Double.random(in: 50...600, using: &random))
      let circle = TurnCircle(in: frame, lineWidth: 40)
      let turn = Double.random(in: 0..<1, using: &random)
      let apart = abs(circle.turn(at: circle.point(atTurn: turn)) - turn)
      #expect(min(apart, 1 - apart) < 1e-9)
    }
  }

  @Test("A turn is there for every point, and a point for every turn")
  func oddNumbers() {
    for width in Samples.oddDoubles {
      let circle = TurnCircle(in: Frame(width: width, height: 50), lineWidth: width)
      #expect(circle.radius >= 0)
      for number in Samples.oddDoubles {
        #expect(circle.point(atTurn: number).isFinite)
        #expect((0..<1).contains(circle.turn(at: Point(x: number, y: width))))
        #expect((0..<1).contains(TurnCircle.turns(from: number, to: width)))
        #expect(Arc(circle, from: number, turns: width).endPoint.isFinite)
      }
    }
    #expect(TurnCircle(centre: Point(x: 3, y: 3), radius: 1).turn(at: Point(x: 3, y: 3)) == 0)
  }

  @Test("An arc runs from its start to its end, and is never longer than a turn")
  func arc() {
    let circle = TurnCircle(centre: Point(x: 0, y: 0), radius: 10)
    let arc = Arc(circle, from: 0.75, turns: 0.5)
    #expect(arc.startPoint.distance(to: Point(x: -10, y: 0)) < 1e-9)
    #expect(arc.endPoint.distance(to: Point(x: 10, y: 0)) < 1e-9)
    let line = arc.polyline(segments: 8)
    #expect(line.count == 9)
    #expect(line.first == arc.startPoint && line.last == arc.endPoint)
    #expect(line.allSatisfy { agree($0.distance(to: circle.centre), 10) })
    #expect(Arc(circle, from: 0, turns: 3).turns == 1)
    #expect(Arc(circle, from: 0, turns: .nan).polyline(segments: -5).count == 2)
  }
}
