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

  func value(of id: String, in state: Thumbs) -> Double {
    switch id {
    case lower.id: state.lower.value
    case upper.id: state.upper.value
    default: summary?.value(of: state.lower.value...state.upper.value, in: grid.bounds) ?? 0
    }
  }

  func format(for id: String) -> ValueFormat? {
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
      return grid.bounds.lowerBound...grid.last(upTo: most)
    case .upper:
      let least = Decimals.cleaned(low + minimumSpan, like: low, minimumSpan)
      return grid.first(from: least)...grid.bounds.upperBound
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
