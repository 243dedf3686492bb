import Testing

@testable import AdjustableCore

struct CountdownGeometryTests {
  @Test("The arc shows what is left, clockwise from twelve o'clock")
  func arc() {
    let geometry = CountdownRingGeometry(frame: Frame(width: 212, height: 300))
    #expect(geometry.circle == TurnCircle(centre: Point(x: 106, y: 150), radius: 100))
    let arc = geometry.arc(at: 0.25)
    #expect(arc.startPoint.distance(to: Point(x: 106, y: 50)) < 1e-9)
    #expect(arc.endPoint.distance(to: Point(x: 206, y: 150)) < 1e-9)
    #expect(geometry.arc(at: 1).turns == 1 && geometry.arc(at: 0).turns == 0)
  }

  @Test("An arc is there for any numbers")
  func oddNumbers() {
    for width in Samples.oddDoubles {
      for number in Samples.oddDoubles {
        let geometry = CountdownRingGeometry(
          frame: Frame(width: width, height: number), lineWidth: number)
        #expect(geometry.arc(at: number).endPoint.isFinite)
        #expect(geometry.circle.radius >= 0)
      }
    }
  }
}
