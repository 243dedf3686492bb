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
    case say(Notice)
    /// These lines of help are listed.
    case list([HelpLine])
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
      return explanation(of: key, on: reader)
    }
    if let typed { return type(key, behind: typed, on: reader) }
    guard let binding = KeyTable.binding(of: key) else { return .say(Self.unbound(key)) }
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
      return isAsking ? .command(.cancel) : .say(.nothingBeingTyped)
    case .help:
      isExplaining = true
      return .say(.pressKey)
    case .type:
      // What can not be set says so at once, and not when all is typed.
      guard case .character(let scalar) = key.code else { return .say(begin(with: "")) }
      guard reader.canSet else { return .command(.set(String(scalar))) }
      return .say(begin(with: scalar == "=" ? "" : String(scalar)))
    }
  }

  private mutating func begin(with text: String) -> Notice {
    typed = text
    let tellsHow = !hasToldHow
    hasToldHow = true
    return text.isEmpty ? .typeValue(tellsHow: tellsHow) : .typed(text, tellsHow: tellsHow)
  }

  /// A key while a value is being typed.
  private mutating func type(_ key: Key, behind text: String, on reader: ScreenReader) -> Press {
    let value = { reader.focused.valueText }
    switch (key.code, key.modifiers) {
    case (.enter, []):
      typed = nil
      let text = text.trimmed
      return text.isEmpty ? .say(.nothingTyped(value: value())) : .command(.set(text))
    case (.escape, []):
      typed = nil
      return .say(
        text.isEmpty ? .nothingTyped(value: value()) : .dropped(text.shown, value: value()))
    case (.backspace, []):
      let shorter = String(text.unicodeScalars.dropLast())
      typed = shorter
      return .say(shorter.isEmpty ? .emptied : .typed(shorter.shown, tellsHow: false))
    case (.character(let scalar), []):
      guard text.unicodeScalars.count < Self.longestValue else {
        return .say(.typedLongest(text.shown))
      }
      var longer = text
      longer.unicodeScalars.append(scalar)
      typed = longer
      return .say(.typed(longer.shown, tellsHow: false))
    case (.character("d"), .control): return .command(.quit)
    default:
      return .say(text.isEmpty ? .nothingTypedYet : .typed(text.shown, tellsHow: true))
    }
  }

  /// What a key does, here and now.
  private func explanation(of key: Key, on reader: ScreenReader) -> Press {
    guard let binding = KeyTable.binding(of: key) else { return .say(Self.unbound(key)) }
    switch binding.action {
    case .help: return .list(KeyTable.bindings.map { .keys($0.help) })
    case .arrow(let arrow):
      let up = Self.command(for: arrow, on: reader) == .increment(1)
      return .say(.key(key.word, up ? .up : .down))
    default: return .say(.key(key.word, binding.purpose))
    }
  }

  private static func unbound(_ key: Key) -> Notice {
    key.code == .paste ? .pasteNotTaken : .unbound(key.word)
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
