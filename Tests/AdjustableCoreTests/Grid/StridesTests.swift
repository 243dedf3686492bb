import Testing

@testable import AdjustableCore

/// How far an increment and a page go, as the law book's table has it.
struct StridesTests {
  @Test(
    "On a stepped grid an increment is a step, and a page a tenth of the length in whole strides",
    arguments: [
      (0...100.0, 1.0, 1.0, 10.0), (0...1, 0.25, 0.25, 0.25), (0...24, 0.25, 0.25, 2.5),
      (0...12, 5, 5, 5), (0...400, 1, 1, 40), (0...150, 10, 10, 20), (10...38, 0.1, 0.1, 2.8),
      (0...14, 1, 1, 1), (0...15, 1, 1, 2), (0...5, 10, 10, 10),
    ])
  func stepped(bounds: ClosedRange<Double>, step: Double, stride: Double, page: Double) throws {
    let grid = try Grid(bounds: bounds, step: step)
    guard case .stops(let one, let many) = try Strides(grid: grid, stride: nil, page: nil) else {
      Issue.record("a stepped grid has strides in stops")
      return
    }
    #expect(agree(Double(one) * step, stride))
    #expect(agree(Double(many) * step, page))
  }

  @Test("A page is a whole number of strides")
  func pageOfStrides() throws {
    let grid = try Grid(bounds: 0...100, step: 1)
    #expect(try Strides(grid: grid, stride: 4, page: nil) == .stops(stride: 4, page: 12))
    #expect(try Strides(grid: grid, stride: 50, page: nil) == .stops(stride: 50, page: 50))
    #expect(try Strides(grid: grid, stride: 4, page: 7) == .stops(stride: 4, page: 7))
  }

  @Test(
    "On a continuous grid an increment is a twentieth of the length, and a page a tenth in whole strides",
    arguments: [
      (0...1.0, 0.05, 0.1), (0...3, 0.15, 0.3), (26...286, 13, 26), (0.1...0.4, 0.015, 0.03),
      (-1...6, 0.35, 0.7),
    ])
  func continuous(bounds: ClosedRange<Double>, stride: Double, page: Double) throws {
    let grid = try Grid(bounds: bounds)
    let strides = try Strides(grid: grid, stride: nil, page: nil)
    #expect(strides == .lengths(stride: stride, page: page))
    let own = try Strides(grid: grid, stride: 2 * bounds.upperBound, page: nil)
    #expect(own == .lengths(stride: 2 * bounds.upperBound, page: 2 * bounds.upperBound))
  }

  @Test(
    "On a stepped dial an increment is a step, and a page a twenty-fourth of the turn",
    arguments: [(24.0, 0.25, 1, 4), (24, 1, 1, 1), (24, 5, 1, 1), (360, 1, 1, 15), (60, 1, 1, 3)])
  func steppedDial(total: Double, step: Double, stride: Int, page: Int) throws {
    let strides = try Strides(
      grid: CircularGrid(total: total, step: step), stride: nil, page: nil)
    #expect(strides == .stops(stride: stride, page: page))
  }

  @Test(
    "On a continuous dial an increment is a hundredth of the turn, and a page a 24th in whole strides",
    arguments: [(24.0, 0.24, 0.96), (60, 0.6, 2.4), (7, 0.07, 0.28), (11.8, 0.118, 0.472)])
  func continuousDial(total: Double, stride: Double, page: Double) throws {
    let strides = try Strides(grid: CircularGrid(total: total), stride: nil, page: nil)
    #expect(strides == .lengths(stride: stride, page: page))
  }

  @Test(
    "A page of a wheel is a fifth of the ladder, halves up, at least one rung",
    arguments: [
      (1, 1), (2, 1), (7, 1), (8, 2), (12, 2), (13, 3), (14, 3), (100, 20),
    ])
  func wheelPage(count: Int, page: Int) throws {
    #expect(try WheelSlider.Wheel("Wheel", ladder: Samples.ladder(count)).page == page)
  }
}
