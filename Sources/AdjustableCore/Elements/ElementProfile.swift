/// What an element is, whatever its value: what tells it from others and says what can be done with it.
///
/// Asking for it costs no snapshot, so that a screen of many elements is searched at once.
public struct ElementProfile: Hashable, Sendable {
  /// How the label is read.
  public var label: Wording
  /// What kind of thing it is.
  public var traits: Traits
  /// The value is shown and cannot be changed, though the element is not dimmed.
  public var isReadOnly: Bool
  /// How a countdown stands; nil for every other element.
  public var countdownState: CountdownState?

  /// Makes a profile.
  public init(
    label: Wording, traits: Traits, isReadOnly: Bool = false,
    countdownState: CountdownState? = nil
  ) {
    self.label = label
    self.traits = traits
    self.isReadOnly = isReadOnly
    self.countdownState = countdownState
  }

  /// Whether a step or a value can be asked of it: adjustable, enabled and not read-only.
  public var canBeMoved: Bool {
    traits.contains(.adjustable) && !traits.contains(.notEnabled) && !isReadOnly
  }
}

extension AdjustableElement {
  /// What the element is, whatever its value.
  public var profile: ElementProfile {
    ElementProfile(
      label: labelWording, traits: traits, isReadOnly: isReadOnly, countdownState: countdownState)
  }

  /// Whether a step or a value can be asked of it: adjustable, enabled and not read-only.
  public var canBeMoved: Bool { profile.canBeMoved }
}
