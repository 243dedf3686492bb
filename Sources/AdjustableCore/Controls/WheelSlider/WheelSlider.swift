/// One or two concentric wheels, each a ladder of rungs with one element of its own.
///
/// Ends clamp unless the ladder wraps; a step, or a page that overshoots, then arrives at the opposite
/// end.
public struct WheelSlider: HistoryControl, Hashable {
  /// One wheel: what it is called, its ladder, and how many rungs a page is.
  public struct Wheel: Hashable, Sendable {
    /// What the author says of the wheel.
    public let description: ElementDescription
    /// The rungs.
    public let ladder: Ladder
    /// How many rungs one increment is.
    public let stride: Int
    /// How many rungs one page is.
    public let page: Int
    /// The rung the wheel was made with.
    let start: Int

    /// Makes a wheel.
    ///
    /// - Parameters:
    ///   - index: the rung it stands at, from 0.
    ///   - stride: rungs in an increment; one.
    ///   - page: rungs in a page; a fifth of the ladder, at least one.
    /// - Throws: `ConfigurationError` for `index`, `stride` or `page`.
    public init(
      _ description: ElementDescription, ladder: Ladder, index: Int = 0, stride: Int = 1,
      page: Int? = nil
    ) throws(ConfigurationError) {
      guard ladder.rungs.indices.contains(index) else {
        throw ConfigurationError(
          parameter: "index", found: String(index), allowed: "0 to \(ladder.rungs.count - 1)")
      }
      let fifth = max(1, Strides.wholeNumber(Double(ladder.rungs.count) / 5))
      for (name, rungs) in [("stride", stride), ("page", page ?? fifth)] where rungs < 1 {
        throw ConfigurationError(
          parameter: name, found: String(rungs), allowed: "a whole number from 1")
      }
      self.description = description.distinct(from: [], fallback: "wheel")
      self.ladder = ladder
      // More than the rungs there are to go would come back to the same one on a ladder that wraps.
      let most = max(1, ladder.rungs.count - 1)
      self.stride = min(stride, most)
      self.page = min(page ?? fifth, most)
      start = index
    }

    private init(_ description: ElementDescription, like wheel: Wheel) {
      self.description = description
      ladder = wheel.ladder
      stride = wheel.stride
      page = wheel.page
      start = wheel.start
    }

    /// This wheel with another description.
    func described(as description: ElementDescription) -> Wheel { Wheel(description, like: self) }
  }

  /// The wheels, the outer one first.
  public let wheels: [Wheel]
  /// False where the control is dimmed and offers no action.
  public var isEnabled = true
  /// True where the control can be read only.
  public var isReadOnly = false
  var history: History<[Int]>
  private var session = EditingSession<[Int]>()

  /// Makes a control of one wheel.
  public init(_ wheel: Wheel) {
    wheels = [wheel]
    history = History([wheel.start])
  }

  /// Makes a control of two concentric wheels.
  public init(outer: Wheel, inner: Wheel) {
    let description = inner.description.distinct(from: [outer.description.id], fallback: "wheel")
    wheels = [outer, inner.described(as: description)]
    history = History([outer.start, inner.start])
  }

  /// The rung each wheel stands at, from 0.
  public var indices: [Int] { history.present }

  /// Begins an editing session; nil where one is under way already.
  public mutating func beginEditing() -> EditingEvent? { session.begin(at: history.present) }
  /// Ends the editing session: ended, then committed only where a rung differs; empty where none is
  /// under way.
  public mutating func endEditing() -> [EditingEvent] { session.end(at: history.present) }
}
