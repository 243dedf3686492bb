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

/// One thing to change about our speech, as a line of the console asks for it.
enum SpeechChange: Hashable, Sendable {
  case rate(Int)
  case pitch(Int)
  case volume(Int)
  case voice(String)
  case language(String)
  case module(String)

  /// What can be told to be wrong without asking the server, or nil.
  var problem: SpeechRefusal? {
    switch self {
    case .rate(let value), .pitch(let value), .volume(let value):
      (-100...100).contains(value) ? nil : .outOfRange(setting, value)
    case .language(let tag):
      Self.isLanguageTag(tag) ? nil : .notALanguageTag(Self.quoted(tag))
    case .voice(let text), .module(let text):
      text.isEmpty || text.unicodeScalars.contains(where: Self.isControl)
        ? .notAName(setting, Self.quoted(text)) : nil
    }
  }

  /// What is changed.
  var setting: SpeechSetting {
    switch self {
    case .rate: .rate
    case .pitch: .pitch
    case .volume: .volume
    case .voice: .voice
    case .language: .language
    case .module: .module
    }
  }

  /// Whether a text is letters, then groups of letters and digits after hyphens.
  static func isLanguageTag(_ tag: String) -> Bool {
    let groups = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = groups.first, (2...8).contains(first.count), groups.count <= 8 else {
      return false
    }
    return first.allSatisfy { $0.isASCII && $0.isLetter }
      && groups.dropFirst().allSatisfy { group in
        (1...8).contains(group.count)
          && group.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }

  /// The text in quotation marks, with control characters written out and not too long.
  static func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(60).map { scalar in
      isControl(scalar) ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return "\"" + shown.joined() + (text.unicodeScalars.count > 60 ? "..." : "") + "\""
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
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
