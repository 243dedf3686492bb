import AdjustableCore

/// Keys in, commands and lines out: a value that knows what is being typed.
///
/// Each press is one command, or one line of its own; only the list of the keys has more.
struct KeyMode {
  /// What a press leads to.
  enum Press: Hashable {
    /// The session carries this out.
    case command(LineCommand)
    /// This is said, and nothing else happens.
    case say([ConsoleReply])
  }

  /// The most characters that can be typed for a value.
  static let longestValue = 200

  /// Whether a value is asked for, which Enter takes.
  let isAsking: Bool
  /// What is typed of a value so far; nil where none is being typed.
  private(set) var typed: String?
  private var isExplaining = false
  private var hasToldHow = false

  init(isAsking: Bool = false) { self.isAsking = isAsking }

  /// Takes a key.
  mutating func press(_ key: Key, on reader: ScreenReader) -> Press {
    if isExplaining {
      isExplaining = false
      return .say(explanation(of: key, on: reader))
    }
    if let typed { return type(key, behind: typed, on: reader) }
    guard let binding = KeyTable.binding(of: key) else { return .say([Self.unbound(key)]) }
    return carryOut(binding.action, key, on: reader)
  }

  private mutating func carryOut(
    _ action: KeyAction, _ key: Key, on reader: ScreenReader
  ) -> Press {
    switch action {
    case .arrow(let arrow): return .command(Self.command(for: arrow, on: reader))
    case .command(let command): return .command(command)
    case .space: return .command(Self.commandOfSpace(on: reader.focused))
    case .enter: return .command(isAsking ? .take : .read)
    case .escape:
      return isAsking ? .command(.cancel) : .say([.notice("Nothing is being typed.")])
    case .help:
      isExplaining = true
      return .say([.notice("Press a key to hear what it does, or ? again for all keys.")])
    case .type:
      // What can not be set says so at once, and not when all is typed.
      guard reader.canSet else { return .command(.set(key.name)) }
      guard case .character(let scalar) = key.code, scalar != "=" else {
        return .say(begin(with: ""))
      }
      return .say(begin(with: String(scalar)))
    }
  }

  private mutating func begin(with text: String) -> [ConsoleReply] {
    typed = text
    let how = hasToldHow ? "" : " Enter takes it, Escape drops it."
    hasToldHow = true
    return [.notice((text.isEmpty ? "Type a value." : "\(text) typed.") + how)]
  }

  /// A key while a value is being typed.
  private mutating func type(_ key: Key, behind text: String, on reader: ScreenReader) -> Press {
    let value = { reader.focused.valueText }
    switch (key.code, key.modifiers) {
    case (.enter, []):
      typed = nil
      let text = text.trimmed
      return text.isEmpty ? .say([.notice("\(value()). Nothing typed.")]) : .command(.set(text))
    case (.escape, []):
      typed = nil
      let dropped = text.isEmpty ? "Nothing typed." : "\(text.shown) dropped."
      return .say([.notice("\(value()). \(dropped)")])
    case (.backspace, []):
      typed = String(text.unicodeScalars.dropLast())
      return .say([.notice(typed.flatMap { $0.isEmpty ? nil : "\($0.shown) typed." } ?? "Empty.")])
    case (.character(let scalar), []):
      guard text.unicodeScalars.count < Self.longestValue else {
        return .say([.notice("\(text.shown) typed. No value is longer.")])
      }
      var longer = text
      longer.unicodeScalars.append(scalar)
      typed = longer
      return .say([.notice("\(longer.shown) typed.")])
    case (.character("d"), .control): return .command(.quit)
    default:
      let what = text.isEmpty ? "Nothing" : text.shown
      return .say([.notice("\(what) typed. Enter takes it, Escape drops it.")])
    }
  }

  /// What a key does, here and now.
  private func explanation(of key: Key, on reader: ScreenReader) -> [ConsoleReply] {
    guard let binding = KeyTable.binding(of: key) else { return [Self.unbound(key)] }
    switch binding.action {
    case .help: return Self.list
    case .arrow(let arrow):
      let up = Self.command(for: arrow, on: reader) == .increment(1)
      return [.notice("\(key.name): Goes \(up ? "up" : "down").")]
    default: return [.notice("\(key.name): \(binding.summary)")]
    }
  }

  /// All keys, one binding a line.
  private static var list: [ConsoleReply] {
    KeyTable.bindings.map { .list("\($0.names): \($0.summary)") }
  }

  private static func unbound(_ key: Key) -> ConsoleReply {
    key.code == .paste
      ? .notice("Pasted text is not taken.")
      : .notice("\(key.name) does nothing. Press ? for keys.")
  }

  private static func command(for arrow: ArrowKey, on reader: ScreenReader) -> LineCommand {
    reader.action(for: arrow) == .decrement() ? .decrement(1) : .increment(1)
  }

  private static func commandOfSpace(on element: AdjustableElement) -> LineCommand {
    switch element.countdownState {
    case .waiting: .start
    case .running: .pause
    case .paused: .resume
    case .over: .restart
    case nil: .read
    }
  }
}
