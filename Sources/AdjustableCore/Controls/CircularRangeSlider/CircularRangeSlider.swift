/// A dial with two handles: a range that runs clockwise from start to end and may cross zero.
///
/// A move that cannot go all the way goes as far as it may, and no handle is taken over the other.
public struct CircularRangeSlider: HistoryControl, Hashable {
  /// The two handles, each with what moved it there.
  struct Handles: Hashable, Sendable {
    var start: GridPosition
    var end: GridPosition
  }

  /// What the author says of the start handle.
  public let start: ElementDescription
  /// What the author says of the end handle.
  public let end: ElementDescription
  /// The legal values.
  public let grid: CircularGrid
  /// Which spans the range may have.
  let spanRule: SpanRule
  /// How far an increment and a page go.
  public let strides: Strides
  /// How the values read.
  public let format: ValueFormat
  /// The text that sums the span up as a third element; nil where it was not asked for.
  public let summary: Summary?
  /// True where crossing zero is said: next day, previous day.
  public let announcesCrossing: Bool
  /// False where the control is dimmed and offers no action.
  public var isEnabled = true
  /// True where the control can be read only.
  public var isReadOnly = false
  var history: History<Handles>
  private var session = EditingSession<[Double]>()

  /// Makes a dial.
  ///
  /// - Parameters:
  ///   - startValue: from 0 to below the total, which itself counts as 0; a value off the stops stays
  ///     until somebody moves it.
  ///   - endValue: likewise.
  ///   - total: one full turn, 24 unless given.
  ///   - step: 0 for a continuous dial, 0.25 unless given.
  ///   - minimumSpan: from 0 to the total.
  ///   - stride: one increment; the step, or a hundredth of the turn.
  ///   - page: one page; a twenty-fourth of the turn as whole strides, at least one.
  ///   - summary: the span as a third element; its measure is the span.
  /// - Throws: `ConfigurationError` naming the parameter, its value and what is allowed.
  public init(
    start: ElementDescription = "Start", end: ElementDescription = "End", startValue: Double,
    endValue: Double, total: Double = 24, step: Double = 0.25, minimumSpan: Double = 0,
    stride: Double? = nil, page: Double? = nil, format: ValueFormat, summary: Summary? = nil,
    announcesCrossing: Bool = false
  ) throws(ConfigurationError) {
    grid = try CircularGrid(total: total, step: step)
    strides = try Strides(grid: grid, stride: stride, page: page)
    guard minimumSpan >= 0, minimumSpan <= total else {
      throw ConfigurationError(
        "minimumSpan", minimumSpan,
        allowed: "a number from 0 to the total, \(total.plainDescription)")
    }
    spanRule = SpanRule(total: total, minimumSpan: minimumSpan, leniency: grid.tolerance)
    if let summary, summary.measure != .span {
      throw ConfigurationError(
        parameter: "summary", found: "a histogram", allowed: "the span of the dial")
    }
    let first = try grid.checked(startValue, named: "startValue")
    let last = try grid.checked(endValue, named: "endValue")
    self.start = start.distinct(from: [], fallback: "start")
    self.end = end.distinct(from: [self.start.id], fallback: "end")
    self.summary = summary?.distinct(from: [self.start.id, self.end.id])
    self.format = format
    self.announcesCrossing = announcesCrossing
    history = History(Handles(start: GridPosition(first), end: GridPosition(last)))
    guard keepsSpan(history.present) else {
      throw ConfigurationError(
        parameter: "range", found: "\(first.plainDescription) to \(last.plainDescription)",
        allowed: "a range that covers, and leaves free, at least the minimum span, "
          + self.minimumSpan.plainDescription)
    }
  }

  /// The start of the range now.
  public var startValue: Double { history.present.start.value }
  /// The end of the range now.
  public var endValue: Double { history.present.end.value }
  /// The least span, which is also the least that stays free; over half a turn it counts as half.
  public var minimumSpan: Double { spanRule.minimumSpan }
  /// How far it is clockwise from start to end, in `0..<total`.
  public var span: Double { grid.distance(from: startValue, to: endValue) }

  /// Begins an editing session; nil where one is under way already.
  public mutating func beginEditing() -> EditingEvent? {
    session.begin(at: [startValue, endValue])
  }
  /// Ends the editing session: ended, then committed only where a value differs; empty where none is
  /// under way.
  public mutating func endEditing() -> [EditingEvent] { session.end(at: [startValue, endValue]) }
}
