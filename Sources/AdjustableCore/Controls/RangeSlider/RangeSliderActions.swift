extension RangeSlider {
  func step(_ action: ElementAction, on id: String) -> Step<Thumbs> {
    guard let thumb = thumb(id) else { return .refused(.notAdjustable) }
    return switch action {
    case .increment(let count): move(thumb, .strides(max(0, count)))
    case .decrement(let count): move(thumb, .strides(-max(0, count)))
    case .pageIncrement(let count): move(thumb, .pages(max(0, count)))
    case .pageDecrement(let count): move(thumb, .pages(-max(0, count)))
    case .toMinimum: end(thumb, upward: false)
    case .toMaximum: end(thumb, upward: true)
    case .set(let value): set(thumb, to: value)
    case .reset, .undo: reset(thumb)
    case .start, .pause, .resume, .restart, .extend: .refused(.notACountdown)
    }
  }

  private func move(_ thumb: Thumb, _ stretch: Stretch) -> Step<Thumbs> {
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

  private func reset(_ thumb: Thumb) -> Step<Thumbs> { back(thumb, to: history.initial) }

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
