import AdjustableCore
import Foundation

/// The screen of `a11y-console countdown`: one ring.
///
/// It is a document of a screen file, so that `save` has one to write and nothing is made in two ways.
enum CountdownScreen {
  /// What one increment of a countdown adds, in seconds; what `extend` adds where no length is given.
  ///
  /// A short one has a short stride: one key too many must not end it.
  static func stride(of duration: Double) -> Double { duration < 120 ? 10 : 60 }

  /// The file of a countdown of a duration as a person types it.
  ///
  /// - Throws: `UsageError` for a duration that cannot be read or is too long.
  static func file(
    _ typed: String, locale: Locale, in language: any ConsoleLanguage = English()
  ) throws -> ScreenFile {
    guard let duration = DurationReader.seconds(from: typed, locale: locale) else {
      throw UsageError.refused(
        ProgramCommand.countdown.rawValue, found: typed.shown, .lengthOfTime)
    }
    let longest = CountdownMotion.longest
    guard duration <= longest else {
      throw UsageError.refused(
        ProgramCommand.countdown.rawValue, found: typed.shown, .seconds(most: longest))
    }
    return try ScreenFile(
      document(duration, in: language), name: "countdown", locale: locale, fallback: locale,
      after: FoundErrors(file: "countdown"))
  }

  /// The document of a countdown.
  private static func document(
    _ duration: Double, in language: any ConsoleLanguage
  ) -> JSONNode {
    var maker = JSONMaker()
    let item = maker.node(
      .object([
        maker.member("type", .string(ItemKind.countdown.rawValue)),
        maker.member(FieldName.duration.rawValue, .number(duration)),
        maker.member(FieldName.extensionStride.rawValue, .number(stride(of: duration))),
      ]))
    return maker.node(
      .object([
        maker.member(FieldName.title.rawValue, .string(language.text(.countdownScreen))),
        maker.member(FieldName.items.rawValue, .array([item])),
      ]))
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
