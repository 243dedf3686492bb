/// What a `speech` line asks for.
enum SpeechLine: Hashable {
  case on
  case off
  case stop
  case change(SpeechChange)

  /// What stands behind `speech`, as help lists it.
  static let usage = "on, off, stop, rate N, pitch N, volume N, voice NAME, language L"

  /// Understands what stands behind `speech`.
  init(_ text: String) throws(LineError) {
    let word = String(text.prefix { !$0.isWhitespace }).lowercased()
    let rest = String(text.dropFirst(word.count)).trimmed
    switch word {
    case "on": self = .on
    case "off": self = .off
    case "stop": self = .stop
    case "rate": self = .change(.rate(try Self.number(rest, for: word)))
    case "pitch": self = .change(.pitch(try Self.number(rest, for: word)))
    case "volume": self = .change(.volume(try Self.number(rest, for: word)))
    case "voice": self = .change(.voice(try Self.name(rest, for: word)))
    case "language": self = .change(.language(try Self.name(rest, for: word)))
    default:
      throw LineError(
        code: "usage", text: "\(word.shown) is nothing that speech does; allowed are \(Self.usage)."
      )
    }
    if case .on = self, !rest.isEmpty { throw Self.surplus(rest, word) }
    if case .off = self, !rest.isEmpty { throw Self.surplus(rest, word) }
    if case .stop = self, !rest.isEmpty { throw Self.surplus(rest, word) }
    if case .change(let change) = self, let problem = change.problem {
      throw LineError(code: "usage", text: "\(problem).")
    }
  }

  private static func surplus(_ rest: String, _ word: String) -> LineError {
    LineError(
      code: "usage", text: "speech \(word) takes nothing behind it, and \(rest.shown) was typed.")
  }

  private static func number(_ text: String, for word: String) throws(LineError) -> Int {
    guard let number = Int(text) else {
      throw LineError(
        code: "usage",
        text: "speech \(word) needs a whole number from -100 to 100, and "
          + (text.isEmpty ? "nothing" : text.shown) + " was typed.")
    }
    return number
  }

  private static func name(_ text: String, for word: String) throws(LineError) -> String {
    guard !text.isEmpty else {
      throw LineError(code: "usage", text: "speech \(word) needs a name behind it.")
    }
    return text
  }
}
