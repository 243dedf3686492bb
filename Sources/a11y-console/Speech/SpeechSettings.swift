import AdjustableCore

/// How our speech sounds, as far as it was asked for.
///
/// What is nil is left as the person has configured it for the whole desktop.
struct SpeechSettings: Equatable, Sendable {
  /// How fast, from -100 to 100.
  var rate: Int?
  /// How high, from -100 to 100.
  var pitch: Int?
  /// How loud, from -100 to 100.
  var volume: Int?
  /// The synthesis voice by the name its module gives it.
  var voice: String?
  /// The language as a tag, for example `de-DE`; the screen's locale unless a person chose one.
  var language: String?
  /// The output module by name, for example `espeak-ng`.
  var module: String?

  /// Makes settings that leave everything as it is.
  init() {}

  /// Takes over what a change asks for.
  mutating func take(_ change: SpeechChange) {
    switch change {
    case .rate(let value): rate = value
    case .pitch(let value): pitch = value
    case .volume(let value): volume = value
    case .voice(let name): voice = name
    case .language(let tag): language = tag
    case .module(let name):
      module = name
      voice = nil
    }
  }
}

extension SpeechSettings {
  /// A locale's identifier as the tag that speech servers know, or nil if it is none.
  ///
  /// `de_DE` and `de_DE.UTF-8` become `de-DE`; `C` and `POSIX` name no language.
  static func languageTag(ofLocale identifier: String) -> String? {
    let plain = identifier.prefix { $0 != "." && $0 != "@" }
    let tag = String(plain.map { $0 == "_" ? "-" : $0 })
    return SpeechChange.isLanguageTag(tag) && tag != "POSIX" ? tag : nil
  }
}
