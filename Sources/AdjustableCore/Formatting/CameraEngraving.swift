import Foundation

/// The short texts that are engraved on a camera's dials, beside the full ones of `ValueFormat`.
enum CameraEngraving {
  /// The engraving of a shutter time in seconds: `125`, `2"`; a dash for a time that is not positive.
  static func shutter(_ seconds: Double, locale: Locale) -> String {
    guard seconds > 0, seconds.isFinite else { return ShutterText.dash }
    guard seconds < 1 else { return plain(seconds, nil, locale) + "\"" }
    return plain(min(1 / seconds, 1e15).rounded(), 0, locale)
  }

  /// The engraving of a film speed: `400`, and in thousands from 1000 on: `1.6k`.
  static func iso(_ speed: Double, locale: Locale) -> String {
    guard speed > 0, speed.isFinite else { return ShutterText.dash }
    return speed.rounded() < 1000
      ? plain(speed, 0, locale) : plain(speed / 1000, nil, locale) + "k"
  }

  private static func plain(_ value: Double, _ fractionDigits: Int?, _ locale: Locale) -> String {
    NumberText(fractionDigits: fractionDigits, locale: locale, grouping: .never).text(value)
  }
}
