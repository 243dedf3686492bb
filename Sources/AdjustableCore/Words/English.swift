import Foundation

/// English.
///
/// The words of a screen reader are those of VoiceOver on iOS; the words for limits are ours.
public struct English: Language {
  /// Makes the language; there is nothing in it to differ.
  public init() {}

  /// `en`.
  public var tag: String { "en" }

  /// VoiceOver's word on iOS.
  public func text(_ word: ReaderWord) -> Spoken {
    switch word {
    case .selected: "Selected"
    case .selectedAlone: "Selected."
    case .dimmed: "Dimmed."
    case .readOnly: "Read only."
    case .button: "Button."
    case .backButton: "Back Button."
    case .switchButton: "Switch Button."
    case .on: "On."
    case .off: "Off."
    case .mixed: "Mixed."
    case .tab: "Tab."
    case .textField: "Text Field."
    case .heading: "Heading."
    case .link: "Link."
    case .adjustable: "Adjustable."
    case .image: "Image."
    case .searchField: "Search Field."
    case .position(let index, let count): "\(index) of \(count)."
    case .swipeHint: "Swipe up or down with one finger to adjust the value."
    case .toggleHint: "Double tap to toggle setting."
    }
  }

  /// A message of our own.
  public func text(_ message: Message) -> Spoken {
    switch message {
    case .minimum: "Minimum."
    case .maximum: "Maximum."
    case .limited(let label): "Limited by \(label)."
    case .dialHasNoEnds: "A dial has no ends."
    case .countdownHasNoEnds: "A countdown has no ends."
    case .notAdjustable: "Not adjustable."
    case .notANumber: "Not a number."
    case .notUnderstood(let typed, let expected): "\(typed) is not a \(text(expected))."
    case .outOfBounds(let typed, let lowest, let highest):
      "\(typed) is out of bounds, \(lowest) to \(highest)."
    case .nothingToUndo: "Nothing to undo."
    case .notACountdown: "Not a countdown."
    case .nextDay: "next day"
    case .previousDay: "previous day"
    case .range(let lowest, let highest): "\(lowest) to \(highest)."
    case .notStarted: "Not started."
    case .running: "Running."
    case .paused: "Paused."
    case .alreadyRunning: "Already running."
    case .alreadyPaused: "Already paused."
    case .timeIsUp: "Time is up."
    case .firstElement: "First element."
    case .lastElement: "Last element."
    }
  }

  /// What a format expects.
  public func text(_ expectation: Expectation) -> String {
    switch expectation {
    case .value: "value"
    case .number(let example): "number, such as \(example)"
    case .percentage(let example): "percentage, such as \(example)"
    case .price(let code, let example):
      "price in \(currencyName(code, in: Locale(identifier: "en_US"))), such as \(example)"
    case .timeOfDay(let example): "time of day, such as \(example)"
    case .hoursAndMinutes: "length of time, such as 1h 30m"
    case .minutesAndSeconds: "length of time, such as 1m 30s"
    case .shutterTime(let example): "shutter time, such as \(example)"
    case .filmSpeed(let example): "film speed, such as \(example)"
    case .oneOf(let texts): "value on the list: \(texts.joined(separator: ", "))"
    case .oneOfMany(let example): "value on the list, such as \(example)"
    case .onTheWheel(let example): "value on the wheel, such as \(example)"
    case .own(let words): words
    }
  }
}
