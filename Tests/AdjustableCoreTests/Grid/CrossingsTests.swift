import Testing

@testable import AdjustableCore

struct CrossingsTests {
  @Test("A straight value counts the stops it passes and the one it arrives at")
  func straight() throws {
    let grid = try Grid(bounds: 0...12, step: 5)  // 0 5 10 12
    let cases: [(Double, Double, Int)] = [
      (0, 0, 0), (0, 5, 1), (0, 12, 3), (12, 0, 3), (10, 12, 1), (7, 10, 1), (7, 5, 1), (4, 6, 1),
      (6, 4, 1), (6, 7, 0),
    ]
    for (start, end, count) in cases {
      #expect(grid.stopsCrossed(from: start, to: end) == count, "\(start) to \(end)")
    }
    #expect(try Grid(bounds: 0...1).stopsCrossed(from: 0, to: 1) == 0)
  }

  @Test("A dial counts on the shorter way round, across zero too")
  func dial() throws {
    let grid = try CircularGrid(total: 24, step: 0.25)
    let cases: [(Double, Double, Int)] = [
      (23, 23, 0), (23.75, 0.25, 2), (0.25, 23.75, 2), (6, 9, 12), (9, 6, 12), (0, 12, 48),
      (6.1, 6.25, 1), (6.1, 6, 1),
    ]
    for (start, end, count) in cases {
      #expect(grid.stopsCrossed(from: start, to: end) == count, "\(start) to \(end)")
    }
    let uneven = try CircularGrid(total: 10, step: 3)  // 0 3 6 9
    #expect(uneven.stopsCrossed(from: 9, to: 0) == 1)
    #expect(uneven.stopsCrossed(from: 0, to: 9) == 1)
    #expect(try CircularGrid(total: 24).stopsCrossed(from: 0, to: 9) == 0)
  }

  @Test("A step at a time crosses one stop at a time", arguments: 0..<4)
  func single(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<100 {
      let sample = GridSample(using: &random, stepped: true)
      let grid = try Grid(bounds: sample.bounds, step: sample.stepValue, base: sample.baseValue)
      let stops = try #require(sample.stops).map(sample.double)
      let (one, other) = (random.whole(0...stops.count - 1), random.whole(0...stops.count - 1))
      #expect(grid.stopsCrossed(from: stops[one], to: stops[other]) == abs(one - other))
    }
  }

  @Test("No number is too odd to be counted from or to")
  func oddNumbers() throws {
    let (grid, dial) = (try Grid(bounds: 0...12, step: 5), try CircularGrid(total: 24, step: 0.25))
    for start in Samples.oddDoubles {
      for end in Samples.oddDoubles {
        #expect((0...3).contains(grid.stopsCrossed(from: start, to: end)))
        #expect((0...96).contains(dial.stopsCrossed(from: start, to: end)))
      }
    }
  }
}
