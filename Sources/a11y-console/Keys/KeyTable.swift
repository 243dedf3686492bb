import AdjustableCore

/// What a key asks for.
enum KeyAction: Hashable, Sendable {
  /// Up or down, as the focused control's layout has it.
  case arrow(ArrowKey)
  /// What a line command does.
  case command(LineCommand)
  /// Start, pause or resume a countdown; elsewhere where am I.
  case space
  /// Where am I; where a value is asked for, take it.
  case enter
  /// Begin to type a value.
  case type
  /// Say what the next key does.
  case help
  /// Drop what is typed; where a value is asked for, take none.
  case escape
}

/// Some keys that do the same.
struct KeyBinding: Sendable {
  let purpose: KeyPurpose
  let keys: [Key]
  let action: KeyAction

  init(_ purpose: KeyPurpose, _ keys: [Key], _ action: KeyAction) {
    self.purpose = purpose
    self.keys = keys
    self.action = action
  }

  /// What help tells of it.
  var help: KeyHelp { KeyHelp(keys.map(\.word), purpose) }
}

/// The keys of the key mode, in the order in which they are listed.
enum KeyTable {
  static let bindings: [KeyBinding] = [
    .init(.up, [Key(.up)], .arrow(.up)),
    .init(.down, [Key(.down)], .arrow(.down)),
    .init(.right, [Key(.right)], .arrow(.right)),
    .init(.left, [Key(.left)], .arrow(.left)),
    .init(.plus, [.character("+")], .command(.increment(1))),
    .init(.minus, [.character("-")], .command(.decrement(1))),
    .init(.pageUp, [Key(.pageUp)], .command(.pageIncrement(1))),
    .init(.pageDown, [Key(.pageDown)], .command(.pageDecrement(1))),
    .init(.home, [Key(.home)], .command(.minimum)),
    .init(.end, [Key(.end)], .command(.maximum)),
    .init(.next, [Key(.tab), .character("n")], .command(.next)),
    .init(.previous, [Key(.tab, .shift), .character("p")], .command(.previous)),
    .init(.enter, [Key(.enter)], .enter),
    .init(.read, [.character("r")], .command(.read)),
    .init(.space, [.character(" ")], .space),
    .init(.hint, [.character("h")], .command(.hint)),
    .init(.again, [.character("a")], .command(.again)),
    .init(.type, "0123456789=".unicodeScalars.map { .character($0) }, .type),
    .init(.undo, [.character("u")], .command(.undo)),
    .init(.stopSpeech, [.character("s")], .command(.speech(.stop))),
    .init(.help, [.character("?")], .help),
    .init(.escape, [Key(.escape)], .escape),
    .init(.quit, [.character("q"), .character("d", .control)], .command(.quit)),
  ]

  /// What a key is bound to; nil where it does nothing.
  static func binding(of key: Key) -> KeyBinding? { table[key.plain] ?? digit(key) }

  private static let table = Dictionary(
    bindings.flatMap { binding in binding.keys.map { ($0, binding) } },
    uniquingKeysWith: { first, _ in first })

  /// The digits of every script begin a value.
  private static func digit(_ key: Key) -> KeyBinding? {
    guard key.modifiers.isEmpty, case .character(let scalar) = key.code,
      scalar.properties.numericType == .decimal
    else { return nil }
    return table[.character("0")]
  }
}
