import Testing

@testable import AdjustableCore

struct GridTests {
  @Test(
    "The legal values are base + n x step inside the bounds, and both bounds", arguments: 0..<10)
  func stops(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<60 {
      let sample = GridSample(using: &random, stepped: true)
      let grid = try Grid(bounds: sample.bounds, step: sample.stepValue, base: sample.baseValue)
      let expected = try #require(sample.stops).map(sample.double)
      let count = try #require(grid.count)
      // The same bits: a value that shows drift digits is another number.
      #expect((0..<count).map(grid.stop(at:)) == expected, "\(sample)")
      #expect(expected.allSatisfy(grid.isLegal), "\(sample)")
    }
  }

  @Test(
    "A value asked for takes the nearest legal one, a tie away from the base", arguments: 0..<10)
  func nearest(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<60 {
      let sample = GridSample(using: &random, stepped: true)
      let grid = try Grid(bounds: sample.bounds, step: sample.stepValue, base: sample.baseValue)
      for _ in 0..<15 {
        let tenths = random.whole(sample.lower * 10...sample.upper * 10)
        let asked = Samples.decimal(tenths, sample.decimals + 1)
        let expected = try #require(sample.nearest(toTenths: tenths))
        #expect(grid.nearest(to: asked) == sample.double(expected), "\(asked) on \(sample)")
        #expect(grid.isLegal(asked) == (tenths == expected * 10), "\(asked) on \(sample)")
      }
    }
  }

  @Test("The last and the first legal value at a limit are on its right side", arguments: 0..<5)
  func lastAndFirst(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<60 {
      let sample = GridSample(using: &random, stepped: true)
      let grid = try Grid(bounds: sample.bounds, step: sample.stepValue, base: sample.baseValue)
      let stops = try #require(sample.stops)
      for limit in sample.lower - 2...sample.upper + 2 {
        let last = stops.last { $0 <= limit } ?? sample.lower
        let first = stops.first { $0 >= limit } ?? sample.upper
        #expect(grid.last(upTo: sample.double(limit)) == sample.double(last), "\(limit), \(sample)")
        #expect(
          grid.first(from: sample.double(limit)) == sample.double(first), "\(limit), \(sample)")
      }
    }
  }

  @Test("A value beyond the bounds is held to them, with and without a step")
  func heldToBounds() throws {
    for step in [nil, 5.0] {
      let grid = try Grid(bounds: 0...12, step: step)
      #expect(grid.nearest(to: 1e300) == 12)
      #expect(grid.nearest(to: -.greatestFiniteMagnitude) == 0)
      #expect(grid.fraction(of: 13) == 1)
      #expect(grid.fraction(of: -1) == 0)
      #expect(!grid.isLegal(13))
      #expect(!grid.isLegal(.nan))
    }
  }

  @Test(
    "A length of zero is one value, whatever the step and the base",
    arguments: [
      nil, 1.0, 0.25, 1e-300, .leastNonzeroMagnitude, 1e300,
    ])
  func zeroLength(step: Double?) throws {
    for value in [0, 1, -2.5, 1e15, .leastNonzeroMagnitude] {
      let grid = try Grid(bounds: value...value, step: step)
      #expect(grid.nearest(to: 99) == value)
      #expect(grid.fraction(of: value) == 0)
      #expect(grid.length == 0)
      #expect(grid.isLegal(value))
      #expect(grid.count == step.map { _ in 1 })
    }
  }

  @Test(
    "A step however great leaves both bounds, and they are two values",
    arguments: [7, 1e6, 9e18, 1e300, .greatestFiniteMagnitude])
  func greatStep(step: Double) throws {
    let grid = try Grid(bounds: 0...1, step: step)
    #expect(grid.count == 2)
    #expect([0, 0.25, 0.5, 0.75, 1].map(grid.nearest(to:)) == [0, 0, 1, 1, 1])
    #expect(!grid.isLegal(0.25))
    var slider = try Slider("Level", value: 0, step: step, format: Samples.plain)
    #expect(slider.value == 0)
    _ = slider.perform(.increment())
    #expect(slider.value == 1)
    _ = slider.perform(.decrement())
    #expect(slider.value == 0)
  }

  @Test("A step of 1e-7 works as one of 1 does")
  func smallStep() throws {
    let grid = try Grid(bounds: 0...1e-5, step: 1e-7)
    #expect(grid.count == 101)
    #expect((0...100).map(grid.stop(at:)) == (0...100).map { Samples.decimal($0, 7) })
  }

  @Test("A step that dwarfs the bounds leaves both ends apart", arguments: [1e9, 1e15, 1e300])
  func hugeStep(step: Double) throws {
    let grid = try Grid(bounds: 0...1, step: step)
    #expect(grid.count == 2)
    #expect(grid.nearest(to: 0) == 0)
    #expect(grid.nearest(to: 1) == 1)
    #expect(grid.place(of: 0)?.index == 0)
  }

  @Test(
    "Lengths show no drift digits",
    arguments: [
      (0.5, 0.6, 0.1), (0.1, 0.4, 0.3), (0.3, 1, 0.7), (-0.1, 0.2, 0.3), (1.1, 1.4, 0.3),
    ])
  func lengths(lower: Double, upper: Double, length: Double) throws {
    #expect(try Grid(bounds: lower...upper).length == length)
  }

  @Test("A zero never has a sign")
  func zero() throws {
    #expect(try Grid(bounds: -0.0...1, step: 1).nearest(to: -0.0).sign == .plus)
    #expect(try Grid(bounds: -1...1).nearest(to: -0.0).sign == .plus)
    #expect(try Grid(bounds: -1...1, step: 0.5).nearest(to: -0.1).sign == .plus)
  }
}
