import Foundation

/// The words of our own that speech says for signs; there are English ones only.
struct SpokenWords: Hashable, Sendable {
  let isEnglish: Bool

  init(locale: Locale) {
    isEnglish = locale.language.languageCode?.identifier == "en"
  }

  /// The text with `minus` for a leading minus sign; nil where there is none to say.
  func sayingMinus(_ text: String) -> String? {
    guard isEnglish, text.hasPrefix("-") || text.hasPrefix("\u{2212}") else { return nil }
    return "minus " + text.dropFirst()
  }

  /// A count as the name of a part: `125th`.
  static func ordinal(_ digits: String) -> String {
    let ending: String
    if ["11", "12", "13"].contains(digits.suffix(2)) {
      ending = "th"
    } else {
      switch digits.last {
      case "1": ending = "st"
      case "2": ending = "nd"
      case "3": ending = "rd"
      default: ending = "th"
      }
    }
    return digits + ending
  }
}
