/// How far one increment and one page go.
public enum Strides: Hashable, Sendable {
  /// On a stepped grid: whole numbers of stops.
  case stops(stride: Int, page: Int)
  /// On a continuous grid: distances.
  case lengths(stride: Double, page: Double)

  /// The strides of a straight control.
  ///
  /// Without a `stride`, one increment is the step, or a twentieth of the length where there is none.
  /// Without a `page`, a page is a tenth of the length as whole strides, at least one.
  /// - Throws: `ConfigurationError` for `stride` or `page`: not positive, too small to move the bounds'
  ///   numbers, or on a stepped grid not a whole number of steps.
  init(grid: Grid, stride: Double?, page: Double?) throws(ConfigurationError) {
    if let stride { try Grid.check(stride: stride, named: "stride", moves: grid.bounds) }
    if let page { try Grid.check(stride: page, named: "page", moves: grid.bounds) }
    self = try Self.make(
      step: grid.step, stride: stride, page: page, length: grid.length,
      smallest: Grid.smallestStride(in: grid.bounds), strides: 20, pages: 10)
  }

  /// The strides of a dial: a step or a hundredth of the turn; a page is a twenty-fourth of the turn as
  /// whole strides, at least one.
  init(grid: CircularGrid, stride: Double?, page: Double?) throws(ConfigurationError) {
    let turn = 0...grid.total
    for (name, length) in [("stride", stride), ("page", page)] {
      guard let length else { continue }
      try Grid.check(stride: length, named: name, moves: turn)
      guard length <= grid.total / 2 else {
        throw ConfigurationError(name, length, allowed: .upToHalfTotal(grid.total / 2))
      }
    }
    self = try Self.make(
      step: grid.step, stride: stride, page: page, length: grid.total,
      smallest: Grid.smallestStride(in: turn), strides: 100, pages: 24)
  }

  /// Makes strides of which so many, and so many pages, are the whole length unless they are given.
  private static func make(
    step: Double?, stride: Double?, page: Double?, length: Double, smallest: Double,
    strides: Double, pages: Double
  ) throws(ConfigurationError) -> Strides {
    guard let step else {
      let stride = stride ?? max(Decimals.quotient(length, strides), smallest)
      let many = Double(max(1, wholeNumber(length / pages / stride)))
      return .lengths(stride: stride, page: page ?? Decimals.cleaned(many * stride, like: stride))
    }
    let one = try stops(of: stride, named: "stride", step: step) ?? 1
    let strideLength = Double(one) * step
    let many = max(1, wholeNumber(length / pages / strideLength))
    return .stops(stride: one, page: try stops(of: page, named: "page", step: step) ?? many * one)
  }

  private static func stops(
    of length: Double?, named name: String, step: Double
  ) throws(ConfigurationError) -> Int? {
    guard let length else { return nil }
    let ratio = (length / step).rounded()
    guard ratio >= 1, ratio < 0x1p52, abs(ratio * step - length) <= step * 1e-9 else {
      throw ConfigurationError(name, length, allowed: .wholeNumberOfSteps(of: step))
    }
    return Int(ratio)
  }

  /// The nearest whole number, halves up, with a billionth of leniency for a quotient that fell short.
  static func wholeNumber(_ quotient: Double) -> Int {
    Int((quotient + 0.5 + 1e-9).rounded(.down))
  }
}
