import Foundation

/// The languages that ship.
///
/// To add one: its file beside `English.swift`, and its line here.
public enum Languages {
  /// Every language that ships, English first.
  public static let all: [any Language] = [English()]

  /// The language of a locale; nil where none that ships is the locale's.
  public static func language(of locale: Locale) -> (any Language)? {
    let code = locale.language.languageCode
    return all.first { Locale.Language(identifier: $0.tag).languageCode == code }
  }

  /// The language in which words are said on a screen of a locale: its own, else English.
  public static func spoken(in locale: Locale) -> any Language {
    language(of: locale) ?? English()
  }
}
