import Foundation

/// The rungs of a wheel, in order, each with the two texts it is known by.
public struct Ladder: Hashable, Sendable {
  /// One rung.
  public struct Rung: Hashable, Sendable {
    /// What is engraved on the dial: `125`.
    public let engraving: String
    /// What is read out: `1/125`.
    ///
    /// The value text.
    public let readOut: Spoken
    /// The quantity the rung stands for, in the unit of the ladder's format; nil where it is words.
    public let quantity: Double?

    /// Makes a rung; the engraving is the read-out unless given.
    public init(
      readOut: Spoken, engraving: String? = nil, quantity: Double? = nil
    ) {
      self.readOut = readOut
      self.engraving = engraving ?? readOut.written
      self.quantity = quantity
    }
  }

  /// The rungs in order, at least one.
  public let rungs: [Rung]
  /// True where a step past an end arrives at the opposite end (months of a year).
  public let wraps: Bool
  /// How quantities are typed; nil where the rungs are words.
  public let format: ValueFormat?

  /// Makes a ladder.
  /// - Throws: `ConfigurationError` for `rungs` where there is none.
  public init(
    rungs: [Rung], wraps: Bool = false, format: ValueFormat? = nil
  ) throws(ConfigurationError) {
    guard !rungs.isEmpty else {
      throw ConfigurationError(parameter: "rungs", found: .empty, allowed: .rungs)
    }
    self.rungs = rungs
    self.wraps = wraps
    self.format = format
  }

  /// The rung that a typed text means: its read-out, its engraving, the unique beginning of a
  /// read-out, or the nearest quantity.
  ///
  /// Nil where it is none of them; an index off the ladder where the quantity is.
  func index(of typed: String) -> Int? {
    let typed = typed.foldedForMatching
    guard !typed.isEmpty else { return nil }
    let readOuts = rungs.map(\.readOut.written.foldedForMatching)
    if let index = readOuts.firstIndex(of: typed) { return index }
    if let index = rungs.firstIndex(where: { $0.engraving.foldedForMatching == typed }) {
      return index
    }
    if let format, let quantity = format.value(from: typed) { return nearest(to: quantity) }
    let beginnings = readOuts.indices.filter { readOuts[$0].hasPrefix(typed) }
    return beginnings.count == 1 ? beginnings[0] : nil
  }

  /// The rung whose quantity is nearest on a scale of ratios, as stops of light are; an index past the
  /// nearer end where the quantity lies beyond it, and nil where a rung has no positive quantity.
  private func nearest(to quantity: Double) -> Int? {
    let quantities = rungs.compactMap(\.quantity)
    guard quantities.count == rungs.count, quantities.allSatisfy({ $0 > 0 }), quantity > 0,
      let least = quantities.min(), let most = quantities.max()
    else { return quantities.firstIndex(of: quantity) }
    let ratio = { (rung: Double) in max(rung, quantity) / min(rung, quantity) }
    let index = quantities.indices.min { ratio(quantities[$0]) < ratio(quantities[$1]) }
    guard quantity < least || quantity > most, let index else { return index }
    return index == 0 ? -1 : rungs.count
  }
}

/// The ladders of a camera.
extension Ladder {
  /// A ladder of shutter times in seconds.
  ///
  /// Engraved below a second is the rounded denominator, from a second on the seconds with a seconds
  /// mark; a time that is not positive is a dash. The read-out spells the time out: `1/125`, `2 s`.
  /// - Throws: `ConfigurationError` for `rungs` where there is none, or for `format`.
  public static func shutter(
    _ seconds: [Double], format: ValueFormat
  ) throws(ConfigurationError) -> Ladder {
    try Ladder(quantities: seconds, format: format, engraving: CameraEngraving.shutter)
  }

  /// A ladder of film speeds.
  ///
  /// From 1000 on the engraving is in thousands: `1.6k`.
  /// - Throws: `ConfigurationError` for `rungs` where there is none, or for `format`.
  public static func iso(
    _ speeds: [Double], format: ValueFormat
  ) throws(ConfigurationError) -> Ladder {
    try Ladder(quantities: speeds, format: format, engraving: CameraEngraving.iso)
  }

  private init(
    quantities: [Double], format: ValueFormat, engraving: (Double, Locale) -> String
  ) throws(ConfigurationError) {
    try self.init(
      rungs: quantities.map { quantity in
        Rung(
          readOut: format.spoken(quantity).made,
          engraving: engraving(quantity, format.locale), quantity: quantity)
      }, format: format)
  }
}
