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
  public func text(_ expectation: ExpectedInput) -> String {
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

  /// What an element is called without a label of its own.
  public func text(_ label: DefaultLabel) -> String {
    switch label {
    case .lowerThumb, .lowerEnd: "Minimum"
    case .upperThumb, .upperEnd: "Maximum"
    case .startHandle: "Start"
    case .endHandle: "End"
    case .countdown: "Time remaining"
    }
  }

  /// What is said in place of a written form.
  public func text(_ form: SpokenForm) -> String? {
    switch form {
    case .minus(let text): "minus \(text)"
    case .percent(let number): "\(number) percent"
    case .noTime: "no time"
    case .seconds(let number, .one): "\(number) second"
    case .seconds(let number, _): "\(number) seconds"
    case .partOfSecond(2, _): "half a second"
    case .partOfSecond(4, _): "a quarter of a second"
    case .partOfSecond(_, let digits): "one \(Self.ordinal(digits)) of a second"
    case .unit(let symbol, let number, let count):
      Self.unit(symbol, isOne: count == .one).map { "\(number) \($0)" }
    }
  }

  /// A count as the name of a part: `125th`.
  private static func ordinal(_ digits: String) -> String {
    let endings: [Character: String] = ["1": "st", "2": "nd", "3": "rd"]
    let isTeen = ["11", "12", "13"].contains(digits.suffix(2))
    return digits + (isTeen ? "th" : digits.last.flatMap { endings[$0] } ?? "th")
  }

  /// Unit symbols, in exactly this spelling, in words: a voice reads `°C` as it likes, or not at all.
  private static func unit(_ symbol: String, isOne: Bool) -> String? {
    if let forms = forms[symbol] { return isOne ? forms.one : forms.other }
    return units[symbol].map { isOne ? $0 : $0 + "s" }
  }

  /// Units whose plural ends in an s.
  private static let units = [
    "°": "degree", "K": "kelvin", "mm": "millimeter", "cm": "centimeter", "m": "meter",
    "km": "kilometer", "mi": "mile", "mg": "milligram", "g": "gram", "kg": "kilogram",
    "lb": "pound", "oz": "ounce", "ml": "milliliter", "mL": "milliliter", "l": "liter",
    "L": "liter", "ms": "millisecond", "s": "second", "min": "minute", "h": "hour",
    "dB": "decibel", "W": "watt", "kW": "kilowatt", "kWh": "kilowatt hour", "V": "volt",
    "A": "ampere", "px": "pixel", "pt": "point", "kB": "kilobyte", "MB": "megabyte",
    "GB": "gigabyte",
  ]

  /// Units with another plural.
  private static let forms: [String: (one: String, other: String)] = [
    "°C": ("degree Celsius", "degrees Celsius"), "℃": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "in": ("inch", "inches"),
    "ft": ("foot", "feet"), "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "m/s": ("meter per second", "meters per second"),
    "Hz": ("hertz", "hertz"), "kHz": ("kilohertz", "kilohertz"),
    "MHz": ("megahertz", "megahertz"), "bpm": ("beat per minute", "beats per minute"),
    "rpm": ("turn per minute", "turns per minute"), "x": ("times", "times"),
    "×": ("times", "times"),
  ]

  /// What is wrong with an element.
  public func text(_ fault: AuditFault) -> String {
    switch fault {
    case .noLabel: "It has no label."
    case .silentLabel(let label): "Its label is \(label.quoted), which is not heard."
    case .silentValue(let value): "Nothing is heard at \(value?.plainDescription ?? "its value")."
    case .heardTwice(let text, let low, let high, 0):
      "\(text.quoted) is heard at \(shown(low)) and at \(shown(high))."
    case .heardTwice(let text, let low, let high, let more):
      "\(text.quoted) is heard at \(shown(low)) and at \(shown(high)), and \(more) more such "
        + Self.plural(more, one: "pair.", other: "pairs.")
    case .unreadable(let text, .controlCharacters): "\(text.quoted) has control characters."
    case .unreadable(let text, .onlySymbols): "\(text.quoted) is only symbols."
    case .unreadable(let text, .notANumber(let word)): "\(text.quoted) has \(word)."
    case .unreadable(let text, .minusZero): "\(text.quoted) has minus zero."
    case .unreadable(let text, .decimals(let count)): "\(text.quoted) has \(count) decimals."
    case .stall(.increment, let place):
      "An increment is offered at \(shown(place)) and does not move it."
    case .stall(.decrement, let place):
      "A decrement is offered at \(shown(place)) and does not move it."
    case .endNotReached(let end, let value, nil):
      "Its \(text(end)), \(value.plainDescription), is not reached by steps."
    case .endNotReached(let end, let value, let nearest?):
      "Its \(text(end)), \(value.plainDescription), is not reached by steps; the nearest stop is "
        + "\(nearest.plainDescription)."
    case .detour(let start, let turn, let end):
      "An increment from \(shown(start)) leads to \(shown(turn)), and a decrement from there to "
        + "\(shown(end))."
    case .brokenPromise(let step, let place, nil, let comes):
      "At \(shown(place)) nothing is announced for \(text(step)), and \(comes.quoted) comes."
    case .brokenPromise(let step, let place, let announced?, let comes):
      "At \(shown(place)) \(announced.quoted) is announced for \(text(step)), "
        + "and \(comes.quoted) comes."
    case .labelOfSameControl(let label, let id):
      "It is called \(label.quoted), as \(id) of the same control is."
    case .labelOfAnother(let label, let id): "It is called \(label.quoted), as \(id) is."
    case .roleWord(let word, let label): "Its label \(label.quoted) has the word \(word)."
    case .labelForm(let label, let faults):
      "Its label \(label.quoted) \(faults.map(predicate).joined(separator: " and "))."
    case .labelInValue(let label, let value): "It is heard as \("\(label): \(value)".quoted)."
    case .repeats(let text, let id, let label, let value):
      "The text \(text.quoted) says what \(id) says, \("\(label): \(value)".quoted)."
    case .hintForm(let hint, let faults):
      "Its hint \(hint.quoted) \(faults.map(predicate).joined(separator: " and "))."
    case .traits(let groups):
      "It is \(groups.map { $0.joined(separator: " and ") }.joined(separator: ", and ")) at once."
    case .stepsFromEndToEnd(let count, atLeast: false):
      "It takes \(count) increments from end to end."
    case .stepsFromEndToEnd(let count, atLeast: true):
      "It takes more than \(count) increments from end to end."
    case .stepsOnceRound(let count, atLeast: false): "It takes \(count) increments once round."
    case .stepsOnceRound(let count, atLeast: true):
      "It takes more than \(count) increments once round."
    case .ambiguous(let text, .timeOfDay): "\(text.quoted) is heard as a time of day."
    case .ambiguous(let text, .metres): "\(text.quoted) is heard as metres."
    case .ambiguous(let text, .date): "\(text.quoted) is heard as a date."
    case .ambiguous(let text, .enDash):
      "\(text.quoted) has an en dash between numbers, which is heard as minus or not at all."
    case .betweenStops(let place): "It begins at \(shown(place)), which is between two stops."
    case .everySecond(let seconds): "With \(seconds) seconds left every second is announced."
    case .fixed(let seconds):
      "It lasts \(seconds.plainDescription) seconds and can be neither paused nor extended."
    case .own(let sentence): sentence
    }
  }

  private func text(_ end: AuditFault.End) -> String {
    switch end {
    case .minimum: "minimum"
    case .maximum: "maximum"
    }
  }
  private func shown(_ value: Double?) -> String { value?.plainDescription ?? "?" }
  private func shown(_ place: AuditFault.Place) -> String {
    "\(shown(place.value)) (\(place.text.quoted))"
  }
  private func text(_ step: AuditFault.Direction) -> String {
    switch step {
    case .increment: "an increment"
    case .decrement: "a decrement"
    }
  }
  private func predicate(_ fault: AuditFault.LabelFault) -> String {
    switch fault {
    case .period: "ends in a period"
    case .lowerCase: "starts in lower case"
    case .characters(let count): "has \(count) characters"
    case .oneCharacter: "is a single character"
    case .twoCharacters: "is two characters"
    }
  }
  private func predicate(_ fault: AuditFault.HintFault) -> String {
    switch fault {
    case .noPeriod: "has no closing period"
    case .lowerCase: "does not begin with a capital"
    case .label: "repeats the label"
    case .gesture(let word): "names a gesture or key, \(word)"
    case .disabled: "is on an element that is disabled"
    }
  }

  /// What somebody should know to trust the audit.
  public func text(_ remark: AuditRemark) -> String {
    switch remark {
    case .walkCut(let stops):
      "The walk was cut after \(stops) stops; what follows was not judged."
    case .suppressionUnused(let rule): "\(rule) is switched off here and would not fire."
    }
  }

  /// When a rule fires.
  public func summary(of rule: RuleName) -> String {
    switch rule {
    case .labelMissing: "An element has nothing for a label, or nothing but spaces."
    case .valueMissing: "An adjustable element reads an empty value at some stop."
    case .valueSilentChange: "Two neighbouring stops read the same though the value differs."
    case .valueUnreadable:
      "A value text has nan, inf, -0, ten or more decimals, only symbols, or control characters."
    case .unreachableStop:
      "An increment that is offered does not move, or an end is not reached by increments and decrements."
    case .notReversible: "An increment followed by a decrement does not come back."
    case .promiseBroken: "The value that a step is said to give is not the value that comes."
    case .labelsIndistinct: "Two elements of one control share a label."
    case .labelDuplicate: "Two elements of a screen share a label."
    case .labelRoleWord: "The label has a word for what the element is, such as slider."
    case .labelForm:
      "The label ends in a period, starts in lower case, is over 40 characters, or has 1 or 2."
    case .labelInValue: "The value text repeats the label."
    case .textRepeatsElement: "A text repeats an element's label and value."
    case .hintForm:
      "The hint has no closing period or no capital, repeats the label, names a gesture or key, or is on a disabled element."
    case .traitConflict: "An element is button and adjustable, or staticText and updatesFrequently."
    case .tooManySteps: "It takes over 100 increments from end to end, or once round a dial."
    case .valueAmbiguous:
      "A duration reads like a time of day, or there is 1m, a bare fraction or an en dash, and no spoken twin."
    case .offGridValue: "The starting value is not a legal stop."
    case .countdownEverySecond: "Every second is announced for more than the last ten."
    case .countdownFixed:
      "A countdown between 20 seconds and 20 hours can be neither paused nor extended."
    }
  }

  /// What to do about a finding of a rule.
  public func advice(on rule: RuleName) -> String {
    switch rule {
    case .labelMissing: "Say in a word or two what it is for."
    case .valueMissing: "Give every value a text."
    case .valueSilentChange: "Give the format enough digits, or the control a larger step."
    case .valueUnreadable:
      "Make the text with a format, and say in words what cannot be said as a number."
    case .unreachableStop:
      "Let every step that is offered move the value, and the last one reach the end."
    case .notReversible: "Make a decrement go to the stop that the increment came from."
    case .promiseBroken: "Compute the announced value by the step itself."
    case .labelsIndistinct: "Name each by what it sets, such as Minimum price and Maximum price."
    case .labelDuplicate: "Say in each label what is its own."
    case .labelRoleWord: "Leave the word out: the screen reader says what it is."
    case .labelForm: "Write it as a name: short, with a capital, without a period."
    case .labelInValue: "Leave the label out of the value: it is read before it."
    case .textRepeatsElement: "Hide the text from screen readers: the element is read anyway."
    case .hintForm:
      "Say in one sentence what comes of it, and leave the way there to the screen reader."
    case .traitConflict: "Keep the one that says what can be done with it."
    case .tooManySteps: "Give it a larger stride; a page can still be small."
    case .valueAmbiguous: "Give it a spoken twin, or write it in words."
    case .offGridValue:
      "Begin at a stop, or give the control a step and a base that have the value on them."
    case .countdownEverySecond: "Announce milestones, and every second of the last ten at most."
    case .countdownFixed: "Let it be paused, or extended."
    }
  }

  /// Role words and gestures.
  public var unsaid: UnsaidWords {
    UnsaidWords(
      roles: [
        "slider", "dial", "knob", "picker", "wheel", "stepper", "scrubber", "button", "switch",
        "timer", "adjustable", "control",
      ],
      gestures: [
        "swipe", "swipes", "swiping", "tap", "taps", "tapping", "drag", "drags", "dragging",
        "flick", "flicks", "flicking", "pinch", "pinches", "pinching", "press", "presses",
        "pressing", "click", "clicks", "clicking", "key", "keys", "arrow", "arrows", "keyboard",
      ])
  }
}
