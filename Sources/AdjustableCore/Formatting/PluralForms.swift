/// The forms that a counted thing takes in a language, each a text with `{value}` for the number.
///
/// Only `other` must be there; a form that is missing is read as `other`. The forms for zero, one and
/// two may leave the number out: `no stays`. A form for zero is used for 0 in every language, also
/// where the language itself has no such form.
public struct PluralForms: Hashable, Sendable {
  /// The form for 0, where it is a special one: `no stays`.
  public var zero: String?
  /// The form for 1: `{value} stay`.
  public var one: String?
  /// The form for 2, in languages that have one.
  public var two: String?
  /// The form for a few, in languages that have one.
  public var few: String?
  /// The form for many, in languages that have one.
  public var many: String?
  /// The form for all the rest: `{value} stays`.
  public var other: String

  /// Makes the forms.
  public init(
    zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil,
    many: String? = nil, other: String
  ) {
    self.zero = zero
    self.one = one
    self.two = two
    self.few = few
    self.many = many
    self.other = other
  }
}
