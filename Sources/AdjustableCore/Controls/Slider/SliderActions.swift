extension Slider {
  func step(_ action: ElementAction, on id: String) -> Step<GridPosition> {
    switch action {
    case .increment(let count): move(.strides(max(0, count)))
    case .decrement(let count): move(.strides(-max(0, count)))
    case .pageIncrement(let count): move(.pages(max(0, count)))
    case .pageDecrement(let count): move(.pages(-max(0, count)))
    case .toMinimum: end(grid.bounds.lowerBound, atMinimum)
    case .toMaximum: end(grid.bounds.upperBound, atMaximum)
    case .set(let value): grid.typed(value)
    case .reset, .undo: .to(history.initial, limit: nil)
    case .start, .pause, .resume, .restart, .extend: .refused(.notACountdown)
    }
  }

  private var atMinimum: RefusalReason { .atMinimum(endLabels?.minimum) }
  private var atMaximum: RefusalReason { .atMaximum(endLabels?.maximum) }

  private func move(_ stretch: Stretch) -> Step<GridPosition> {
    let move = grid.moved(history.present, stretch, by: strides, in: grid.bounds)
    return .to(
      move.position,
      limit: move.limit(stretch, from: value, stretch.count > 0 ? atMaximum : atMinimum))
  }

  private func end(_ end: Double, _ reason: RefusalReason) -> Step<GridPosition> {
    value == end ? .refused(reason) : .to(GridPosition(end), limit: nil)
  }
}
