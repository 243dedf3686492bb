/// What a screen reader can land on: a snapshot of one element, recomputed whenever it is asked for.
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
  /// What the element is called.
  public var spokenLabel: Spoken
  /// The value as it is read; empty where there is none.
  public var spokenValue: Spoken
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
  /// The ends of `range` as they are read; nil where they are not read, as a dial's are not.
  public var rangeTexts: EndTexts?
  /// The place in a series: a wheel's rung on its ladder.
  public var setPosition: SetPosition?
  /// The value text that one increment would give; nil where it would be refused.
  public var incrementedValueText: String?
  /// The value text that one decrement would give; nil where it would be refused.
  public var decrementedValueText: String?

  /// Makes an element; everything but the label can be left out.
  public init(
    id: String = "", label: Spoken = "", valueText: Spoken = "", hint: String = "",
    traits: Traits = [], isReadOnly: Bool = false, value: Double? = nil,
    range: ClosedRange<Double>? = nil, rangeTexts: EndTexts? = nil,
    setPosition: SetPosition? = nil, incrementedValueText: String? = nil,
    decrementedValueText: String? = nil
  ) {
    self.id = id
    spokenLabel = label
    spokenValue = valueText
    self.hint = hint
    self.traits = traits
    self.isReadOnly = isReadOnly
    self.value = value
    self.range = range
    self.rangeTexts = rangeTexts
    self.setPosition = setPosition
    self.incrementedValueText = incrementedValueText
    self.decrementedValueText = decrementedValueText
  }
}

extension AdjustableElement {
  /// The label as it is written.
  public var label: String { spokenLabel.written }
  /// The value text as it is written.
  public var valueText: String { spokenValue.written }

  /// Whether a step or a value can be asked of it: adjustable, enabled and not read-only.
  public var canBeMoved: Bool {
    traits.contains(.adjustable) && !traits.contains(.notEnabled) && !isReadOnly
  }
}
