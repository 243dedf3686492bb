/// A strict reader of JSON (RFC 8259) that keeps the place of every value and key.
///
/// Stricter than the RFC in two ways: an object has no key twice, and nothing is nested more than 64
/// deep. A key that comes again is noted and passed over, with its value; all else ends the reading. A
/// byte order mark at the beginning is skipped. Works on bytes, in one pass.
struct JSONReader {
  /// How deep lists and objects may be nested.
  static let deepest = 64
  /// How many keys that come again are listed; a text can hold millions.
  static let mostRepeats = 1000

  let bytes: [UInt8]
  var index = 0
  /// How many bytes of this line continue a scalar that an earlier byte began.
  var continuations = 0
  private var line = 1
  private var lineStart = 0
  /// The way to the value that is being read.
  var path = JSONPath()
  /// Keys that come again, and how many more there are than are listed.
  var repeats: [JSONSyntaxError] = []
  var unlisted = 0

  /// Reads a whole text: its value where it is JSON, and all that is wrong with it.
  static func parsed(_ bytes: [UInt8]) -> ParsedJSON {
    var reader = JSONReader(bytes)
    do throws(JSONSyntaxError) {
      let node = try reader.value(depth: 0)
      reader.skipSpace()
      guard reader.index == bytes.count else {
        throw reader.unexpected(allowed: .endOfFile)
      }
      return ParsedJSON(node: node, errors: reader.repeats, unlisted: reader.unlisted)
    } catch {
      return ParsedJSON(node: nil, errors: reader.repeats + [error], unlisted: reader.unlisted)
    }
  }

  /// The value of a whole text, in which nothing may be wrong.
  static func node(from bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    let parsed = parsed(bytes)
    if let error = parsed.errors.first { throw error }
    return parsed.node ?? JSONNode(.null)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      lineStart = 3
    }
  }

  /// The present place.
  var place: TextPlace { place(at: index) }

  /// The place of an earlier byte of this line, where all from there on is ASCII.
  func place(at index: Int) -> TextPlace {
    TextPlace(line: line, column: index - lineStart - continuations + 1)
  }

  /// Whether the present byte is this ASCII character.
  func isAt(_ character: Unicode.Scalar) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: character)
  }

  /// Takes the present byte where it is this ASCII character.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09:
        index += 1
      case 0x0A:
        beginLine(after: index)
      case 0x0D:
        let isPair = index + 1 < bytes.count && bytes[index + 1] == 0x0A
        beginLine(after: isPair ? index + 1 : index)
      default:
        return
      }
    }
  }

  private mutating func beginLine(after end: Int) {
    index = end + 1
    lineStart = index
    line += 1
    continuations = 0
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    skipSpace()
    let start = place
    guard index < bytes.count else { throw unexpected(allowed: .value) }
    switch bytes[index] {
    case UInt8(ascii: "{"): return JSONNode(.object(try object(depth: depth + 1)), at: start)
    case UInt8(ascii: "["): return JSONNode(.array(try array(depth: depth + 1)), at: start)
    case UInt8(ascii: "\""): return JSONNode(.string(try string()), at: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(.number(try number()), at: start)
    default: return JSONNode(try word(), at: start)
    }
  }

  private mutating func word() throws(JSONSyntaxError) -> JSONValue {
    for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[index...].starts(with: word.utf8) {
      let end = index + word.utf8.count
      guard end == bytes.count || !bytes[end].continuesWord else { break }
      index = end
      return value
    }
    throw unexpected(allowed: .value)
  }

  private mutating func array(depth: Int) throws(JSONSyntaxError) -> [JSONNode] {
    try enter(depth)
    var nodes: [JSONNode] = []
    skipSpace()
    if take("]") { return nodes }
    path.parts.append(.index(0))
    while true {
      path.parts[path.parts.count - 1] = .index(nodes.count)
      nodes.append(try value(depth: depth))
      skipSpace()
      if take("]") {
        path.parts.removeLast()
        return nodes
      }
      guard take(",") else { throw unexpected(allowed: .commaOr("]")) }
      skipSpace()
      if isAt("]") { throw error(.commaBefore("]")) }
    }
  }

  private mutating func object(depth: Int) throws(JSONSyntaxError) -> [JSONMember] {
    try enter(depth)
    var members: [JSONMember] = []
    var keys = DistinctKeys()
    skipSpace()
    if take("}") { return members }
    while true {
      let start = place
      guard isAt("\"") else { throw unexpected(allowed: .key) }
      let key = try string()
      path.parts.append(.key(key))
      let isNew = keys.insert(key, among: members)
      if !isNew { note(key, again: start, after: members) }
      skipSpace()
      guard take(":") else { throw unexpected(allowed: .colon) }
      let node = try value(depth: depth)
      if isNew { members.append(JSONMember(key: key, place: start, node: node)) }
      path.parts.removeLast()
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw unexpected(allowed: .commaOr("}")) }
      skipSpace()
      if isAt("}") { throw error(.commaBefore("}")) }
    }
  }

  /// Notes a key that is there already; the first of them counts.
  private mutating func note(_ key: String, again place: TextPlace, after members: [JSONMember]) {
    guard repeats.count < Self.mostRepeats else {
      unlisted += 1
      return
    }
    let first = members.first { $0.key == key }?.place ?? place
    let problem = JSONProblem.keyAgain(
      Printable.quoted(key), line: first.line, column: first.column)
    repeats.append(JSONSyntaxError(place: place, path: path, problem: problem))
  }

  /// Takes the opening bracket, where it is not too deep.
  private mutating func enter(_ depth: Int) throws(JSONSyntaxError) {
    guard depth <= Self.deepest else {
      throw error(.tooDeep(depth: depth, deepest: Self.deepest))
    }
    index += 1
  }
}

extension JSONReader {
  /// The error of finding something else than what is allowed at the present place.
  func unexpected(allowed: JSONAllowed) -> JSONSyntaxError {
    if isAt("/"), index + 1 < bytes.count, "/*".utf8.contains(bytes[index + 1]) {
      return error(.comment)
    }
    return error(.unexpected(found, allowed))
  }

  /// An error at the present place, or at another one.
  func error(_ problem: JSONProblem, at place: TextPlace? = nil) -> JSONSyntaxError {
    JSONSyntaxError(place: place ?? self.place, problem: problem)
  }

  /// What stands at the present place.
  private var found: JSONFound {
    guard index < bytes.count else { return .endOfFile }
    guard let length = scalarLength(at: index) else {
      return .notUTF8(hexadecimal: bytes[index].hexDigits(2))
    }
    let isLetter = { (byte: UInt8) in byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
    var end = index + length
    if isLetter(bytes[index]) {
      while end < bytes.count, end - index < 20, isLetter(bytes[end]) { end += 1 }
      return .text(String(decoding: bytes[index..<end], as: UTF8.self))
    }
    return .text(Printable.quoted(String(decoding: bytes[index..<end], as: UTF8.self)))
  }
}

extension UInt8 {
  /// Whether the byte would make a word of JSON longer: a letter, a digit, or a byte beyond ASCII.
  fileprivate var continuesWord: Bool {
    self >= 0x80 || (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}

/// The keys of an object: few are compared one by one, many are looked up.
private struct DistinctKeys {
  private var keys: Set<String> = []

  mutating func insert(_ key: String, among members: [JSONMember]) -> Bool {
    guard members.count >= 8 else { return !members.contains { $0.key == key } }
    if keys.isEmpty { keys = Set(members.map(\.key)) }
    return keys.insert(key).inserted
  }
}
