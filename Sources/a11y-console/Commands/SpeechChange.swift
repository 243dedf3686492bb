import AdjustableCore

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

extension SpeechChange {
  /// What it is changed to, as it is shown.
  var shown: String {
    switch self {
    case .rate(let value), .pitch(let value), .volume(let value): "\(value)"
    case .voice(let name), .language(let name), .module(let name): name.shown
    }
  }
}
