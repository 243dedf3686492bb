import AdjustableCore
import Testing

@testable import a11y_console

@Suite("Bytes of a terminal become keys")
struct KeyDecoderTests {
  private static let start = ContinuousClock.now

  /// The names of the keys that come of some bytes, all at once.
  private func names(_ text: String) -> [String] { names(Array(text.utf8)) }

  private func names(_ bytes: [UInt8]) -> [String] {
    var decoder = KeyDecoder()
    let keys =
      decoder.keys(from: bytes, at: Self.start) + decoder.keys(at: Self.start + .seconds(10))
    return keys.map(\.word).map(English().name)
  }

  static let sequences: [(String, [String])] = [
    // xterm, and a keypad and cursor keys in their own mode
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", ["Up", "Down", "Right", "Left"]),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", ["Up", "Down", "Right", "Left"]),
    ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", ["Home", "End", "Home", "End"]),
    ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", ["Home", "End", "Home", "End"]),
    ("\u{1B}[5~\u{1B}[6~\u{1B}[2~\u{1B}[3~", ["Page Up", "Page Down", "Insert", "Delete"]),
    ("\u{1B}[Z\u{1B}[1;2Z\t", ["Shift Tab", "Shift Tab", "Tab"]),
    ("\u{1B}OM\u{1B}Ok\u{1B}Om\u{1B}Oq\u{1B}OX", ["Enter", "+", "-", "1", "="]),
    ("\u{1B}OP\u{1B}OS\u{1B}[15~\u{1B}[17~\u{1B}[24~", ["F1", "F4", "F5", "F6", "F12"]),
    // Modifiers
    ("\u{1B}[1;2A\u{1B}[1;3B\u{1B}[1;5C", ["Shift Up", "Alt Down", "Control Right"]),
    ("\u{1B}[5;5~\u{1B}[1;8D", ["Control Page Up", "Control Alt Shift Left"]),
    ("\u{1B}O5A\u{1B}\u{1B}[A\u{1B}\u{1B}OA", ["Control Up", "Alt Up", "Alt Up"]),
    (
      "\u{1B}[a\u{1B}Oa\u{1B}[5$\u{1B}[5^",
      ["Shift Up", "Control Up", "Shift Page Up", "Control Page Up"]
    ),
    ("\u{1B}n\u{1B}\r\u{1B}é", ["Alt N", "Alt Enter", "Alt É"]),
    (
      "\u{1B}[27;5;9~\u{1B}[27u\u{1B}[13u\u{1B}[113;5u",
      ["Control Tab", "Escape", "Enter", "Control Q"]
    ),
    ("\u{1B}[57441;1u\u{1B}[1;1:1A", ["\u{E061}", "Up"]),
    // The Linux console
    ("\u{1B}[[A\u{1B}[[E", ["F1", "F5"]),
    // Control characters
    (
      "\r\n\u{7F}\u{8}\u{4}\u{0}\u{1C}",
      [
        "Enter", "Enter", "Backspace", "Backspace", "Control D", "Control Space", "Control \\",
      ]
    ),
    // Characters
    ("q+é€👍٤", ["q", "+", "é", "€", "👍", "٤"]),
    // What is no key at all
    ("\u{1B}[I\u{1B}[O\u{1B}[<0;10;10M\u{1B}[<0;10;10m\u{1B}[M !!\u{1B}[?1;2c+", ["+"]),
    ("\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}]0;qqq\u{7}\u{1B}P1+r\u{1B}\\\u{1B}[1;1:3A+", ["+"]),
    // Pasted texts, with what looks like keys in them
    ("\u{1B}[200~quit\n\u{1B}[Aq\u{1B}\u{1B}[201~+", ["Pasted text", "+"]),
    // Sequences that nobody knows are taken whole
    ("\u{1B}[99~+\u{1B}[1;2;3;4y+\u{1B}Oz+", ["This key", "+", "This key", "+", "This key", "+"]),
    ("\u{1B}[?!\"#p+\u{1B}[\(String(repeating: "1", count: 500))A+", ["+", "Up", "+"]),
    // One sequence cut short by another
    ("\u{1B}[1;\u{1B}[A\u{1B}[5\r", ["This key", "Up", "This key", "Enter"]),
    // Presses of Escape
    ("\u{1B}", ["Escape"]), ("\u{1B}\u{1B}", ["Escape", "Escape"]),
    ("\u{1B}\u{1B}\u{1B}", ["Escape", "Escape", "Escape"]),
    ("\u{1B}\u{1B}q", ["Escape", "Escape", "q"]),
    ("\u{1B}[", ["Alt ["]), ("\u{1B}O", ["Alt O"]), ("\u{1B}P", ["Alt P"]), ("\u{1B}]", ["Alt ]"]),
  ]

  @Test("A sequence is one key, or none", arguments: sequences)
  func sequence(text: String, keys: [String]) { #expect(names(text) == keys) }

  @Test("Bytes that are no UTF-8 are unknown keys, and eat nothing that follows")
  func invalid() {
    #expect(names([0xFF, 0x2B]) == ["This key", "+"])
    #expect(names([0xC3, 0x2B]) == ["This key", "+"])
    #expect(names([0xE2, 0x82, 0x1B, 0x5B, 0x41]) == ["This key", "Up"])
    #expect(names([0xED, 0xA0, 0x80, 0x2B]) == ["This key", "+"])
    #expect(names([0xE2]) == ["This key"])
    // Beginnings in eight bits.
    #expect(names([0x9B, 0x41, 0x8F, 0x41]) == ["Up", "Up"])
  }

  @Test(
    "It is the same however the bytes are cut, and however slowly they come", arguments: sequences)
  func cuts(text: String, keys: [String]) {
    let bytes = Array(text.utf8)
    for cut in 1...4 {
      var decoder = KeyDecoder()
      var found: [Key] = []
      var now = Self.start
      for start in stride(from: 0, to: bytes.count, by: cut) {
        // Looked at just before it would be too late.
        if let deadline = decoder.deadline {
          now = deadline - .milliseconds(1)
          found += decoder.keys(at: now)
        }
        found += decoder.keys(from: bytes[start..<min(start + cut, bytes.count)], at: now)
      }
      if let deadline = decoder.deadline { found += decoder.keys(at: deadline) }
      #expect(found.map(\.word).map(English().name) == keys, "cut by \(cut)")
      #expect(decoder.deadline == nil)
    }
  }

  @Test("Escape alone is a key after half a second, and not before")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: [0x1B], at: Self.start).isEmpty)
    #expect(decoder.keys(at: Self.start + .milliseconds(499)).isEmpty)
    #expect(decoder.keys(at: Self.start + .milliseconds(500)) == [Key(.escape)])
    #expect(decoder.deadline == nil)
    #expect(decoder.keys(at: Self.start + .seconds(9)).isEmpty)
  }

  @Test("A paste whose end is lost ends when nothing more comes")
  func lostPaste() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: Array("\u{1B}[200~abc".utf8), at: Self.start).isEmpty)
    #expect(decoder.keys(from: Array("def".utf8), at: Self.start + .seconds(1)).isEmpty)
    #expect(decoder.keys(at: Self.start + .milliseconds(2_999)).isEmpty)
    #expect(decoder.keys(at: Self.start + .seconds(3)) == [Key(.paste)])
    #expect(decoder.keys(from: Array("q".utf8), at: Self.start + .seconds(4)) == [.character("q")])
  }

  @Test("Alt and P makes nobody deaf: what is typed behind it is a key again two seconds later")
  func altP() {
    var decoder = KeyDecoder()
    _ = decoder.keys(from: Array("\u{1B}P".utf8), at: Self.start)
    _ = decoder.keys(from: Array("n".utf8), at: Self.start + .seconds(1))
    _ = decoder.keys(at: Self.start + .seconds(2))
    #expect(decoder.keys(from: Array("n".utf8), at: Self.start + .seconds(3)) == [.character("n")])
  }

  @Test("Thousands of seeded bytes: never too late, never stuck, the same in one piece and in many")
  func random() {
    var random = SplitMix64(seed: 7)
    let likely = Array("\u{1B}\u{1B}\u{1B}[[OP]0123456789;:~AZM$u<?\u{7}\\qé".utf8)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        Bool.random(using: &random)
          ? likely.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      }
      let whole = names(bytes)
      var decoder = KeyDecoder()
      var single = bytes.flatMap { decoder.keys(from: [$0], at: Self.start) }
      single += decoder.keys(at: Self.start + .seconds(10))
      #expect(single.map(\.word).map(English().name) == whole, "\(bytes)")
      #expect(decoder.keys(from: [0x2B], at: Self.start) == [.character("+")], "\(bytes)")
    }
  }
}
