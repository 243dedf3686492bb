/// What became of an action.
public enum Outcome: Hashable, Sendable {
  /// The value is another one now.
  case changed(Change)
  /// A countdown stands otherwise now: started, held, going on, reset.
  case countdown(Reading, CountdownState)
  /// The value is what was asked for already; nothing changed.
  case unchanged(Reading)
  /// The action was refused, and why; nothing changed.
  case refused(Refusal)
}

/// A value and how it is read.
///
/// Its texts are made when they are asked for, anew each time. Two are equal when they are of one value
/// of one element and read the same.
public struct Reading: Hashable, Sendable {
  /// The element.
  public let id: String
  /// The numeric value in the control's own unit; a wheel's is the index of its rung from 0.
  public let value: Double
  /// How the value is read.
  public let wording: Wording

  /// Makes a reading.
  public init(id: String, value: Double, wording: Wording) {
    self.id = id
    self.value = value
    self.wording = wording
  }

  /// Makes a reading of a text that is there already.
  public init(id: String, value: Double, text: Spoken) {
    self.init(id: id, value: value, wording: Wording(text))
  }

  /// Makes a reading of a value in a format.
  public init(id: String, value: Double, format: ValueFormat) {
    self.init(id: id, value: value, wording: Wording(value, format))
  }

  /// The value text as it is written.
  public var text: String { wording.written }
  /// The value text as it is written and said.
  public var spoken: Spoken { wording.spoken }
}

/// A change of one element's value.
public struct Change: Hashable, Sendable {
  /// Before.
  public let from: Reading
  /// After.
  public let to: Reading
  /// The limit that cut a count or a typed value short; nil where the action went all the way.
  public let limit: RefusalReason?
  /// The day a dial's handle crossed into, on a dial that announces it.
  public let crossing: DayCrossing?

  /// Makes a change.
  public init(
    from: Reading, to: Reading, limit: RefusalReason? = nil, crossing: DayCrossing? = nil
  ) {
    self.from = from
    self.to = to
    self.limit = limit
    self.crossing = crossing
  }
}

/// Which way a dial's handle crossed zero.
public enum DayCrossing: String, Hashable, Sendable {
  /// Clockwise, into the next day.
  case nextDay
  /// Counterclockwise, into the previous day.
  case previousDay
}

/// A refused action: the value that stays, and the reason.
public struct Refusal: Hashable, Sendable {
  /// The value that stays.
  public let reading: Reading
  /// Why.
  public let reason: RefusalReason

  /// Makes a refusal.
  public init(reading: Reading, reason: RefusalReason) {
    self.reading = reading
    self.reason = reason
  }
}

/// Why an action was refused or cut short.
public enum RefusalReason: Hashable, Sendable {
  /// Nothing lower is legal; with the end's own name where it has one.
  case atMinimum(String? = nil)
  /// Nothing higher is legal; with the end's own name where it has one.
  case atMaximum(String? = nil)
  /// The other element of the control is in the way.
  case limitedBy(id: String, label: String)
  /// A dial goes round, a countdown can be made longer: neither has a minimum and a maximum.
  case noEnds(of: Endless)
  /// The control is disabled.
  case disabled
  /// The control can be read only.
  case readOnly
  /// The element has no value that could be moved.
  case notAdjustable
  /// The value asked for is NaN or infinite.
  case notANumber
  /// The value asked for lies outside these bounds.
  case outOfBounds(ClosedRange<Double>)
  /// There is no change to take back.
  case nothingToUndo
  /// The action is for a countdown.
  case notACountdown
  /// The countdown is not in a state for this action.
  case countdownIs(CountdownState)
  /// The control has no element of this id.
  case noSuchElement

  /// What has no ends.
  public enum Endless: String, Hashable, Sendable {
    /// A dial.
    case dial
    /// A countdown.
    case countdown
  }

  /// The name of the reason in JSON; a promise.
  public var name: String {
    switch self {
    case .atMinimum: "atMinimum"
    case .atMaximum: "atMaximum"
    case .limitedBy: "limitedBy"
    case .noEnds: "noEnds"
    case .disabled: "disabled"
    case .readOnly: "readOnly"
    case .notAdjustable: "notAdjustable"
    case .notANumber: "notANumber"
    case .outOfBounds: "outOfBounds"
    case .nothingToUndo: "nothingToUndo"
    case .notACountdown: "notACountdown"
    case .countdownIs: "countdownState"
    case .noSuchElement: "noSuchElement"
    }
  }
}

extension Outcome {
  /// The element that the outcome is about.
  public var id: String {
    switch self {
    case .changed(let change): change.to.id
    case .countdown(let reading, _), .unchanged(let reading): reading.id
    case .refused(let refusal): refusal.reading.id
    }
  }

  /// Why the value stays or went only part of the way; nil where the action went all the way.
  public var reason: RefusalReason? {
    switch self {
    case .changed(let change): change.limit
    case .countdown, .unchanged: nil
    case .refused(let refusal): refusal.reason
    }
  }
}
