import Testing

@testable import AdjustableCore

/// The figures of the original range slider.
struct RangeSliderFigureTests {
  struct Placed: Decodable, Sendable {
    let bounds: Ends
    let value: Double
    var step: Double?
    var minimumSpan: Double?
    var lower: Double?
    var upper: Double?
  }

  struct Moves: Decodable, Sendable {
    let bounds: Ends
    let range: Ends
    let step: Double
    let minimumSpan: Double
    let ops: [Operation]
  }

  @Test(
    "The fraction is the place in the bounds",
    arguments: try Figures.seeds("rangeSlider.fraction", as: Figure<Placed, Double>.self))
  func fraction(figure: Figure<Placed, Double>) throws {
    let grid = try Grid(bounds: figure.input.bounds.range)
    #expect(agree(grid.fraction(of: figure.input.value), figure.output))
  }

  @Test(
    "A value snaps to the nearest stop",
    arguments: try Figures.seeds("rangeSlider.snapped", as: Figure<Placed, Double>.self))
  func snapped(figure: Figure<Placed, Double>) throws {
    let grid = try Grid(bounds: figure.input.bounds.range, step: figure.input.step)
    #expect(agree(grid.nearest(to: figure.input.value), figure.output))
  }

  @Test(
    "The lower thumb stops where the upper one leaves it",
    arguments: try Figures.seeds("rangeSlider.lower", as: Figure<Placed, Double>.self))
  func lower(figure: Figure<Placed, Double>) throws {
    let input = figure.input
    let upper = try #require(input.upper)
    var slider = try slider(input, range: input.bounds.low...upper)
    drag(&slider, "minimum", to: input.value)
    #expect(agree(slider.range.lowerBound, figure.output))
    #expect(slider.range.upperBound == upper)
  }

  @Test(
    "The upper thumb stops where the lower one leaves it",
    arguments: try Figures.seeds("rangeSlider.upper", as: Figure<Placed, Double>.self))
  func upper(figure: Figure<Placed, Double>) throws {
    let input = figure.input
    let lower = try #require(input.lower)
    var slider = try slider(input, range: lower...input.bounds.high)
    drag(&slider, "maximum", to: input.value)
    #expect(agree(slider.range.upperBound, figure.output))
    #expect(slider.range.lowerBound == lower)
  }

  @Test(
    "Increments and decrements lead where they led",
    arguments: try Figures.seeds("rangeSlider.adjust", as: Figure<Moves, [Ends]>.self))
  func adjust(figure: Figure<Moves, [Ends]>) throws {
    let input = figure.input
    var slider = try RangeSlider(
      range: input.range.range, in: input.bounds.range, step: input.step,
      minimumSpan: input.minimumSpan, format: Samples.plain)
    #expect(input.ops.count == figure.output.count)
    for (operation, expected) in zip(input.ops, figure.output) {
      let id = operation.element == "lower" ? slider.lower.id : slider.upper.id
      _ = slider.perform(operation.isIncrement ? .increment() : .decrement(), on: id)
      #expect(agree(slider.range.lowerBound, expected.low))
      #expect(agree(slider.range.upperBound, expected.high))
    }
  }

  private func slider(_ input: Placed, range: ClosedRange<Double>) throws -> RangeSlider {
    try RangeSlider(
      range: range, in: input.bounds.range, step: input.step,
      minimumSpan: input.minimumSpan ?? 0, format: Samples.plain)
  }

  /// A drag clamps to the bounds; a set refuses what lies outside.
  private func drag(_ slider: inout RangeSlider, _ id: String, to value: Double) {
    let bounds = slider.grid.bounds
    _ = slider.perform(.set(min(max(value, bounds.lowerBound), bounds.upperBound)), on: id)
  }
}
