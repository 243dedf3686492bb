/// A sentence with a place for a value: `{value} of sleep`.
struct TextTemplate: Hashable, Sendable {
  static let place = "{value}"

  private let before: String
  private let after: String

  /// Parts the sentence at its place, which must be in it once.
  init(_ template: String, parameter: String) throws(ConfigurationError) {
    let parts = template.split(separator: Self.place, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw ConfigurationError(
        parameter: parameter, found: .text(template), allowed: .textWithValue)
    }
    before = String(parts[0])
    after = String(parts[1])
  }

  /// What follows the place, where nothing comes before it: perhaps a unit's symbol.
  var symbol: String? {
    before.isEmpty ? String(after.drop(while: \.isWhitespace)) : nil
  }

  /// The sentence with a text in its place; nothing where there is nothing to put there.
  func filled(_ text: String) -> String {
    text.isEmpty ? "" : before + text + after
  }

  /// What stands in the place of a sentence that this one wrote; nil where it wrote another.
  func place(in written: String) -> String? {
    let (start, end) = (before.utf8.count, after.utf8.count)
    let text = written.utf8
    guard text.count > start + end, text.starts(with: before.utf8),
      text.suffix(end).elementsEqual(after.utf8)
    else { return nil }
    return String(Substring(text.dropFirst(start).dropLast(end)))
  }

  /// What stands in the sentence's place; nil when the sentence is not this one.
  ///
  /// A sign that keyboards lack may be left out.
  func filling(_ typed: TypedText, leavingOut sign: String? = nil) -> TypedText? {
    let (start, end) = (Self.plain(before, sign), Self.plain(after, sign))
    guard typed.text.hasPrefix(start) else { return nil }
    let rest = typed.text.dropFirst(start.count)
    return rest.hasSuffix(end) ? TypedText(rest.dropLast(end.count)) : nil
  }

  private static func plain(_ text: String, _ sign: String?) -> String {
    TypedText(sign.map { text.replacing($0, with: "") } ?? text).text
  }
}

/// Another kind of text inside a sentence: `8 hours of sleep`.
struct TemplateText: ValueTexts {
  let template: TextTemplate
  let inner: any ValueTexts

  func text(_ value: Double) -> String { template.filled(inner.text(value)) }

  func aloud(_ value: Double, written: String) -> String? {
    let shown = template.place(in: written) ?? inner.text(value)
    return inner.aloud(value, written: shown).map(template.filled)
  }

  func value(from typed: TypedText) -> Double? {
    template.filling(typed).flatMap(inner.value) ?? inner.value(from: typed)
  }

  var expectation: ExpectedInput { inner.expectation }

  var isTimeOfDay: Bool { inner.isTimeOfDay }
}
