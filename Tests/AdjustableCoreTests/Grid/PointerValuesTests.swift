import Testing

@testable import AdjustableCore

struct PointerValuesTests {
  @Test("A pointer keeps to a grid of 0.001 from the lower bound where there is no step")
  func thousandths() throws {
    let grid = try Grid(bounds: 0...1).pointerGrid
    #expect(grid.nearest(to: 0.123456) == 0.123)
    #expect(try Grid(bounds: 0...1_000_000).pointerGrid.nearest(to: 1234.56789) == 1234.568)
    #expect(try Grid(bounds: 0...1, step: 0.1).pointerGrid.step == 0.1)
  }

  @Test("Short bounds have at least a hundred stops for a pointer, large numbers are not rounded")
  func otherSizes() throws {
    let short = try #require(try Grid(bounds: 0...0.01).pointerGrid.count)
    #expect(short > 100)
    #expect(try Grid(bounds: 5...5).pointerGrid.nearest(to: 7) == 5)
    for size in [1e-300, 1e-9, 1e15, 1e300] {
      let grid = try Grid(bounds: -size...size)
      #expect(grid.bounds.contains(grid.pointerGrid.nearest(to: size / 3)))
      #expect(grid.bounds.contains(grid.pointed(size / 3)))
    }
  }

  @Test("A pointer's value has no drift digits and stays inside the bounds")
  func clean() throws {
    let grid = try Grid(bounds: 0.1...0.7)
    #expect(grid.pointed(0.1 + 0.2) == 0.3)
    #expect(grid.pointed(-5) == 0.1 && grid.pointed(.infinity) == 0.7)
    let third = try Grid(bounds: 0...1.0 / 3)
    #expect(third.pointed(1) == 1.0 / 3)
    #expect(third.pointed(0.33333333333) <= 1.0 / 3)
    #expect(try CircularGrid(total: 24).pointed(atTurn: 0.1 + 0.2) == 7.2)
    #expect(try CircularGrid(total: 24).pointed(atTurn: 1) == 0)
  }
}
