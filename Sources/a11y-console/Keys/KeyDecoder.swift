/// Bytes of a terminal in, keys out: a value without a clock.
///
/// A sequence is taken whole, however slowly it comes and whatever it means; what is no key (a mouse, a
/// change of the window's focus, an answer to somebody else's question) makes no key. The sequences are
/// those of ECMA-48 and of xterm, with what rxvt and the Linux console do otherwise.
struct KeyDecoder {
  /// How long an Escape waits for the rest of a sequence.
  ///
  /// Half a second, as readline waits: over a slow line an arrow must not become an Escape.
  static let escapePatience = Duration.milliseconds(500)
  /// How long the rest of anything else is waited for.
  static let patience = Duration.seconds(2)

  private enum State: Equatable {
    case ground
    /// Escape was read, once or twice.
    case escape(twice: Bool)
    /// Some bytes of a character were read.
    case character([UInt8], count: Int)
    /// Escape and a bracket were read, and these bytes.
    case control([UInt8])
    /// Escape and O were read, and these bytes.
    case single([UInt8])
    /// So many bytes are passed over: a mouse's.
    case mouse(Int)
    /// The Linux console's own beginning of a function key was read.
    case linuxFunction
    /// A text for a terminal, which this is not, begun by Escape and this byte.
    case string(UInt8, isEmpty: Bool, sawEscape: Bool)
    /// A pasted text, of which these bytes came last.
    case paste([UInt8])
  }

  private static let escape: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private var state = State.ground
  private var isAlt = false
  /// When what is begun counts as complete; nil where nothing is.
  private(set) var deadline: ContinuousClock.Instant?

  /// The keys that some bytes complete; the rest is kept.
  mutating func keys(
    from bytes: some Sequence<UInt8>, at now: ContinuousClock.Instant
  ) -> [Key] {
    let keys = bytes.flatMap { take($0) }
    switch state {
    case .ground: deadline = nil
    case .escape: deadline = now + Self.escapePatience
    // Not later with each byte: what is typed behind Alt and P must not be lost for long.
    case .string: deadline = deadline ?? now + Self.patience
    default: deadline = now + Self.patience
    }
    return keys
  }

  /// The keys that are complete because nothing more came in time.
  mutating func keys(at now: ContinuousClock.Instant) -> [Key] {
    guard let deadline, deadline <= now else { return [] }
    self.deadline = nil
    return giveUp()
  }

  /// What is begun, as it stands; then nothing is begun any more.
  private mutating func giveUp() -> [Key] {
    defer { reset() }
    let held: Key.Modifiers = isAlt ? [.alt] : []
    switch state {
    case .ground, .mouse: return []
    case .escape(let twice): return Array(repeating: Key(.escape), count: twice ? 2 : 1)
    case .control([]): return [.character("[", .alt)]
    case .single([]): return [.character("O", .alt)]
    case .string(let byte, isEmpty: true, _): return [.character(Unicode.Scalar(byte), .alt)]
    case .string: return []
    case .paste: return [Key(.paste)]
    case .character, .control, .single, .linuxFunction: return [Key(.unknown, held)]
    }
  }

  private mutating func reset() {
    state = .ground
    isAlt = false
  }

  private mutating func complete(_ key: Key?) -> [Key] {
    defer { reset() }
    guard var key else { return [] }
    if isAlt { key.modifiers.insert(.alt) }
    return [key]
  }

  /// What cannot be the next byte ends what was begun, and begins something else.
  private mutating func startOver(with byte: UInt8) -> [Key] { giveUp() + take(byte) }

