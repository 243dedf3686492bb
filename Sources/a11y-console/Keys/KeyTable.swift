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

/// Some keys that do the same: what they are called in documents, and one sentence.
struct KeyBinding: Sendable {
  let keys: [Key]
  /// How the keys are written in a list: `Up, +`.
  let names: String
  let action: KeyAction
  let summary: String

  init(_ keys: [Key], named names: String? = nil, _ action: KeyAction, _ summary: String) {
    self.keys = keys
    self.names = names ?? keys.map(\.name).joined(separator: ", ")
    self.action = action
    self.summary = summary
  }
}

/// The keys of the key mode, in the order in which they are listed.
enum KeyTable {
  static let bindings: [KeyBinding] = [
    .init([Key(.up)], .arrow(.up), "Goes up."),
    .init([Key(.down)], .arrow(.down), "Goes down."),
    .init(
      [Key(.right)], .arrow(.right),
      "Goes up; down on a slider or a range where lines run from right to left."),
    .init(
      [Key(.left)], .arrow(.left),
      "Goes down; up on a slider or a range where lines run from right to left."),
    .init([.character("+")], .command(.increment(1)), "Goes up."),
    .init([.character("-")], .command(.decrement(1)), "Goes down."),
    .init([Key(.pageUp)], .command(.pageIncrement(1)), "Goes up by a page."),
    .init([Key(.pageDown)], .command(.pageDecrement(1)), "Goes down by a page."),
    .init([Key(.home)], .command(.minimum), "Goes to the lowest value that is possible now."),
    .init([Key(.end)], .command(.maximum), "Goes to the highest value that is possible now."),
    .init([Key(.tab), .character("n")], .command(.next), "Goes to the next element."),
    .init(
      [Key(.tab, .shift), .character("p")], .command(.previous), "Goes to the previous element."),
    .init([Key(.enter)], .enter, "Says where you are; in ask takes the value."),
    .init([.character("r")], .command(.read), "Says where you are."),
    .init(
      [.character(" ")], .space,
      "On a countdown starts, pauses or resumes it; elsewhere says where you are."),
    .init([.character("h")], .command(.hint), "Says what can be done here."),
    .init([.character("a")], .command(.again), "Repeats what was said last."),
    .init(
      "0123456789=".unicodeScalars.map { .character($0) }, named: "A digit, =", .type,
      "Begins to type a value; Enter takes it, Escape drops it."),
    .init([.character("u")], .command(.undo), "Takes the last change back."),
    .init([.character("s")], .command(.speech(.stop)), "Stops speech."),
    .init(
      [.character("?")], .help, "Says what the next key does; pressed twice, lists the keys."),
    .init([Key(.escape)], .escape, "Drops what is being typed; in ask cancels."),
    .init(
      [.character("q"), .character("d", .control)], .command(.quit), "Quits; in ask cancels."),
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
