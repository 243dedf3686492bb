/// A dial with two handles: a range that runs clockwise from start to end and may cross zero.
///
/// A move that cannot go all the way goes as far as it may, and no handle is taken over the other.
public struct CircularRangeSlider: UndoableControl, Hashable {
  /// The two handles, each with what moved it there.
  public struct Handles: Hashable, Sendable {
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
  /// The values it had, and what moved the handles there.
  public var history: History<Handles>

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
    start: ElementDescription? = nil, end: ElementDescription? = nil, startValue: Double,
    endValue: Double, total: Double = 24, step: Double = 0.25, minimumSpan: Double = 0,
    stride: Double? = nil, page: Double? = nil, format: ValueFormat, summary: Summary? = nil,
    announcesCrossing: Bool = false
  ) throws(ConfigurationError) {
    grid = try CircularGrid(total: total, step: step)
    strides = try Strides(grid: grid, stride: stride, page: page)
    guard minimumSpan >= 0, minimumSpan <= total else {
      throw ConfigurationError("minimumSpan", minimumSpan, allowed: .upToTotal(total))
    }
    spanRule = SpanRule(total: total, minimumSpan: minimumSpan, leniency: grid.tolerance)
    if let summary, summary.measure != .span {
      throw ConfigurationError(parameter: "summary", found: .histogram, allowed: .spanOfDial)
    }
    let first = try grid.checked(startValue, named: "startValue")
    let last = try grid.checked(endValue, named: "endValue")
    self.start = (start ?? ElementDescription(.startHandle, in: format.locale))
      .distinct(from: [], fallback: "start")
    self.end = (end ?? ElementDescription(.endHandle, in: format.locale))
      .distinct(from: [self.start.id], fallback: "end")
    self.summary = summary?.distinct(from: [self.start.id, self.end.id])
    self.format = format
    self.announcesCrossing = announcesCrossing
    history = History(Handles(start: GridPosition(first), end: GridPosition(last)))
    guard keepsSpan(history.present) else {
      throw ConfigurationError(
        parameter: "range", found: .way(first, last), allowed: .wayAsWide(as: self.minimumSpan))
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
}

extension CircularRangeSlider {
  /// The ids of the start and the end handle, then of the span where there is one.
  public var elementIDs: [String] {
    [start.id, end.id] + (summary.map { [$0.id] } ?? [])
  }

  /// A snapshot of one element.
  ///
  /// A handle's range is the whole turn, and it has no ends to read.
  public func element(_ id: String) -> AdjustableElement? {
    switch id {
    case start.id: handleElement(start)
    case end.id: handleElement(end)
    default: summary.flatMap { $0.id == id ? $0.element(reading: span) : nil }
    }
  }

  private func handleElement(_ description: ElementDescription) -> AdjustableElement {
    adjustableElement(description, range: 0...grid.total, hasEnds: false)
  }

  /// What the author says of an element; nil where it is none of the control's that has a value to move.
  public func description(of id: String) -> ElementDescription? {
    id == start.id ? start : id == end.id ? end : nil
  }

  /// The value of an element in a state.
  public func value(of id: String, in state: Handles) -> Double {
    switch id {
    case start.id: state.start.value
    case end.id: state.end.value
    default: grid.distance(from: state.start.value, to: state.end.value)
    }
  }

  /// The format of an element's value.
  public func format(for id: String) -> ValueFormat? {
    if let summary, id == summary.id { summary.format } else { format }
  }

  /// The day that a move crossed into, where that is announced.
  public func crossing(from: Double, to: Double, by move: Move) -> DayCrossing? {
    guard announcesCrossing, case .by(let stretch) = move else { return nil }
    if stretch.count > 0 { return to < from ? .nextDay : nil }
    return to > from ? .previousDay : nil
  }
}

extension CircularRangeSlider {
  enum Handle { case start, end }

  func handle(_ id: String) -> Handle? {
    id == start.id ? .start : id == end.id ? .end : nil
  }

  /// Where a move leads from the present state.
  public func step(_ move: Move, on id: String) -> Step<Handles> {
    guard let handle = handle(id) else { return .refused(.notAdjustable) }
    return switch move {
    case .by(let stretch): moved(handle, by: stretch)
    case .toMinimum, .toMaximum: .refused(.noEnds(of: .dial))
    case .set(let value): set(handle, to: value)
    case .reset: reset(handle)
    }
  }

  /// How far a handle may travel before the span or the free part is too small.
  ///
  /// A range of no span and a full turn look the same, so without a minimum span a growing range stops
  /// short of the full turn.
  func room(_ handle: Handle, clockwise: Bool) -> Room {
    let shrinks = (handle == .start) == clockwise
    let free = Decimals.cleaned(grid.total - span, like: grid.total, span)
    let distance = shrinks ? span : free
    return Room(
      distance: max(0, Decimals.cleaned(distance - minimumSpan, like: distance, minimumSpan)),
      isOpen: minimumSpan == 0 && !shrinks)
  }

  private func moved(_ handle: Handle, by stretch: Stretch) -> Step<Handles> {
    let position = position(of: handle, in: history.present)
    let room = room(handle, clockwise: stretch.count > 0)
    let move = grid.moved(position, stretch, by: strides, room: room)
    let state = placing(handle, at: move.position)
    guard stretch.count.magnitude != 1 || spanRule.allows(span(of: state), after: span) else {
      return .refused(otherHandle(handle))
    }
    return .to(state, limit: move.limit(stretch, from: position.value, otherHandle(handle)))
  }

  /// A value asked for goes anywhere that keeps span and free part, else as near as the other handle
  /// lets it, on the side it was asked for.
  private func set(_ handle: Handle, to value: Double) -> Step<Handles> {
    guard value.isFinite else { return .refused(.notANumber) }
    let wanted = placing(handle, at: GridPosition(grid.nearest(to: value)))
    if keepsSpan(wanted) { return .to(wanted, limit: nil) }
    let isShort = span(of: wanted) < grid.total / 2
    let other = handle == .start ? history.present.end.value : history.present.start.value
    let clockwise = (handle == .start) != isShort
    let limit = Decimals.cleaned(
      clockwise ? other + minimumSpan : other - minimumSpan, like: other, minimumSpan)
    let nearest = grid.first(from: limit, clockwise: clockwise)
    let held = placing(handle, at: GridPosition(nearest))
    return .to(keepsSpan(held) ? held : history.present, limit: otherHandle(handle))
  }

  private func reset(_ handle: Handle) -> Step<Handles> {
    let initial = position(of: handle, in: history.initial)
    let state = placing(handle, at: initial)
    return keepsSpan(state) ? .to(state, limit: nil) : set(handle, to: initial.value)
  }

  /// Whether a state covers, and leaves free, at least the minimum span.
  func keepsSpan(_ state: Handles) -> Bool {
    spanRule.holds(span(of: state))
  }

  func span(of state: Handles) -> Double {
    grid.distance(from: state.start.value, to: state.end.value)
  }

  private func position(of handle: Handle, in state: Handles) -> GridPosition {
    handle == .start ? state.start : state.end
  }

  func placing(_ handle: Handle, at position: GridPosition) -> Handles {
    var state = history.present
    if handle == .start { state.start = position } else { state.end = position }
    return state
  }

  func otherHandle(_ handle: Handle) -> RefusalReason {
    let other = handle == .start ? end : start
    return .limitedBy(id: other.id, label: other.label)
  }
}

/// Which spans a dial's range may have.
struct SpanRule: Hashable, Sendable {
  /// One full turn.
  let total: Double
  /// The least span, which is also the least that stays free; at most half a turn.
  let minimumSpan: Double
  private let leniency: Double

  /// Makes a rule; a minimum span over half a turn counts as half a turn.
  init(total: Double, minimumSpan: Double, leniency: Double = 0) {
    self.total = total
    self.minimumSpan = min(minimumSpan, total / 2)
    self.leniency = max(leniency, total * 1e-12)
  }

  /// Whether a range of this span covers, and leaves free, at least the minimum span.
  func holds(_ span: Double) -> Bool {
    span >= minimumSpan - leniency && span <= total - minimumSpan + leniency
  }

  /// Whether one step, page or drag may lead from one span to another: by more than half a turn would
  /// take a handle over the other.
  func allows(_ span: Double, after former: Double) -> Bool {
    holds(span) && abs(span - former) <= total / 2 + leniency
  }
}
