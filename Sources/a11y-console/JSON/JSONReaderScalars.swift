/// Texts: UTF-8 without control characters, and the escapes.
extension JSONReader {
  /// Reads a text from its opening quotation mark to past the closing one.
  mutating func string() throws(JSONSyntaxError) -> String {
    let opening = place
    index += 1
    var start = index
    // All up to the last escape.
    var earlier: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        let last = bytes[start..<index]
        index += 1
        return String(decoding: earlier.isEmpty ? last : (earlier + last)[...], as: UTF8.self)
      } else if byte == UInt8(ascii: "\\") {
        earlier += bytes[start..<index]
        earlier += String(try escape()).utf8
        start = index
      } else if byte < 0x20 {
        throw error(
          .controlCharacter(hexadecimal: byte.hexDigits(4), escape: Self.escape(for: byte)))
      } else if byte < 0x80 {
        index += 1
      } else {
        guard let length = scalarLength(at: index) else {
          throw error(.notUTF8(hexadecimal: byte.hexDigits(2)))
        }
        continuations += length - 1
        index += length
      }
    }
    throw error(.textNotClosed, at: opening)
  }

  /// Reads an escape from its backslash on.
  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = place
    index += 1
    guard index < bytes.count else { throw unexpected(allowed: .escape) }
    let plain: Unicode.Scalar? =
      switch bytes[index] {
      case UInt8(ascii: "\""): "\""
      case UInt8(ascii: "\\"): "\\"
      case UInt8(ascii: "/"): "/"
      case UInt8(ascii: "b"): "\u{8}"
      case UInt8(ascii: "f"): "\u{C}"
      case UInt8(ascii: "n"): "\n"
      case UInt8(ascii: "r"): "\r"
      case UInt8(ascii: "t"): "\t"
      default: nil
      }
    if let plain {
      index += 1
      return plain
    }
    guard isAt("u") else { throw unexpected(allowed: .escape) }
    index += 1
    let unit = try hexUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // Half of a pair: the other half must follow at once.
    if unit < 0xDC00, isAt("\\"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u") {
      index += 2
      let second = try hexUnit()
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw error(.loneSurrogate(hexadecimal: unit.hexDigits(4)), at: start)
  }

  private mutating func hexUnit() throws(JSONSyntaxError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count, let digit = bytes[index].hexValue else {
        throw unexpected(allowed: .hexadecimalDigit)
      }
      unit = unit << 4 | digit
      index += 1
    }
    return unit
  }

  private static func escape(for control: UInt8) -> String {
    switch control {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    default: "\\u\(control.hexDigits(4))"
    }
  }

  /// How many bytes the scalar at an index has; nil where it is not well-formed UTF-8.
  func scalarLength(at start: Int) -> Int? {
    let continues = { [bytes] (offset: Int, range: ClosedRange<UInt8>) in
      start + offset < bytes.count && range.contains(bytes[start + offset])
    }
    let any: ClosedRange<UInt8> = 0x80...0xBF
    let second: ClosedRange<UInt8>
    let length: Int
    switch bytes[start] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (second, length) = (any, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (any, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (any, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: return nil
    }
    guard continues(1, second) else { return nil }
    return (2..<max(2, length)).allSatisfy { continues($0, any) } ? length : nil
  }
}

/// Numbers: digits as the RFC has them, and finite.
extension JSONReader {
  /// Reads a number from its sign or first digit on.
  mutating func number() throws(JSONSyntaxError) -> JSONNumber {
    let start = index
    if isAt("-") { index += 1 }
    if isAt("0") {
      index += 1
      if isAtDigit {
        throw error(.zeroInFront, at: place(at: start))
      }
    } else {
      try digits(or: .digitAfterMinus)
    }
    var isWhole = true
    if isAt(".") {
      isWhole = false
      index += 1
      try digits(or: .digitAfterPoint)
    }
    if isAt("e") || isAt("E") {
      isWhole = false
      index += 1
      if isAt("+") || isAt("-") { index += 1 }
      try digits(or: .digitAfterExponent)
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isWhole, let whole = whole(from: start) {
      return JSONNumber(value: Double(whole), text: text)
    }
    guard let value = Double(text), value.isFinite else {
      throw error(.numberTooLarge(Printable.digits(text)), at: place(at: start))
    }
    return JSONNumber(value: value, text: text)
  }

  /// The value of the digits from an index on; nil where there is a sign, or more than are exact.
  private func whole(from start: Int) -> Int? {
    guard index - start <= 15, bytes[start] != UInt8(ascii: "-") else { return nil }
    var whole = 0
    for digit in start..<index { whole = whole * 10 + Int(bytes[digit] & 0xF) }
    return whole
  }

  private var isAtDigit: Bool {
    index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
  }

  private mutating func digits(or missing: JSONAllowed) throws(JSONSyntaxError) {
    guard isAtDigit else { throw unexpected(allowed: missing) }
    while isAtDigit { index += 1 }
  }
}

extension UInt8 {
  fileprivate var hexValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
