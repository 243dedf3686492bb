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

  /// Why something could not be made.
  public func text(_ error: ConfigurationError) -> String {
    "\(error.parameter) is \(text(error.found)); allowed is \(text(error.allowed))"
  }

  /// A value that was refused.
  public func text(_ found: ConfigurationError.Found) -> String {
    switch found {
    case .number(let number): number.plainDescription
    case .whole(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    case .range(let low, let high): "\(low.plainDescription)...\(high.plainDescription)"
    case .way(let start, let end): "\(start.plainDescription) to \(end.plainDescription)"
    case .empty: "empty"
    case .histogram: "a histogram"
    case .own(let words): words
    }
  }

  /// What would be accepted.
  public func text(_ allowed: ConfigurationError.Allowed) -> String {
    switch allowed {
    case .finiteNumber: "a finite number"
    case .finiteNumbers: "two finite numbers"
    case .finiteLength: "bounds whose length is a finite number"
    case .positiveNumber: "a positive number"
    case .positiveNumberOrNoStep: "0 for no step, or a positive number"
    case .number(let low, let high):
      "a number from \(low.plainDescription) to \(high.plainDescription)"
    case .numberFromLowerValue(let low): "a number from the lower value, \(low.plainDescription)"
    case .upToTotal(let total): "a number from 0 to the total, \(total.plainDescription)"
    case .upToLength(let length):
      "a number from 0 to the length of the bounds, \(length.plainDescription)"
    case .upToHalfTotal(let half): "at most half the total, \(half.plainDescription)"
    case .upToHalfTotalOrNoStep(let half):
      "0 for no step, or a number up to half the total, \(half.plainDescription)"
    case .baseNearBounds: "a number whose distance to the bounds is under 2^52 steps"
    case .movingStride(let smallest):
      "at least \(smallest.plainDescription), or the bounds' numbers do not move"
    case .wholeNumberOfSteps(let step): "a whole number of steps of \(step.plainDescription)"
    case .wholeNumber(let least): "a whole number from \(least)"
    case .wholeNumberOrNone(let low, let high): "a whole number from \(low) to \(high), or none"
    case .index(let last): "0 to \(last)"
    case .either(let one, let other): "\(one.plainDescription) or \(other.plainDescription)"
    case .clockTotal: "a number above 0, at most 1e15"
    case .seconds(let low, let high):
      "\(low.plainDescription) to \(high.plainDescription) seconds"
    case .dateNear2001: "a date within 30,000 years of 2001"
    case .rangeAsWide(let span):
      "a range at least as wide as the minimum span, \(span.plainDescription)"
    case .wayAsWide(let span):
      "a range that covers, and leaves free, at least the minimum span, \(span.plainDescription)"
    case .spanOfDial: "the span of the dial"
    case .items: "at least one item"
    case .rungs: "at least one rung"
    case .texts: "one text or more"
    case .freeID: "an id that no other element has"
    case .currencyCode: "an ISO 4217 code in capitals, such as USD"
    case .textWithValue: "a text with {value} in it, once"
    case .own(let words): words
    }
  }
}
