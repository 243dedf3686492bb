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
    try Ladder(
      rungs: seconds.map { time in
        Rung(
          readOut: format.text(time),
          engraving: CameraEngraving.shutter(time, locale: format.locale),
          spokenReadOut: format.spokenText(time), quantity: time)
      }, format: format)
  }

  /// A ladder of film speeds.
  ///
  /// From 1000 on the engraving is in thousands: `1.6k`.
  /// - Throws: `ConfigurationError` for `rungs` where there is none, or for `format`.
  public static func iso(
    _ speeds: [Double], format: ValueFormat
  ) throws(ConfigurationError) -> Ladder {
    try Ladder(
      rungs: speeds.map { speed in
        Rung(
          readOut: format.text(speed), engraving: CameraEngraving.iso(speed, locale: format.locale),
          spokenReadOut: format.spokenText(speed), quantity: speed)
      }, format: format)
  }
}
