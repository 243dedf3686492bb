/// What a `speech` line asks for.
enum SpeechLine: Hashable {
  case on
  case off
  case stop
  case change(SpeechChange)

  /// Understands what stands behind `speech`.
  init(_ text: String) throws(LineError) {
    let word = String(text.prefix { !$0.isWhitespace }).lowercased()
    let rest = String(text.dropFirst(word.count)).trimmed
    switch word {
    case "on": self = .on
    case "off": self = .off
    case "stop": self = .stop
    case "rate": self = .change(.rate(try Self.number(rest, for: .rate)))
    case "pitch": self = .change(.pitch(try Self.number(rest, for: .pitch)))
    case "volume": self = .change(.volume(try Self.number(rest, for: .volume)))
    case "voice": self = .change(.voice(try Self.name(rest, for: .voice)))
    case "language": self = .change(.language(try Self.name(rest, for: .language)))
    default:
      throw .unknownSpeech(word.shown)
    }
    if case .on = self, !rest.isEmpty { throw Self.surplus(rest, word) }
    if case .off = self, !rest.isEmpty { throw Self.surplus(rest, word) }
    if case .stop = self, !rest.isEmpty { throw Self.surplus(rest, word) }
    if case .change(let change) = self, let problem = change.problem {
      throw .speechRefused(problem)
    }
  }

  private static func surplus(_ rest: String, _ word: String) -> LineError {
    .takesNothing(command: "speech \(word)", typed: rest.shown)
  }

  private static func number(
    _ text: String, for setting: SpeechSetting
  ) throws(LineError) -> Int {
    guard let number = Int(text) else {
      throw .speechNeedsNumber(setting, typed: text.isEmpty ? nil : text.shown)
    }
    return number
  }

  private static func name(
    _ text: String, for setting: SpeechSetting
  ) throws(LineError) -> String {
    guard !text.isEmpty else { throw .speechNeedsName(setting) }
    return text
  }
}
