extension CircularRangeSlider {
  enum Handle { case start, end }

  func handle(_ id: String) -> Handle? {
    id == start.id ? .start : id == end.id ? .end : nil
  }

  func step(_ action: ElementAction, on id: String) -> Step<Handles> {
    guard let handle = handle(id) else { return .refused(.notAdjustable) }
    return switch action {
    case .increment(let count): move(handle, .strides(max(0, count)))
    case .decrement(let count): move(handle, .strides(-max(0, count)))
    case .pageIncrement(let count): move(handle, .pages(max(0, count)))
    case .pageDecrement(let count): move(handle, .pages(-max(0, count)))
    case .toMinimum, .toMaximum: .refused(.noEnds(of: .dial))
    case .set(let value): set(handle, to: value)
    case .reset, .undo: reset(handle)
    case .start, .pause, .resume, .restart, .extend: .refused(.notACountdown)
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

  private func move(_ handle: Handle, _ stretch: Stretch) -> Step<Handles> {
    let position = position(of: handle, in: history.present)
    let room = room(handle, clockwise: stretch.count > 0)
    let move = grid.moved(position, stretch, by: strides, room: room)
    let state = placing(handle, at: move.position)
    guard abs(stretch.count) != 1 || spanRule.allows(span(of: state), after: span) else {
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
