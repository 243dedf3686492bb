import Testing

@testable import AdjustableCore

/// The figures of the original dial.
///
/// They carry drift digits, ours do not, so numbers are compared to a
/// billionth and round the circle.
struct CircularFigureTests {
  struct Placed: Decodable, Sendable {
    let step: Double
    let total: Double
    let value: Double
  }

  struct Handles: Decodable, Sendable {
    let start: Double
    let end: Double
    let total: Double
  }

  struct Spans: Decodable, Sendable {
    let minimumSpan: Double
    let newSpan: Double
    let oldSpan: Double
    let total: Double
  }

  struct Moves: Decodable, Sendable {
    let start: Double
    let end: Double
    let minimumSpan: Double
    let step: Double
    let total: Double
    let ops: [Operation]
  }

  @Test(
    "A value snaps, then wraps",
    arguments: try Figures.seeds("circular.wrapped", as: Figure<Placed, Double>.self))
  func wrapped(figure: Figure<Placed, Double>) throws {
    let grid = try CircularGrid(total: figure.input.total, step: figure.input.step)
    let value = grid.nearest(to: figure.input.value)
    #expect(areSame(value, figure.output, round: grid.total))
    #expect(grid.isLegal(value))
  }

  @Test(
    "The span runs clockwise from start to end",
    arguments: try Figures.seeds("circular.span", as: Figure<Handles, Double>.self))
  func span(figure: Figure<Handles, Double>) throws {
    let grid = try CircularGrid(total: figure.input.total)
    let span = grid.distance(from: figure.input.start, to: figure.input.end)
    #expect(agree(span, figure.output))
  }

  @Test(
    "A span is allowed or not",
    arguments: try Figures.seeds("circular.allows", as: Figure<Spans, Bool>.self))
  func allows(figure: Figure<Spans, Bool>) {
    let input = figure.input
    let rule = SpanRule(total: input.total, minimumSpan: input.minimumSpan)
    #expect(rule.allows(input.newSpan, after: input.oldSpan) == figure.output)
  }

  @Test(
    "Increments and decrements lead where they led",
    arguments: try Figures.seeds("circular.adjust", as: Figure<Moves, [Ends]>.self))
  func adjust(figure: Figure<Moves, [Ends]>) throws {
    let input = figure.input
    var dial = try CircularRangeSlider(
      startValue: input.start, endValue: input.end, total: input.total, step: input.step,
      minimumSpan: input.minimumSpan, format: Samples.plain)
    #expect(input.ops.count == figure.output.count)
    for (operation, expected) in zip(input.ops, figure.output) {
      _ = dial.perform(operation.isIncrement ? .increment() : .decrement(), on: operation.element)
      #expect(areSame(dial.startValue, expected.low, round: input.total))
      #expect(areSame(dial.endValue, expected.high, round: input.total))
    }
  }

  private func areSame(_ left: Double, _ right: Double, round total: Double) -> Bool {
    let distance = abs(left - right)
    return min(distance, abs(total - distance)) <= 1e-9
  }
}
