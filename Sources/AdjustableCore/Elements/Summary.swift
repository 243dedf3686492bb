/// A text that sums a range up, as one more element that is not adjustable: `8 hours of sleep`.
public struct Summary: Hashable, Sendable {
  /// What is summed up.
  public enum Measure: Hashable, Sendable {
    /// The distance of the two values.
    case span
    /// The counts of those slices of the bounds, all of one width, whose middles lie inside the range.
    case histogram([Int])
  }

  /// Names the element for programs.
  public let id: String
  /// What is summed up.
  public let measure: Measure
  /// How the sum reads.
  public let format: ValueFormat

  /// Makes a summary.
  public init(id: String = "summary", measure: Measure = .span, format: ValueFormat) {
    self.id = id
    self.measure = measure
    self.format = format
  }

  func distinct(from taken: [String]) -> Self {
    Summary(id: id.distinct(from: taken), measure: measure, format: format)
  }

  /// The sum for a range inside bounds.
  func value(of range: ClosedRange<Double>, in bounds: ClosedRange<Double>) -> Double {
    switch measure {
    case .span:
      return Decimals.cleaned(
        range.upperBound - range.lowerBound, like: range.lowerBound, range.upperBound)
    case .histogram(let counts):
      let width = (bounds.upperBound - bounds.lowerBound) / Double(max(1, counts.count))
      return counts.enumerated().reduce(0) { sum, slice in
        let middle = bounds.lowerBound + (Double(slice.offset) + 0.5) * width
        return range.contains(middle) ? sum + Double(slice.element) : sum
      }
    }
  }

  /// The summary's element: a text that reads the sum.
  func element(reading value: Double) -> AdjustableElement {
    var element = AdjustableElement(id: id, traits: .staticText)
    element.labelWording = Wording(value, format)
    return element
  }
}
