import AdjustableCore

/// English.
package struct English: Sendable {
  /// Makes the language; there is nothing in it to differ.
  package init() {}

  /// The language's tag.
  package var tag: String { "en" }

  /// The form of a counted thing: `one` for 1, `other` for all the rest.
  static func plural<Form>(_ count: Int, one: Form, other: Form) -> Form {
    count == 1 ? one : other
  }
}