  private mutating func take(_ byte: UInt8) -> [Key] {
    switch state {
    case .ground: return begin(byte)
    case .escape(let twice): return afterEscape(byte, twice: twice)
    case .character(let bytes, let count): return continueCharacter(bytes + [byte], count)
    case .control(let bytes): return continueControl(bytes, byte)
    case .single(let bytes):
      switch byte {
      case 0x30...0x3B where bytes.count < 8: state = .single(bytes + [byte])
      case 0x20...0x7E: return complete(KeySequences.single(bytes, final: byte))
      default: return startOver(with: byte)
      }
    case .mouse(let left):
      if left > 1 { state = .mouse(left - 1) } else { reset() }
    case .linuxFunction:
      guard (0x20...0x7E).contains(byte) else { return startOver(with: byte) }
      let number = Int(byte) - 0x40
      return complete((1...5).contains(number) ? Key(.function(number)) : Key(.unknown))
    case .string(let kind, _, let sawEscape):
      let ends = byte == 0x07 || sawEscape && byte == UInt8(ascii: "\\")
      if ends { return complete(nil) }
      state = .string(kind, isEmpty: false, sawEscape: byte == Self.escape)
    case .paste(let last):
      let end = (last + [byte]).suffix(Self.pasteEnd.count)
      if end.elementsEqual(Self.pasteEnd) { return complete(Key(.paste)) }
      state = .paste(Array(end))
    }
    return []
  }

  private mutating func begin(_ byte: UInt8) -> [Key] {
    switch byte {
    case Self.escape:
      // Alt and Escape are two Escapes, which have a state of their own.
      state = .escape(twice: false)
      return []
    case 0x20...0x7E: return complete(.character(Unicode.Scalar(byte)))
    case 0x00...0x1F, 0x7F: return complete(KeySequences.control(byte))
    case 0xC2...0xDF: state = .character([byte], count: 2)
    case 0xE0...0xEF: state = .character([byte], count: 3)
    case 0xF0...0xF4: state = .character([byte], count: 4)
    // The same beginnings of sequences, of a terminal that sends eight bits.
    case 0x8F: state = .single([])
    case 0x9B: state = .control([])
    default: return complete(Key(.unknown))
    }
    return []
  }

  private mutating func afterEscape(_ byte: UInt8, twice: Bool) -> [Key] {
    isAlt = twice
    switch byte {
    case Self.escape:
      let earlier = twice ? [Key(.escape)] : []
      state = .escape(twice: true)
      isAlt = false
      return earlier
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .single([])
    case _ where twice:
      // No sequence: two presses of Escape, and a key.
      state = .ground
      isAlt = false
      return [Key(.escape), Key(.escape)] + begin(byte)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(byte, isEmpty: true, sawEscape: false)
      deadline = nil
    default:
      isAlt = true
      return begin(byte)
    }
    return []
  }

  private mutating func continueCharacter(_ bytes: [UInt8], _ count: Int) -> [Key] {
    guard let byte = bytes.last, (0x80...0xBF).contains(byte) else {
      return startOver(with: bytes.last ?? 0)
    }
    guard bytes.count == count else {
      state = .character(bytes, count: count)
      return []
    }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first, !scalar.isControl,
      scalar != "\u{FFFD}"
    else { return complete(Key(.unknown)) }
    return complete(.character(scalar))
  }

  private mutating func continueControl(_ bytes: [UInt8], _ byte: UInt8) -> [Key] {
    switch byte {
    case UInt8(ascii: "[") where bytes.isEmpty: state = .linuxFunction
    case UInt8(ascii: "M") where bytes.isEmpty: state = .mouse(3)
    case UInt8(ascii: "$") where bytes.allSatisfy({ (0x30...0x39).contains($0) }) && !bytes.isEmpty:
      // rxvt's Shift; in ECMA-48 something would follow.
      return complete(KeySequences.control(bytes, final: byte))
    case 0x20...0x3F:
      // What is longer than any key is read to its end all the same.
      state = .control(bytes.count < 64 ? bytes + [byte] : bytes)
    case 0x40...0x7E:
      if bytes.elementsEqual("200".utf8), byte == UInt8(ascii: "~") {
        state = .paste([])
      } else {
        return complete(KeySequences.control(bytes, final: byte))
      }
    default: return startOver(with: byte)
    }
    return []
  }
}
