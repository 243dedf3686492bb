/// The rules of the audit that ship; the names are a promise.
public enum RuleName: String, Hashable, Sendable, CaseIterable {
  /// `label-missing`.
  case labelMissing = "label-missing"
  /// `value-missing`.
  case valueMissing = "value-missing"
  /// `value-silent-change`.
  case valueSilentChange = "value-silent-change"
  /// `value-unreadable`.
  case valueUnreadable = "value-unreadable"
  /// `unreachable-stop`.
  case unreachableStop = "unreachable-stop"
  /// `not-reversible`.
  case notReversible = "not-reversible"
  /// `promise-broken`.
  case promiseBroken = "promise-broken"
  /// `labels-indistinct`.
  case labelsIndistinct = "labels-indistinct"
  /// `label-duplicate`.
  case labelDuplicate = "label-duplicate"
  /// `label-role-word`.
  case labelRoleWord = "label-role-word"
  /// `label-form`.
  case labelForm = "label-form"
  /// `label-in-value`.
  case labelInValue = "label-in-value"
  /// `text-repeats-element`.
  case textRepeatsElement = "text-repeats-element"
  /// `hint-form`.
  case hintForm = "hint-form"
  /// `trait-conflict`.
  case traitConflict = "trait-conflict"
  /// `too-many-steps`.
  case tooManySteps = "too-many-steps"
  /// `value-ambiguous`.
  case valueAmbiguous = "value-ambiguous"
  /// `off-grid-value`.
  case offGridValue = "off-grid-value"
  /// `countdown-every-second`.
  case countdownEverySecond = "countdown-every-second"
  /// `countdown-fixed`.
  case countdownFixed = "countdown-fixed"
}
