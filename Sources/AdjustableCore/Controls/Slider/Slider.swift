/// A slider: one value inside bounds, stepped or continuous.
///
/// The grid's base is the lower bound, and without a step one increment is a twentieth of the length.
public struct Slider: HistoryControl, Hashable {
  /// What the author says of the element.
  public let description: ElementDescription
  /// What the two ends are called; nil says Minimum and Maximum.
  public let endLabels: EndTexts?
  /// The legal values.
  public let grid: Grid
  /// How far an increment and a page go.
  public let strides: Strides
  /// How the value reads.
  public let format: ValueFormat
  /// False where the slider is dimmed and offers no action.
  public var isEnabled = true
  /// True where the slider can be read only.
  public var isReadOnly = false
  var history: History<GridPosition>
  private var session = EditingSession<Double>()

  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - value: inside the bounds; a value off the grid stays until somebody moves it.
  ///   - bounds: finite; a length of zero is one value.
  ///   - step: nil or 0 for a continuous slider.
  ///   - base: where steps are counted from; the lower bound when nil.
  ///   - stride: one increment; the step, or a twentieth of the length.
  ///   - page: one page; a tenth of the length as whole strides, at least one.
  ///   - endLabels: what is said when an end is reached instead of Minimum and Maximum.
  /// - Throws: `ConfigurationError` naming the parameter, its value and what is allowed.
  public init(
    _ description: ElementDescription, value: Double, in bounds: ClosedRange<Double> = 0...1,
    step: Double? = nil, base: Double? = nil, stride: Double? = nil, page: Double? = nil,
    endLabels: EndTexts? = nil, format: ValueFormat
  ) throws(ConfigurationError) {
    grid = try Grid(bounds: bounds, step: step, base: base)
    strides = try Strides(grid: grid, stride: stride, page: page)
    history = History(GridPosition(try grid.checked(value, named: "value")))
    self.description = description.distinct(from: [], fallback: "slider")
    self.endLabels = endLabels
    self.format = format
  }

  /// The value now.
  public var value: Double { history.present.value }
  /// How far along the bounds the value is, 0...1.
  public var fraction: Double { grid.fraction(of: value) }

  /// Begins an editing session; nil where one is under way already.
  public mutating func beginEditing() -> EditingEvent? { session.begin(at: value) }
  /// Ends the editing session: ended, then committed only where the value differs; empty where none is
  /// under way.
  public mutating func endEditing() -> [EditingEvent] { session.end(at: value) }
}
