import Foundation

/// The words of one language: what a screen reader says beside an element's own label and value.
///
/// The English words are those of VoiceOver on iOS; the words for limits are ours.
public struct Words: Hashable, Sendable {
  var selected: String
  var dimmed: String
  var readOnly: String
  var button: String
  var backButton: String
  var switchButton: String
  var on: String
  var off: String
  var mixed: String
  var tab: String
  var textField: String
  var heading: String
  var link: String
  var adjustable: String
  var image: String
  var searchField: String
  /// The place in a series, with `{index}` and `{count}`.
  var position: String
  var swipeHint: String
  var toggleHint: String
  var minimum: String
  var maximum: String
  /// What another element limits, with `{label}`.
  var limitedBy: String
  var dialHasNoEnds: String
  var countdownHasNoEnds: String
  var notAdjustable: String
  var notANumber: String
  /// A text that could not be read, with `{typed}` and `{expected}`.
  var notUnderstood: String
  /// A value that is not allowed, with `{typed}`, `{lowest}` and `{highest}`.
  var outOfBounds: String
  var nothingToUndo: String
  var notACountdown: String
  var nextDay: String
  var previousDay: String
  /// A range, with `{lowest}` and `{highest}`.
  var range: String
  var waiting: String
  var running: String
  var paused: String
  var alreadyRunning: String
  var alreadyPaused: String
  var timeIsUp: String
  var firstElement: String
  var lastElement: String

  /// The words of a locale's language; English where its language has no table.
  public static func words(for locale: Locale) -> Words { english }
}

extension Words {
  /// English.
  public static let english = Words(
    selected: "Selected", dimmed: "Dimmed.", readOnly: "Read only.", button: "Button.",
    backButton: "Back Button.", switchButton: "Switch Button.", on: "On.", off: "Off.",
    mixed: "Mixed.", tab: "Tab.", textField: "Text Field.", heading: "Heading.", link: "Link.",
    adjustable: "Adjustable.", image: "Image.", searchField: "Search Field.",
    position: "{index} of {count}.",
    swipeHint: "Swipe up or down with one finger to adjust the value.",
    toggleHint: "Double tap to toggle setting.", minimum: "Minimum.", maximum: "Maximum.",
    limitedBy: "Limited by {label}.", dialHasNoEnds: "A dial has no ends.",
    countdownHasNoEnds: "A countdown has no ends.", notAdjustable: "Not adjustable.",
    notANumber: "Not a number.", notUnderstood: "{typed} is not a {expected}.",
    outOfBounds: "{typed} is out of bounds, {lowest} to {highest}.",
    nothingToUndo: "Nothing to undo.", notACountdown: "Not a countdown.", nextDay: "next day",
    previousDay: "previous day", range: "{lowest} to {highest}.", waiting: "Not started.",
    running: "Running.", paused: "Paused.", alreadyRunning: "Already running.",
    alreadyPaused: "Already paused.", timeIsUp: "Time is up.",
    firstElement: "First element.", lastElement: "Last element.")
}
