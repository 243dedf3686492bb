/// Why a text is not JSON as it is wanted here: one thing that is wrong in it, and where.
struct JSONSyntaxError: Error, Hashable, Sendable {
  /// Where it stands.
  let place: TextPlace
  /// The way to the value it is about; empty where the text is no JSON from there on.
  var path = JSONPath()
  /// What was found and what is allowed.
  let message: String
}

/// What came of reading a text.
struct JSONReading: Sendable {
  /// The value; nil where the text is not JSON.
  let node: JSONNode?
  /// What is wrong, in the order of the text: keys that come again, then what ended the reading.
  let errors: [JSONSyntaxError]
  /// How many more keys come again.
  let unlisted: Int
}

extension JSONReader {
  /// The error of finding something else than what is allowed at the present place.
  func unexpected(allowed: String) -> JSONSyntaxError {
    if isAt("/"), index + 1 < bytes.count, "/*".utf8.contains(bytes[index + 1]) {
      return error("found a comment; JSON has none")
    }
    return error("found \(found); allowed is \(allowed)")
  }

  /// An error at the present place, or at another one.
  func error(_ message: String, at place: TextPlace? = nil) -> JSONSyntaxError {
    JSONSyntaxError(place: place ?? self.place, message: message)
  }

  /// What stands at the present place, in words.
  private var found: String {
    guard index < bytes.count else { return "the end of the file" }
    guard let length = scalarLength(at: index) else {
      return "the byte \(bytes[index].hexDigits(2)), which is not UTF-8"
    }
    let isLetter = { (byte: UInt8) in byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
    var end = index + length
    if isLetter(bytes[index]) {
      while end < bytes.count, end - index < 20, isLetter(bytes[end]) { end += 1 }
      return String(decoding: bytes[index..<end], as: UTF8.self)
    }
    return Found.quoted(String(decoding: bytes[index..<end], as: UTF8.self))
  }
}

/// What was found in a file, as an error names it: on one line, not too long, and safe to print.
enum Found {
  private static let longest = 40

  /// A text in quotation marks.
  static func quoted(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(longest + 1)
    let shown = start.prefix(longest).map(escaped).joined()
    return "\"" + shown + (start.count > longest ? "..." : "") + "\""
  }

  /// The digits of a number.
  static func digits(_ text: String) -> String {
    text.utf8.count > longest ? String(text.prefix(longest)) + "..." : text
  }

  /// A value: numbers and texts themselves, of lists and objects the kind.
  static func value(_ value: JSONValue) -> String {
    switch value {
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): digits(number.text)
    case .string(let text): quoted(text)
    case .null, .array, .object: value.kind
    }
  }

  /// A scalar that can be printed: what moves the cursor, ends the line, turns the direction or cannot be
  /// seen is written as U+001B.
  static func escaped(_ scalar: Unicode.Scalar) -> String {
    // The two joiners stand inside words and emoji.
    let isJoiner = scalar.value == 0x200C || scalar.value == 0x200D
    let isUnseen = scalar.properties.generalCategory == .format && !isJoiner
    return scalar.isControl || isUnseen ? "U+" + scalar.value.hexDigits(4) : String(scalar)
  }
}

extension BinaryInteger {
  /// The hexadecimal digits, with zeros in front up to `count` of them.
  func hexDigits(_ count: Int) -> String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
