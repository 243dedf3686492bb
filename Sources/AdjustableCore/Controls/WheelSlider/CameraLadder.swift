import Foundation

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
          readOut: format.text(quantity), engraving: engraving(quantity, format.locale),
          spokenReadOut: format.spokenText(quantity), quantity: quantity)
      }, format: format)
  }
}
