/// The words for the two ends of a range: what they are called, or how they are read.
public struct EndTexts: Hashable, Sendable {
  /// The lower end.
  public let minimum: String
  /// The upper end.
  public let maximum: String

  /// Makes a pair of texts.
  public init(minimum: String, maximum: String) {
    self.minimum = minimum
    self.maximum = maximum
  }
}
