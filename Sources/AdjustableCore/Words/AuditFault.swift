/// What a rule of the audit found wrong with an element.
public enum AuditFault: Hashable, Sendable {
  /// There is no label.
  case noLabel
  /// The label has nothing in it that is heard.
  case silentLabel(String)
  /// Nothing is heard at a value; nil where the element has none.
  case silentValue(at: Double?)
  /// Two neighbouring stops are heard alike; how many more such pairs there are.
  case heardTwice(String, at: Double?, and: Double?, morePairs: Int)
  /// A value text that no voice can say sensibly.
  case unreadable(String, Unreadable)
  /// A step that is offered does not move the value.
  case stall(Direction, at: Place)
  /// An end that no step reaches, and the stop nearest to it.
  case endNotReached(End, at: Double, nearest: Double?)
  /// An increment and the decrement after it do not come back.
  case detour(from: Place, over: Place, to: Place)
  /// Another value comes than the one that was announced; nil where nothing was.
  case brokenPromise(Direction, at: Place, announced: String?, comes: String)
  /// An element of the same control has the same label; its id.
  case labelOfSameControl(String, as: String)
  /// Another element has the same label; its id.
  case labelOfAnother(String, as: String)
  /// The label has a word for what the element is.
  case roleWord(String, label: String)
  /// The label is not written as a name.
  case labelForm(String, [LabelFault])
  /// The value text has the label in it.
  case labelInValue(label: String, value: String)
  /// A text says what an element says by itself; the element's id, label and value.
  case repeats(text: String, element: String, label: String, value: String)
  /// The hint is not one sentence about what the element is for.
  case hintForm(String, [HintFault])
  /// Groups of traits that exclude each other.
  case traits([[String]])
  /// It takes too many increments from end to end.
  case stepsFromEndToEnd(Int, atLeast: Bool)
  /// It takes too many increments once round.
  case stepsOnceRound(Int, atLeast: Bool)
  /// A value text that is heard as something else.
  case ambiguous(String, Ambiguity)
  /// The value to begin with is between two stops.
  case betweenStops(Place)
  /// From so many seconds on every second is announced.
  case everySecond(from: Int)
  /// So many seconds can be neither held nor put off.
  case fixed(seconds: Double)
  /// The sentence of a rule of one's own.
  case own(String)
}

extension AuditFault {
  /// A value at a stop, as a number and as it is read.
  public struct Place: Hashable, Sendable {
    /// The value; nil where the element has none.
    public let value: Double?
    /// The value text.
    public let text: String

    /// Makes a place.
    public init(value: Double?, text: String) {
      self.value = value
      self.text = text
    }
  }

  /// Which way a step goes.
  public enum Direction: Hashable, Sendable {
    /// Up.
    case increment
    /// Down.
    case decrement
  }

  /// One end of a range.
  public enum End: Hashable, Sendable {
    /// The lower one.
    case minimum
    /// The upper one.
    case maximum
  }

  /// Why a value text cannot be said.
  public enum Unreadable: Hashable, Sendable {
    /// Characters that steer a terminal or end a line.
    case controlCharacters
    /// Neither a letter nor a digit.
    case onlySymbols
    /// A word for what is no number, such as `nan`.
    case notANumber(String)
    /// A zero with a minus.
    case minusZero
    /// So many decimals.
    case decimals(Int)
  }

  /// As what a value text is heard.
  public enum Ambiguity: Hashable, Sendable {
    /// As a time of day.
    case timeOfDay
    /// As metres.
    case metres
    /// As a date.
    case date
    /// An en dash between numbers.
    case enDash
  }

  /// What is wrong with how a label is written.
  public enum LabelFault: Hashable, Sendable {
    /// It ends as a sentence does.
    case period
    /// It begins in lower case.
    case lowerCase
    /// It is long: so many characters.
    case characters(Int)
    /// It is one character.
    case oneCharacter
    /// It is two characters.
    case twoCharacters
  }

  /// What is wrong with how a hint is written.
  public enum HintFault: Hashable, Sendable {
    /// It does not end as a sentence does.
    case noPeriod
    /// It begins in lower case.
    case lowerCase
    /// It has the label in it.
    case label
    /// It names a gesture or a key.
    case gesture(String)
    /// The element is disabled.
    case disabled
  }
}
