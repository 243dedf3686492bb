import AdjustableCore
import Foundation

/// The screen of `a11y-console countdown`: one ring.
///
/// It is written as a screen file, so that `save` has one to write and nothing is made in two ways.
enum CountdownScreen {
  /// What one increment of a countdown adds, in seconds; what `extend` adds where no length is given.
  ///
  /// A short one has a short stride: one key too many must not end it.
  static func stride(of duration: Double) -> Double { duration < 120 ? 10 : 60 }

  /// The file of a countdown of a duration as a person types it.
  ///
  /// - Throws: `UsageError` for a duration that cannot be read or is too long.
  static func file(_ typed: String, locale: Locale) throws -> ScreenFile {
    guard let duration = DurationReader.seconds(from: typed, locale: locale) else {
      throw UsageError.refused(
        ProgramCommand.countdown.rawValue, found: typed.shown, .lengthOfTime)
    }
    let longest = CountdownMotion.longest
    guard duration <= longest else {
      throw UsageError.refused(
        ProgramCommand.countdown.rawValue, found: typed.shown, .seconds(most: longest))
    }
    let text = """
      {"title": "Countdown", "items": [{"type": "countdown", \
      "duration": \(duration.plainDescription), "extensionStride": \(stride(of: duration).plainDescription)}]}
      """
    return try ScreenFile(Array(text.utf8), name: "countdown", locale: locale, fallback: locale)
  }

  /// The screen with its countdowns begun at an instant.
  static func begun(_ screen: Screen, at now: Date) throws -> Screen {
    let items = screen.items.map { item in
      guard case .control(let control) = item, var timed = control as? any TimedControl else {
        return item
      }
      _ = timed.advance(to: now)
      _ = timed.perform(.start)
      return .control(timed)
    }
    return try Screen(title: screen.title, locale: screen.locale, items: items)
  }
}
