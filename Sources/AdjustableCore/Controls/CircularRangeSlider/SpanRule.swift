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
