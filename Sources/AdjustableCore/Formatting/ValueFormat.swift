import Foundation

/// How a number becomes a value text, and how what a person types becomes a number again.
///
/// All numbers are written by Foundation's format styles with the format's own locale; nothing
/// depends on the locale of the machine. The styles are made once, with the format, and copies share
/// them. Two formats are equal when their kind, or their own texts, and their locale are.
public struct ValueFormat: Hashable, Sendable {
  /// What copies of a format share.
  private final class Content: Sendable {
    let kind: Kind?
    let locale: Locale
    let texts: any ValueTexts
    /// The texts again, to be compared, where they are of no kind of ours.
    let own: (any ValueTexts & Hashable)?

    init(_ kind: Kind?, _ locale: Locale, _ texts: any ValueTexts) {
      self.kind = kind
      self.locale = locale
      self.texts = texts
      own = kind == nil ? texts as? any ValueTexts & Hashable : nil
    }
  }

  private let content: Content

  /// What kind of text a value becomes; nil for a format of texts of your own.
  public var kind: Kind? { content.kind }
  /// Whose digits, separators and words are written and read.
  public var locale: Locale { content.locale }
  private var texts: any ValueTexts { content.texts }

  /// Makes a format, or says which part of the kind cannot be.
  public init(_ kind: Kind, locale: Locale) throws(ConfigurationError) {
    content = Content(kind, locale, try kind.texts(locale))
  }

  /// Makes a format of texts of your own, which write and read in that locale.
  public init(texts: some ValueTexts & Hashable, locale: Locale) {
    content = Content(nil, locale, texts)
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
  /// out (units, names of currencies) is there in every language. `written` is the value's text, where
  /// somebody has made it already.
  public func aloud(_ value: Double, written: String? = nil) -> String? {
    value.isFinite ? texts.aloud(value, written: written ?? texts.text(value)) : nil
  }

  /// The value as it is read on the screen, and how it is said aloud, which is made when asked for.
  public func spoken(_ value: Double) -> Spoken {
    let written = text(value)
    return Spoken(written) { aloud(value, written: written) }
  }

  /// The number that a person means by what they typed; nil when it cannot be read.
  ///
  /// Reads all that `text` writes, in the locale's digits or in ASCII ones, and the shorter ways
  /// people write the same.
  public func value(from typed: String) -> Double? {
    guard let value = texts.value(from: TypedText(typed)), value.isFinite else { return nil }
    return value == 0 ? 0 : value
  }

  /// What the format expects, with an example; a language makes of it the end of "`<typed>` is not a ...".
  public var expectation: ExpectedInput { texts.expectation }

  /// Whether values are times of day, so that `1:05` is rightly heard as one.
  public var isTimeOfDay: Bool { texts.isTimeOfDay }

  /// Whether both write the same kind of text, or the same texts of their own, in the same locale.
  public static func == (left: ValueFormat, right: ValueFormat) -> Bool {
    if left.content === right.content { return true }
    guard left.kind == right.kind, left.locale == right.locale else { return false }
    guard let own = left.content.own else { return right.content.own == nil }
    return isEqual(own, right.content.own)
  }

  private static func isEqual<Texts: Equatable>(_ left: Texts, _ right: Any?) -> Bool {
    right as? Texts == left
  }

  /// Mixes in the kind, or the own texts, and the locale.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(locale)
    if let own = content.own { own.hash(into: &hasher) }
  }
}
