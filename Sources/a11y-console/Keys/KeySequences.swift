/// What whole sequences of a terminal mean: tables of xterm, rxvt and the Linux console.
enum KeySequences {
  /// The key of a control character: `Ctrl-D` and the like, Tab, Enter, Backspace.
  static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x09: Key(.tab)
    case 0x0A, 0x0D: Key(.enter)
    case 0x08, 0x7F: Key(.backspace)
    case 0x00: .character(" ", .control)
    case 0x01...0x1A: .character(Unicode.Scalar(byte | 0x60), .control)
    default: .character(Unicode.Scalar(byte | 0x40), .control)
    }
  }

  /// The key of a sequence that began with Escape and a bracket; nil where it is no press of a key.
  static func control(_ bytes: [UInt8], final: UInt8) -> Key? {
    // Reports of a mouse and answers to questions begin like this.
    if let first = bytes.first, (0x3C...0x3F).contains(first) { return nil }
    let parts = String(decoding: bytes, as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) } }
    let number = { (index: Int) in parts.indices.contains(index) ? parts[index].first ?? nil : nil }
    // The third kind of event is that a key was let go.
    if parts.count > 1, parts[1].count > 1, parts[1][1] == 3 { return nil }
    let held = modifiers(number(1))
    switch Unicode.Scalar(final) {
    case "~":
      if number(0) == 27 { return key(code: number(2), held) }
      return Key(code(number: number(0)), held)
    case "$": return Key(code(number: number(0)), .shift)
    case "^": return Key(code(number: number(0)), .control)
    case "@": return Key(code(number: number(0)), [.control, .shift])
    case "u": return key(code: number(0), held)
    case "Z": return Key(.tab, .shift)
    // The window gained or lost the focus.
    case "I", "O": return bytes.isEmpty ? nil : Key(.unknown)
    case "a", "b", "c", "d": return Key(code(letter: final & 0x5F), .shift)
    default: return Key(code(letter: final), held)
    }
  }

  /// The key of a sequence that began with Escape and O.
  static func single(_ bytes: [UInt8], final: UInt8) -> Key {
    let held = modifiers(
      String(decoding: bytes, as: UTF8.self).split(separator: ";").last.flatMap { Int($0) })
    switch Unicode.Scalar(final) {
    case "M": return Key(.enter, held)
    case "I": return Key(.tab, held)
    case "X": return .character("=", held)
    case " ": return .character(" ", held)
    case "a", "b", "c", "d": return Key(code(letter: final & 0x5F), .control)
    // The block of digits in its own mode: * + , - . / and 0 to 9.
    case "j"..."y": return .character(Unicode.Scalar(final - 0x40), held)
    default: return Key(code(letter: final), held)
    }
  }

  private static func code(letter: UInt8) -> Key.Code {
    switch Unicode.Scalar(letter) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    case "P", "Q", "R", "S": .function(Int(letter) - 0x4F)
    default: .unknown
    }
  }

  private static func code(number: Int?) -> Key.Code {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case let number? where (11...15).contains(number): .function(number - 10)
    case let number? where (17...21).contains(number): .function(number - 11)
    case let number? where (23...24).contains(number): .function(number - 12)
    default: .unknown
    }
  }

  /// The key of a character that a terminal gives by its number.
  private static func key(code: Int?, _ held: Key.Modifiers) -> Key {
    guard let code, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else {
      return Key(.unknown, held)
    }
    if code == 27 { return Key(.escape, held) }
    if scalar.isASCII, scalar.isControl {
      let key = control(UInt8(truncatingIfNeeded: code))
      return Key(key.code, key.modifiers.union(held))
    }
    // Shift is in the character already.
    return scalar.isControl
      ? Key(.unknown, held) : Key(.character(scalar), held.subtracting(.shift))
  }

  private static func modifiers(_ parameter: Int?) -> Key.Modifiers {
    guard let parameter, parameter > 1 else { return [] }
    return Key.Modifiers(rawValue: parameter - 1).intersection(.all)
  }
}
