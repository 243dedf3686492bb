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

/// The two ends of a range as readings: values, and how they are read.
public struct RangeEnds: Hashable, Sendable {
  /// The lower end.
  public let minimum: Reading
  /// The upper end.
  public let maximum: Reading

  /// Makes a pair of readings.
  public init(minimum: Reading, maximum: Reading) {
    self.minimum = minimum
    self.maximum = maximum
  }
}
