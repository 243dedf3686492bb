/// One line of the table: what was measured, beside what, and what it may be at most.
struct Row {
  /// What the numbers count.
  enum Unit: String {
    case nanoseconds = "ns"
    case bytes
    case times
  }

  /// What must not be exceeded.
  enum Goal {
    /// The ratio to the yardstick; with the ratio that would be better still.
    case ratio(Double, stretch: Double? = nil)
    /// The median, in the row's unit; with how often memory may be allocated each time.
    case median(Double, allocations: Double? = nil)
    /// The 99th percentile, in the row's unit.
    case percentile99(Double)
    /// Nothing: the row is there to be compared.
    case none
  }

  /// What was measured.
  let name: String
  /// What it was measured beside.
  let yardstick: String
  /// What the numbers count.
  var unit = Unit.nanoseconds
  /// The numbers.
  let result: Comparison
  /// How often memory was allocated each time; nil where that was not counted.
  var allocations: Double?
  /// What must not be exceeded.
  let goal: Goal
  /// What is to be known beside it.
  var note = ""

  /// Whether the goal is met; nil where there is none.
  var passes: Bool? {
    switch goal {
    case .ratio(let most, _): result.ratio <= most
    case .median(let most, let allocated):
      result.median <= most && (allocated.map { (allocations ?? 0) <= $0 } ?? true)
    case .percentile99(let most): result.percentile99 <= most
    case .none: nil
    }
  }
}

/// A series of measurements beside a series of a yardstick's, taken in turns.
struct Comparison {
  /// The median.
  let median: Double
  /// What 99 of 100 measurements do not exceed.
  let percentile99: Double
  /// The median of the ratios of each turn.
  let ratio: Double

  /// Compares measurements with those of the yardstick from the same turns.
  init(_ measured: [Double], beside yardstick: [Double]) {
    self.init(
      median: measured.median, percentile99: measured.percentile(0.99),
      ratio: zip(measured, yardstick).map { $0 / $1 }.median)
  }

  /// Makes a comparison of what is known otherwise.
  init(median: Double, percentile99: Double, ratio: Double) {
    self.median = median
    self.percentile99 = percentile99
    self.ratio = ratio
  }
}

extension [Double] {
  /// The one in the middle; NaN where there is none.
  var median: Double { percentile(0.5) }

  /// The one that a share of all does not exceed; NaN where there is none.
  func percentile(_ share: Double) -> Double {
    guard !isEmpty else { return .nan }
    return sorted()[Int((Double(count - 1) * share).rounded(.up))]
  }
}
