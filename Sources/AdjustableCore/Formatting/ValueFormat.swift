import Foundation

/// How a number becomes a value text, and how what a person types becomes a number again.
///
/// All numbers are written by Foundation's format styles with the format's own locale; nothing
/// depends on the locale of the machine. The styles are made once, with the format. Two formats are
/// equal when their kind and their locale are.
public struct ValueFormat: Hashable, Sendable {
  /// What kind of text a value becomes.
  public let kind: Kind
  /// Whose digits, separators and words are written and read.
  public let locale: Locale

  private let texts: any ValueTexts

  /// Makes a format, or says which part of the kind cannot be.
  public init(_ kind: Kind, locale: Locale) throws(ConfigurationError) {
    self.kind = kind
    self.locale = locale
    self.texts = try kind.texts(locale)
  }

  /// The value as it is read on the screen.
  ///
  /// Never `nan`, `inf`, `-0` or drift digits: what is not finite gives an empty text, and so does
  /// an index that is not on the list.
  public func text(_ value: Double) -> String {
    value.isFinite ? texts.text(value) : ""
  }

  /// The value as it is said aloud; nil where the written form is said rightly.
  ///
  /// Words of our own (`minus`, `percent`, `one 125th of a second`) are English only; what ICU spells
  /// out (units, names of currencies) is there in every language.
  public func spokenText(_ value: Double) -> String? {
    value.isFinite ? texts.spokenText(value) : nil
  }

  /// The number that a person means by what they typed; nil when it cannot be read.
  ///
  /// Reads all that `text` writes, in the locale's digits or in ASCII ones, and the shorter ways
  /// people write the same.
  public func value(from typed: String) -> Double? {
    guard let value = texts.value(from: TypedText(typed)), value.isFinite else { return nil }
    return value == 0 ? 0 : value
  }

  /// What the format expects, with an example, in English: the end of "`<typed>` is not a ...".
  public var expectation: String { texts.expectation }

  /// Whether both write the same kind of text in the same locale.
  public static func == (left: ValueFormat, right: ValueFormat) -> Bool {
    left.kind == right.kind && left.locale == right.locale
  }

  /// Mixes in the kind and the locale.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(locale)
  }
}
