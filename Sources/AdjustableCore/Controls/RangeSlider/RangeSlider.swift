/// A range slider: a lower and an upper value that never cross and keep a minimum span.
///
/// A minimum span that is not a multiple of the step leaves the values on the grid: a thumb stops at
/// the nearest legal value that keeps the span.
public struct RangeSlider: HistoryControl, Hashable {
  /// The two values, each with what moved it there.
  struct Thumbs: Hashable, Sendable {
    var lower: GridPosition
    var upper: GridPosition
  }

  /// What the author says of the lower thumb.
  public let lower: ElementDescription
  /// What the author says of the upper thumb.
  public let upper: ElementDescription
  /// The legal values.
  public let grid: Grid
  /// The least distance of the two values.
  public let minimumSpan: Double
  /// How far an increment and a page go.
  public let strides: Strides
  /// How the values read.
  public let format: ValueFormat
  /// The text that sums the range up as a third element; nil where it was not asked for.
  public let summary: Summary?
  /// False where the control is dimmed and offers no action.
  public var isEnabled = true
  /// True where the control can be read only.
  public var isReadOnly = false
  var history: History<Thumbs>
  private var session = EditingSession<ClosedRange<Double>>()

  /// Makes a range slider.
  ///
  /// - Parameters:
  ///   - range: inside the bounds and not narrower than `minimumSpan`; values off the grid stay until
  ///     somebody moves them.
  ///   - bounds: finite; a length of zero is one value.
  ///   - step: nil or 0 for a continuous slider.
  ///   - base: where steps are counted from; the lower bound when nil.
  ///   - minimumSpan: from 0 to the length of the bounds.
  ///   - stride: one increment; the step, or a twentieth of the length.
  ///   - page: one page; a tenth of the length as whole strides, at least one.
  /// - Throws: `ConfigurationError` naming the parameter, its value and what is allowed.
  public init(
    lower: ElementDescription = "Minimum", upper: ElementDescription = "Maximum",
    range: ClosedRange<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil,
    base: Double? = nil, minimumSpan: Double = 0, stride: Double? = nil, page: Double? = nil,
    format: ValueFormat, summary: Summary? = nil
  ) throws(ConfigurationError) {
    grid = try Grid(bounds: bounds, step: step, base: base)
    strides = try Strides(grid: grid, stride: stride, page: page)
    guard minimumSpan >= 0, minimumSpan <= grid.length else {
      throw ConfigurationError(
        "minimumSpan", minimumSpan,
        allowed: "a number from 0 to the length of the bounds, \(grid.length.plainDescription)")
    }
    self.minimumSpan = minimumSpan
    let low = try grid.checked(range.lowerBound, named: "lowerValue")
    let high = try grid.checked(range.upperBound, named: "upperValue")
    let span = Decimals.cleaned(high - low, like: low, high)
    guard span >= minimumSpan - grid.tolerance else {
      throw ConfigurationError(
        parameter: "range", found: "\(low.plainDescription)...\(high.plainDescription)",
        allowed: "a range at least as wide as the minimum span, \(minimumSpan.plainDescription)")
    }
    history = History(Thumbs(lower: GridPosition(low), upper: GridPosition(high)))
    self.lower = lower.distinct(from: [], fallback: "lower")
    self.upper = upper.distinct(from: [self.lower.id], fallback: "upper")
    self.format = format
    self.summary = summary?.distinct(from: [self.lower.id, self.upper.id])
  }

  /// The two values now.
  public var range: ClosedRange<Double> {
    history.present.lower.value...history.present.upper.value
  }

  /// How far along the bounds the two values are, 0...1.
  public var fractions: (lower: Double, upper: Double) {
    (grid.fraction(of: range.lowerBound), grid.fraction(of: range.upperBound))
  }

  /// Begins an editing session; nil where one is under way already.
  public mutating func beginEditing() -> EditingEvent? { session.begin(at: range) }
  /// Ends the editing session: ended, then committed only where a value differs; empty where none is
  /// under way.
  public mutating func endEditing() -> [EditingEvent] { session.end(at: range) }
}
