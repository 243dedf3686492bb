import Testing

@testable import AdjustableCore

struct CircularGridTests {
  @Test("The stops are 0, step, 2 step ... below the total", arguments: 0..<8)
  func stops(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<60 {
      let sample = DialSample(using: &random, stepped: true)
      let grid = try CircularGrid(
        total: sample.double(sample.total), step: sample.step.map(sample.double))
      let expected = try #require(sample.stops).map(sample.double)
      #expect((0..<expected.count).map(grid.stop(at:)) == expected)
      #expect(grid.count == expected.count)
      #expect(grid.stop(at: expected.count) == 0)
      #expect(grid.stop(at: -1) == expected.last)
      #expect(expected.allSatisfy(grid.isLegal))
    }
  }

  @Test("A value asked for takes the nearest stop round the circle", arguments: 0..<8)
  func nearest(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<100 {
      let sample = DialSample(using: &random, stepped: true)
      let grid = try CircularGrid(
        total: sample.double(sample.total), step: sample.step.map(sample.double))
      let stops = try #require(sample.stops)
      let tenths = random.whole(-30 * sample.total...30 * sample.total)
      let found = grid.nearest(to: Samples.decimal(tenths, sample.decimals + 1))
      let whole = sample.total * 10
      let distance = { (stop: Int) in
        let ahead = ((tenths - stop * 10) % whole + whole) % whole
        return min(ahead, whole - ahead)
      }
      let least = stops.map(distance).min()
      let nearest = stops.filter { distance($0) == least }.map(sample.double)
      #expect(nearest.contains(found), "\(tenths) on \(sample)")
    }
  }

  @Test(
    "A tie goes away from 0, and from the last stop to 0",
    arguments: [
      (24.0, 0.25, 0.125, 0.25), (24, 0.25, -0.125, 23.75), (24, 0.25, 23.875, 0),
      (12, 5, 2.5, 5), (12, 5, 11, 0), (12, 5, 10.5, 10), (12, 5, -1, 0), (12, 5, -3, 10),
    ])
  func ties(total: Double, step: Double, asked: Double, stop: Double) throws {
    #expect(try CircularGrid(total: total, step: step).nearest(to: asked) == stop)
  }

  @Test("The total itself counts as 0")
  func total() throws {
    for step in [0, 0.25, 7] {
      let grid = try CircularGrid(total: 24, step: step)
      for turn in [-48.0, -24, 0, 24, 240] {
        #expect(grid.nearest(to: turn) == 0)
        #expect(grid.wrapped(turn) == 0)
      }
      #expect(!grid.isLegal(24))
    }
  }

  @Test("Wrapping shows no drift digits and lands on the turn", arguments: 0..<4)
  func wrapping(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<200 {
      let decimals = random.whole(0...4)
      let total = random.whole(1...400)
      let value = random.whole(-4000...4000)
      let grid = try CircularGrid(total: Samples.decimal(total, decimals))
      let expected = Samples.decimal(((value % total) + total) % total, decimals)
      #expect(grid.wrapped(Samples.decimal(value, decimals)) == expected)
    }
  }

  @Test("Any finite value lands on the dial", arguments: [0, 0.25, 5, 0.1, 1.0 / 3])
  func anyValue(step: Double) throws {
    let grid = try CircularGrid(total: 24, step: step)
    for value in Samples.oddDoubles where value.isFinite {
      #expect(grid.isLegal(grid.nearest(to: value)), "\(value)")
    }
  }
}
