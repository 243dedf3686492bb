import Foundation

/// The words that speech says for signs and symbols, in a locale's language; none where no language that
/// ships is the locale's.
struct TwinWords: Sendable {
  private let language: (any Language)?

  init(locale: Locale) { language = Languages.language(of: locale) }

  /// What is said for a sign or a symbol; nil where nothing is, or where there are no words.
  func text(_ form: SpokenForm) -> String? { language?.text(form) }

  /// The text with the language's word for a leading minus sign; nil where there is none to say.
  func sayingMinus(_ text: String) -> String? {
    guard text.hasPrefix("-") || text.hasPrefix("\u{2212}") else { return nil }
    return self.text(.minus(String(text.dropFirst())))
  }
}
