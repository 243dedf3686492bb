/// A key press, as far as a terminal tells.
struct Key: Hashable, Sendable {
  /// Which key.
  enum Code: Hashable, Sendable {
    case character(Unicode.Scalar)
    case up, down, left, right
    case pageUp, pageDown, home, end
    case tab, enter, escape, backspace, insert, delete
    case function(Int)
    /// A text that was pasted, all of it.
    case paste
    /// A whole sequence or byte that is no key we know.
    case unknown
  }

  /// The keys that are held with it.
  struct Modifiers: OptionSet, Hashable, Sendable {
    let rawValue: Int
    // The bits of xterm's parameter, which is one more.
    static let shift = Self(rawValue: 1)
    static let alt = Self(rawValue: 2)
    static let control = Self(rawValue: 4)
    static let all: Self = [.shift, .alt, .control]
  }

  var code: Code
  var modifiers: Modifiers = []

  init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The key of a character.
  static func character(_ scalar: Unicode.Scalar, _ modifiers: Modifiers = []) -> Key {
    Key(.character(scalar), modifiers)
  }

  /// The key that is looked up: a letter is the same with Shift or Caps Lock, which cannot be heard.
  var plain: Key {
    guard case .character(let scalar) = code, scalar.isASCII, modifiers.isEmpty else { return self }
    return Key(.character(scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar))
  }

  /// What it is called: `Shift Tab`, `Control D`, `+`.
  var name: String {
    if code == .unknown { return codeName }
    let held: [(Modifiers, String)] = [(.control, "Control"), (.alt, "Alt"), (.shift, "Shift")]
    return (held.filter { modifiers.contains($0.0) }.map(\.1) + [codeName]).joined(separator: " ")
  }

  private var codeName: String {
    switch code {
    case .character(" "): "Space"
    case .character(let scalar):
      modifiers.isEmpty ? String(scalar).shown : String(scalar).shown.uppercased()
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .home: "Home"
    case .end: "End"
    case .tab: "Tab"
    case .enter: "Enter"
    case .escape: "Escape"
    case .backspace: "Backspace"
    case .insert: "Insert"
    case .delete: "Delete"
    case .function(let number): "F\(number)"
    case .paste: "Pasted text"
    case .unknown: "This key"
    }
  }
}
