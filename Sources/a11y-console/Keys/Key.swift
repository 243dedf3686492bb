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

  /// What it is called, as a language has it: `Shift Tab`, `Control D`, `+`.
  var word: KeyWord {
    guard code != .unknown else { return KeyWord(.unknown, held: []) }
    let held: [(Modifiers, KeyWord.Held)] = [(.control, .control), (.alt, .alt), (.shift, .shift)]
    return KeyWord(name, held: held.filter { modifiers.contains($0.0) }.map(\.1))
  }

  private var name: KeyWord.Name {
    switch code {
    case .character(" "): .space
    case .character(let scalar):
      .character(modifiers.isEmpty ? String(scalar).shown : String(scalar).shown.uppercased())
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .home: .home
    case .end: .end
    case .tab: .tab
    case .enter: .enter
    case .escape: .escape
    case .backspace: .backspace
    case .insert: .insert
    case .delete: .delete
    case .function(let number): .function(number)
    case .paste: .paste
    case .unknown: .unknown
    }
  }
}
