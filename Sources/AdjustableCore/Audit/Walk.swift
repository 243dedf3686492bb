/// A walk over all stops of an element: down to the lowest, up to the highest, and down again.
///
/// Each stop is asked for its element once.
public struct Walk: Sendable {
  /// One step that moved the value.
  public struct Passage: Hashable, Sendable {
    /// The index of the stop before.
    public let from: Int
    /// The index of the stop after.
    public let to: Int
    /// True for an increment, false for a decrement.
    public let isIncrement: Bool
    /// What was announced for the step; nil where it was said to be refused.
    public let announced: Reading?

    /// Mixes in where the step leads, without a text.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(from)
      hasher.combine(to)
      hasher.combine(isIncrement)
    }
  }

  /// A step up and a step down that do not lead back; indices of stops.
  public struct Detour: Hashable, Sendable {
    /// Where the increment began.
    public let start: Int
    /// Where it led, and where the decrement began.
    public let turn: Int
    /// Where the decrement led.
    public let end: Int
  }

  /// A step that is offered and does not move the value.
  public struct Stall: Hashable, Sendable {
    /// The index of the stop.
    public let stop: Int
    /// True for an increment, false for a decrement.
    public let isIncrement: Bool
  }

  /// The element at each stop, the present one first; an element that cannot be moved has this alone.
  ///
  /// Label and value have their texts made, once a stop: every rule reads them.
  public internal(set) var stops: [AdjustableElement]
  /// The steps that moved the value, each once.
  public internal(set) var passages: [Passage] = []
  /// The steps that were offered and did not move it.
  public internal(set) var stalls: [Stall] = []
  /// The steps up that a step down does not take back, but for those that a limit cut short.
  public internal(set) var detours: [Detour] = []
  /// How many increments lead from the lowest stop to the highest, or once round.
  public internal(set) var increments = 0
  /// Whether the value has a minimum and a maximum; a dial and a countdown have none.
  public internal(set) var hasEnds = true
  /// Whether the present value is no legal stop: asked to go where it is, it goes elsewhere.
  public internal(set) var startsOffGrid = false
  /// Whether there are more stops than were walked.
  public internal(set) var isCut = false

  /// Makes a walk that goes nowhere: the element as it stands.
  public init(standing element: AdjustableElement) { stops = [element.made] }

  /// The value at a stop, as a number and as it is read.
  func place(_ stop: Int) -> AuditFault.Place {
    AuditFault.Place(value: stops[stop].value, text: stops[stop].valueText)
  }
}
