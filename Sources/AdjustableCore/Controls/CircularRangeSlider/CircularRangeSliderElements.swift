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
    var element = adjustableElement(description, range: 0...grid.total)
    element.rangeTexts = nil
    return element
  }

  func value(of id: String, in state: Handles) -> Double {
    switch id {
    case start.id: state.start.value
    case end.id: state.end.value
    default: grid.distance(from: state.start.value, to: state.end.value)
    }
  }

  func format(for id: String) -> ValueFormat? {
    if let summary, id == summary.id { summary.format } else { format }
  }

  func crossing(from: Double, to: Double, by action: ElementAction) -> DayCrossing? {
    guard announcesCrossing else { return nil }
    switch action {
    case .increment, .pageIncrement: return to < from ? .nextDay : nil
    case .decrement, .pageDecrement: return to > from ? .previousDay : nil
    default: return nil
    }
  }
}
