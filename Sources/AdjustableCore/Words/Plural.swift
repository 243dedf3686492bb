/// The classes into which languages sort counts, as CLDR names them.
public enum PluralCategory: Hashable, Sendable, CaseIterable {
  /// Nothing, in languages that have a form for it.
  case zero
  /// One, and in some languages 21, 31 and so on.
  case one
  /// Two, in languages that have a form for it.
  case two
  /// A few.
  case few
  /// Many.
  case many
  /// All the rest.
  case other

  /// The class of a shown number: its magnitude and how many decimals are visible.
  ///
  /// A language without a rule of its own has English's: one for a bare 1. That is right in most
  /// languages of western Europe; the place for the others is this table.
  ///
  /// - Parameter language: the language's code, as in ISO 639: `en`.
  public init(magnitude: Double, visibleDecimals: Int, language: String) {
    let rule = Self.rules[language] ?? Self.english
    self = rule(magnitude, visibleDecimals)
  }

  private typealias Rule = @Sendable (_ magnitude: Double, _ visibleDecimals: Int) -> Self

  private static let rules: [String: Rule] = ["en": english]

  private static let english: Rule = { magnitude, visibleDecimals in
    magnitude == 1 && visibleDecimals == 0 ? .one : .other
  }
}

extension English {
  /// The form of a counted thing: `one` for a bare 1, `other` for all the rest.
  ///
  /// The labels are English's categories; a language with more of them has a helper with more labels, so
  /// that none is forgotten.
  public static func plural<Form>(_ count: Int, one: Form, other: Form) -> Form {
    PluralCategory(magnitude: Double(count.magnitude), visibleDecimals: 0, language: "en") == .one
      ? one : other
  }
}
