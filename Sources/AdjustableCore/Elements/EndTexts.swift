/// The words for the two ends of a range: what they are called, or how they are read.
public struct EndTexts: Hashable, Sendable {
  /// The lower end.
  public let minimum: Spoken
  /// The upper end.
  public let maximum: Spoken

  /// Makes a pair of texts.
  public init(minimum: Spoken, maximum: Spoken) {
    self.minimum = minimum
    self.maximum = maximum
  }
}
