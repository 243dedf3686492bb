import Testing

@testable import AdjustableCore

struct WheelGeometryTests {
  struct Place: Decodable, Sendable {
    let angle: Double
    let radius: Double
    let pivot: [Double]
    let mirrored: Bool
  }

  struct Touch: Decodable, Sendable {
    let point: [Double]
    let pivot: [Double]
    let mirrored: Bool
  }

  struct Radius: Decodable, Sendable {
    let radius: Double
  }

  struct Room: Decodable, Sendable {
    let availableRadius: Double
  }

  @Test(
    "Each angle and radius have their point",
    arguments: try Figures.seeds("wheel.point", as: Figure<Place, [Double]>.self))
  func point(figure: Figure<Place, [Double]>) {
    let point = WheelGeometry.point(
      atAngle: figure.input.angle, radius: figure.input.radius,
      from: Point(x: figure.input.pivot[0], y: figure.input.pivot[1]),
      hand: figure.input.mirrored ? .left : .right)
    #expect(agree(point.x, figure.output[0]) && agree(point.y, figure.output[1]))
  }

  @Test(
    "Each point has its angle, held to the nearer end",
    arguments: try Figures.seeds("wheel.angleAtPoint", as: Figure<Touch, Double>.self))
  func angle(figure: Figure<Touch, Double>) {
    let angle = WheelGeometry.angle(
      at: Point(x: figure.input.point[0], y: figure.input.point[1]),
      from: Point(x: figure.input.pivot[0], y: figure.input.pivot[1]),
      hand: figure.input.mirrored ? .left : .right)
    #expect(agree(angle, figure.output))
  }

  @Test(
    "As many labels as the arc has room for",
    arguments: try Figures.seeds("wheel.maxLabels", as: Figure<Radius, Int>.self))
  func maxLabels(figure: Figure<Radius, Int>) {
    #expect(WheelGeometry.maxLabels(radius: figure.input.radius) == figure.output)
  }

  @Test(
    "The wheel shrinks to the room there is",
    arguments: try Figures.seeds("wheel.scale", as: Figure<Room, Double>.self))
  func scale(figure: Figure<Room, Double>) {
    #expect(agree(WheelGeometry.scale(room: figure.input.availableRadius), figure.output))
  }

  @Test("The pivot lies where the holding hand's thumb turns")
  func pivot() {
    let frame = Frame(x: 10, y: 20, width: 300, height: 400)
    #expect(WheelGeometry(frame: frame, hand: .right).pivot == Point(x: 252, y: 358))
    #expect(WheelGeometry(frame: frame, hand: .left).pivot == Point(x: 68, y: 358))
    let narrow = Frame(width: 58 + 120, height: 400)
    #expect(WheelGeometry(frame: narrow).scale == 120.0 / 141)
    #expect(WheelGeometry(frame: narrow, userScale: 1.2).scale == 120.0 / 141 * 1.2)
    let low = Frame(width: 400, height: 62 + 100)
    #expect(WheelGeometry(frame: low, hand: .left).scale == 100.0 / 141)
  }

  @Test("What somebody likes is held to tenths from 0.8 to 1.2")
  func userScale() {
    let likes: [(Double, Double)] = [
      (1.04, 1), (1.06, 1.1), (0.5, 0.8), (9, 1.2), (.nan, 1), (.infinity, 1.2),
    ]
    for (asked, held) in likes {
      #expect(
        WheelGeometry(frame: Frame(width: 400, height: 400), userScale: asked).scale == held)
    }
  }

  @Test("Point and angle are inverses in both hands", arguments: Hand.allCases)
  func inverses(hand: Hand) {
    let geometry = WheelGeometry(frame: Frame(width: 320, height: 300), hand: hand)
    for tenth in -100...1000 {
      let angle = Double(tenth) / 10
      for radius in [1, 74, 120.0] {
        #expect(agree(geometry.angle(at: geometry.point(atAngle: angle, radius: radius)), angle))
      }
    }
  }

  @Test("Sweeping up is further along in both hands", arguments: Hand.allCases)
  func sweepingUp(hand: Hand) {
    let geometry = WheelGeometry(frame: Frame(width: 320, height: 300), hand: hand)
    let side = hand == .right ? -80.0 : 80.0
    let angles = (-1...20).map {
      geometry.angle(at: Point(x: geometry.pivot.x + side, y: geometry.pivot.y - Double($0) * 10))
    }
    #expect(angles == angles.sorted())
    #expect(Set(angles).count == angles.count)
    let points = (0..<14).map {
      geometry.point(atAngle: WheelGeometry.angle(ofRung: $0, count: 14), radius: 120)
    }
    #expect(zip(points, points.dropFirst()).filter { $0.y > $1.y }.count >= 12)
  }

  @Test("A touch drawn at a rung reads back that rung, at any scale and in both hands")
  func touchAtRung() {
    for hand in Hand.allCases {
      for (width, height, likes) in [(320.0, 300.0, 1.0), (180, 170, 0.8), (150, 900, 1.2)] {
        let geometry = WheelGeometry(
          frame: Frame(x: 7, y: 9, width: width, height: height), hand: hand, userScale: likes)
        for count in [1, 2, 3, 14, 60] {
          for rung in 0..<count {
            let point = geometry.point(
              atAngle: WheelGeometry.angle(ofRung: rung, count: count), radius: 120)
            let read = WheelGeometry.rung(atAngle: geometry.angle(at: point), count: count)
            #expect(read == rung)
            #expect(geometry.wheel(at: point, of: 2) == 0)
          }
        }
      }
    }
  }

  @Test("Hit areas follow the scale, and the outer band is asked first")
  func hitAreas() {
    for width in [500.0, 190, 150] {
      let geometry = WheelGeometry(frame: Frame(width: width, height: 400))
      let wheel = { (radius: Double) in
        geometry.wheel(at: geometry.point(atAngle: 30, radius: radius), of: 2)
      }
      #expect([99.1, 120, 140.9].map(wheel) == [0, 0, 0])
      #expect([54.1, 74, 93.9].map(wheel) == [1, 1, 1])
      #expect([0, 53.9, 94.1, 98.9, 141.1].map(wheel) == [nil, nil, nil, nil, nil])
      let inner = geometry.point(atAngle: 30, radius: 74)
      #expect(geometry.wheel(at: inner, of: 1) == nil)
    }
  }

  @Test("A point past an end is held to the nearer end, past half a turn too")
  func pastTheEnds() {
    let pivot = Point(x: 0, y: 0)
    for hand in Hand.allCases {
      for (angle, end) in [(101.0, 100.0), (180, 100), (200, 100), (-11, -10), (-100, -10)] {
        let point = WheelGeometry.point(atAngle: angle, radius: 100, from: pivot, hand: hand)
        #expect(WheelGeometry.angle(at: point, from: pivot, hand: hand) == end)
      }
    }
  }

  @Test("Angles, scales and labels are there for any numbers")
  func oddNumbers() {
    for width in Samples.oddDoubles {
      for number in Samples.oddDoubles {
        let geometry = WheelGeometry(
          frame: Frame(x: number, y: 0, width: width, height: number), userScale: number)
        #expect(geometry.scale >= 0.62 * 0.8 && geometry.scale <= 1.2)
        #expect(geometry.point(atAngle: number, radius: 120).isFinite)
        let touch = Point(x: number, y: width)
        #expect((-10...100).contains(geometry.angle(at: touch)))
        _ = geometry.wheel(at: touch, of: .max)
        #expect(WheelGeometry.maxLabels(radius: number) >= 3)
      }
    }
  }
}
