import Testing

@testable import AdjustableCore

/// The figures of the original wheel.
struct WheelFigureTests {
  struct Rung: Decodable, Sendable {
    let count: Int
    let index: Int
  }

  struct Angle: Decodable, Sendable {
    let count: Int
    let angle: Double
  }

  struct Labels: Decodable, Sendable {
    let count: Int
    let maxLabels: Int
    let required: [Int]
  }

  @Test(
    "Each rung has its angle",
    arguments: try Figures.seeds("wheel.angleForIndex", as: Figure<Rung, Double>.self))
  func angleOfRung(figure: Figure<Rung, Double>) {
    let angle = WheelGeometry.angle(ofRung: figure.input.index, count: figure.input.count)
    #expect(agree(angle, figure.output))
  }

  @Test(
    "Each angle has its nearest rung",
    arguments: try Figures.seeds("wheel.indexForAngle", as: Figure<Angle, Int>.self))
  func rungAtAngle(figure: Figure<Angle, Int>) {
    let rung = WheelGeometry.rung(atAngle: figure.input.angle, count: figure.input.count)
    #expect(rung == figure.output)
  }

  @Test(
    "The required rungs are engraved, and as many as fit",
    arguments: try Figures.seeds("wheel.labelledRungs", as: Figure<Labels, [Int]>.self))
  func labelledRungs(figure: Figure<Labels, [Int]>) {
    let rungs = WheelGeometry.labelledRungs(
      count: figure.input.count, maxLabels: figure.input.maxLabels, required: figure.input.required)
    #expect(rungs == figure.output)
  }

  @Test("Angles are there for any number, and lead back to their rung")
  func anglesNeverTrap() {
    for angle in Samples.oddDoubles {
      for count in [-1, 0, 1, 2, 19, 1_000_000] {
        let rung = WheelGeometry.rung(atAngle: angle, count: count)
        #expect(rung >= 0 && rung <= max(0, count - 1))
      }
    }
    for count in 1...60 {
      for index in 0..<count {
        let angle = WheelGeometry.angle(ofRung: index, count: count)
        #expect(WheelGeometry.rung(atAngle: angle, count: count) == index)
      }
    }
    #expect(WheelGeometry.angle(ofRung: .min, count: 5) == WheelGeometry.startAngle)
    #expect(WheelGeometry.angle(ofRung: .max, count: 5) == WheelGeometry.endAngle)
  }

  @Test("Labels are there for any count of labels")
  func labelsNeverTrap() {
    #expect(WheelGeometry.labelledRungs(count: -1, maxLabels: 3) == [])
    #expect(WheelGeometry.labelledRungs(count: 3, maxLabels: .min, required: [1]) == [1])
    #expect(WheelGeometry.labelledRungs(count: 3, maxLabels: .max) == [0, 1, 2])
    #expect(WheelGeometry.labelledRungs(count: 3, maxLabels: 0, required: [.max, 2]) == [.max, 2])
  }
}
