/// A range slider: a lower and an upper value that never cross and keep a minimum span.
///
/// A minimum span that is not a multiple of the step leaves the values on the grid: a thumb stops at
/// the nearest legal value that keeps the span.
public struct RangeSlider: UndoableControl, Hashable {
  /// The two values, each with what moved it there.
  public struct Thumbs: Hashable, Sendable {
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
  /// The values it had, and what moved the thumbs there.
  public var history: History<Thumbs>

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
    lower: ElementDescription? = nil, upper: ElementDescription? = nil,
    range: ClosedRange<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil,
    base: Double? = nil, minimumSpan: Double = 0, stride: Double? = nil, page: Double? = nil,
    format: ValueFormat, summary: Summary? = nil
  ) throws(ConfigurationError) {
    grid = try Grid(bounds: bounds, step: step, base: base)
    strides = try Strides(grid: grid, stride: stride, page: page)
    guard minimumSpan >= 0, minimumSpan <= grid.length else {
      throw ConfigurationError("minimumSpan", minimumSpan, allowed: .upToLength(grid.length))
    }
    self.minimumSpan = minimumSpan
    let low = try grid.checked(range.lowerBound, named: "lowerValue")
    let high = try grid.checked(range.upperBound, named: "upperValue")
    let span = Decimals.cleaned(high - low, like: low, high)
    guard span >= minimumSpan - grid.tolerance else {
      throw ConfigurationError(
        parameter: "range", found: .range(low, high), allowed: .rangeAsWide(as: minimumSpan))
    }
    history = History(Thumbs(lower: GridPosition(low), upper: GridPosition(high)))
    self.lower = (lower ?? ElementDescription(.lowerThumb, in: format.locale))
      .distinct(from: [], fallback: "lower")
    self.upper = (upper ?? ElementDescription(.upperThumb, in: format.locale))
      .distinct(from: [self.lower.id], fallback: "upper")
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
}

extension RangeSlider {
  /// True: the track is mirrored in a right-to-left layout.
  public var followsLayoutDirection: Bool { true }

  /// The ids of the lower and the upper thumb, then of the summary where there is one.
  public var elementIDs: [String] {
    [lower.id, upper.id] + (summary.map { [$0.id] } ?? [])
  }

  /// A snapshot of one element.
  public func element(_ id: String) -> AdjustableElement? {
    switch id {
    case lower.id: adjustableElement(lower, range: reach(of: .lower))
    case upper.id: adjustableElement(upper, range: reach(of: .upper))
    default: summary.flatMap { $0.id == id ? $0.element(reading: value(of: id)) : nil }
    }
  }

  /// What the author says of an element; nil where it is none of the control's that has a value to move.
  public func description(of id: String) -> ElementDescription? {
    id == lower.id ? lower : id == upper.id ? upper : nil
  }

  /// The value of an element in a state.
  public func value(of id: String, in state: Thumbs) -> Double {
    switch id {
    case lower.id: state.lower.value
    case upper.id: state.upper.value
    default: summary?.value(of: state.lower.value...state.upper.value, in: grid.bounds) ?? 0
    }
  }

  /// The format of an element's value.
  public func format(for id: String) -> ValueFormat? {
    if let summary, id == summary.id { summary.format } else { format }
  }

  /// One of the two thumbs.
  public enum Thumb: String, Hashable, Sendable {
    /// The one of the lower value.
    case lower
    /// The one of the upper value.
    case upper
  }

  func thumb(_ id: String) -> Thumb? {
    id == lower.id ? .lower : id == upper.id ? .upper : nil
  }

  /// What a thumb's value can be now: the other thumb and the minimum span limit it, and both ends are
  /// legal values.
  func limits(of thumb: Thumb) -> ClosedRange<Double> {
    let (low, high) = (range.lowerBound, range.upperBound)
    switch thumb {
    case .lower:
      let most = Decimals.cleaned(high - minimumSpan, like: high, minimumSpan)
      let least = grid.bounds.lowerBound
      return least...max(least, grid.last(upTo: most))
    case .upper:
      let least = Decimals.cleaned(low + minimumSpan, like: low, minimumSpan)
      let most = grid.bounds.upperBound
      return min(most, grid.first(from: least))...most
    }
  }

