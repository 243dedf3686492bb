/// What a screen reader can land on: a snapshot of one element, recomputed whenever it is asked for.
///
/// A snapshot has readings and no texts: a text is made when it is asked for, anew each time.
public struct AdjustableElement: Hashable, Sendable {
  /// The place of an element in a series, counted from 1: `2 of 3`.
  public struct SetPosition: Hashable, Sendable {
    /// The place, from 1.
    public var index: Int
    /// How many there are.
    public var count: Int

    /// Makes a place in a series.
    public init(_ index: Int, of count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// Names the element for programs; stable while the screen lives, unique on a screen.
  public var id: String
  /// How the label is read: what the element is called.
  public var labelWording: Wording
  /// How the value is read; empty where there is none.
  public var valueWording: Wording
  /// The author's hint: one sentence about what the element is for; empty where there is none.
  public var hint: String
  /// What kind of thing it is.
  public var traits: Traits
  /// The value is shown and cannot be changed, though the element is not dimmed.
  public var isReadOnly: Bool
  /// Whether the value is a time of day, so that `1:05` is rightly heard as one.
  public var isTimeOfDay = false
  /// How a countdown stands; nil for every other element.
  public var countdownState: CountdownState?
  /// The numeric value in the control's own unit; a wheel's is the index of its rung from 0.
  public var value: Double?
  /// What the value can be now: the other thumb limits it, and both ends are legal values.
  ///
  /// A dial has its whole turn.
  public var range: ClosedRange<Double>?
  /// How the ends of `range` are read; nil where they are not read, as a dial's are not.
  public var ends: RangeEnds?
  /// The place in a series: a wheel's rung on its ladder.
  public var setPosition: SetPosition?
  /// What one increment would give; nil where it would be refused.
  public var incremented: Reading?
  /// What one decrement would give; nil where it would be refused.
  public var decremented: Reading?

  /// Makes an element of plain texts; everything but the label can be left out.
  public init(
    id: String = "", label: Spoken = "", valueText: Spoken = "", hint: String = "",
    traits: Traits = [], isReadOnly: Bool = false, value: Double? = nil,
    range: ClosedRange<Double>? = nil, ends: RangeEnds? = nil, setPosition: SetPosition? = nil,
    incremented: Reading? = nil, decremented: Reading? = nil
  ) {
    self.id = id
    labelWording = Wording(label)
    valueWording = Wording(valueText)
    self.hint = hint
    self.traits = traits
    self.isReadOnly = isReadOnly
    self.value = value
    self.range = range
    self.ends = ends
    self.setPosition = setPosition
    self.incremented = incremented
    self.decremented = decremented
  }

  /// Makes an element of a reading: its id, its value and how that is read.
  public init(
    _ reading: Reading, label: Spoken, hint: String = "", traits: Traits = .adjustable,
    isReadOnly: Bool = false, range: ClosedRange<Double>? = nil, ends: RangeEnds? = nil,
    incremented: Reading? = nil, decremented: Reading? = nil
  ) {
    self.init(
      id: reading.id, label: label, hint: hint, traits: traits, isReadOnly: isReadOnly,
      value: reading.value, range: range, ends: ends, incremented: incremented,
      decremented: decremented)
    valueWording = reading.wording
  }
}

extension AdjustableElement {
  /// The label as it is written.
  public var label: String { labelWording.written }
  /// The label as it is written and said.
  public var spokenLabel: Spoken { labelWording.spoken }
  /// The value text as it is written; empty where there is no value.
  public var valueText: String { valueWording.written }
  /// The value text as it is written and said; empty where there is no value.
  public var spokenValue: Spoken { valueWording.spoken }
  /// The ends of `range` as they are written and said.
  public var rangeTexts: EndTexts? {
    ends.map { EndTexts(minimum: $0.minimum.spoken, maximum: $0.maximum.spoken) }
  }
  /// The value text that one increment would give; nil where it would be refused.
  public var incrementedValueText: String? { incremented?.text }
  /// The value text that one decrement would give; nil where it would be refused.
  public var decrementedValueText: String? { decremented?.text }

  /// The element with the texts of its label and its value made, for whoever reads them often.
  public var made: AdjustableElement {
    var made = self
    made.labelWording = labelWording.made
    made.valueWording = valueWording.made
    return made
  }
}