  /// The limits, widened to hold a present value that no legal value reaches.
  private func reach(of thumb: Thumb) -> ClosedRange<Double> {
    let limits = limits(of: thumb)
    switch thumb {
    case .lower: return limits.lowerBound...max(limits.upperBound, range.lowerBound)
    case .upper: return min(limits.lowerBound, range.upperBound)...limits.upperBound
    }
  }
}

extension RangeSlider {
  /// Where a move leads from the present state.
  public func step(_ move: Move, on id: String) -> Step<Thumbs> {
    guard let thumb = thumb(id) else { return .refused(.notAdjustable) }
    return switch move {
    case .by(let stretch): moved(thumb, by: stretch)
    case .toMinimum: end(thumb, upward: false)
    case .toMaximum: end(thumb, upward: true)
    case .set(let value): set(thumb, to: value)
    case .reset: back(thumb, to: history.initial)
    }
  }

  private func moved(_ thumb: Thumb, by stretch: Stretch) -> Step<Thumbs> {
    let position = position(of: thumb, in: history.present)
    let move = grid.moved(position, stretch, by: strides, in: limits(of: thumb))
    let reason = reason(thumb, upward: stretch.count > 0)
    return .to(
      placing(thumb, at: move.position), limit: move.limit(stretch, from: position.value, reason))
  }

  private func end(_ thumb: Thumb, upward: Bool) -> Step<Thumbs> {
    let limits = limits(of: thumb)
    let present = position(of: thumb, in: history.present).value
    let end = upward ? limits.upperBound : limits.lowerBound
    guard upward ? end > present : end < present else {
      return .refused(reason(thumb, upward: upward))
    }
    return .to(placing(thumb, at: GridPosition(end)), limit: nil)
  }

  /// A value asked for goes as far as the other thumb lets it.
  func set(_ thumb: Thumb, to value: Double) -> Step<Thumbs> {
    guard case .to(let wanted, _) = grid.typed(value) else {
      return .refused(value.isFinite ? .outOfBounds(grid.bounds) : .notANumber)
    }
    let limits = limits(of: thumb)
    if limits.contains(wanted.value) { return .to(placing(thumb, at: wanted), limit: nil) }
    let present = position(of: thumb, in: history.present)
    let upward = thumb == .lower
    let limit = upward ? limits.upperBound : limits.lowerBound
    let gains = upward ? limit > present.value : limit < present.value
    return .to(
      placing(thumb, at: gains ? GridPosition(limit) : present),
      limit: reason(thumb, upward: upward))
  }

  /// A thumb as it was in a former state where the other one leaves room, else as far as it may.
  func back(_ thumb: Thumb, to former: Thumbs) -> Step<Thumbs> {
    let state = placing(thumb, of: former, in: history.present)
    return isKept(state)
      ? .to(state, limit: nil) : set(thumb, to: position(of: thumb, in: former).value)
  }

  private func position(of thumb: Thumb, in state: Thumbs) -> GridPosition {
    thumb == .lower ? state.lower : state.upper
  }

  private func placing(_ thumb: Thumb, at position: GridPosition) -> Thumbs {
    var state = history.present
    if thumb == .lower { state.lower = position } else { state.upper = position }
    return state
  }

  /// What stops a thumb on its way up or down.
  private func reason(_ thumb: Thumb, upward: Bool) -> RefusalReason {
    let limits = limits(of: thumb)
    switch (thumb, upward) {
    case (.lower, true) where limits.upperBound < grid.bounds.upperBound:
      return .limitedBy(id: upper.id, label: upper.label)
    case (.upper, false) where limits.lowerBound > grid.bounds.lowerBound:
      return .limitedBy(id: lower.id, label: lower.label)
    default:
      return upward ? .atMaximum() : .atMinimum()
    }
  }
}
