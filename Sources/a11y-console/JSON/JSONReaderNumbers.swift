/// Numbers: digits as the RFC has them, and finite.
extension JSONReader {
  /// Reads a number from its sign or first digit on.
  mutating func number() throws(JSONSyntaxError) -> JSONNumber {
    let start = index
    if isAt("-") { index += 1 }
    if isAt("0") {
      index += 1
      if isAtDigit {
        throw error(
          "found a number with a zero in front; allowed is a number without", at: place(at: start))
      }
    } else {
      try digits(after: "the minus sign")
    }
    var isWhole = true
    if isAt(".") {
      isWhole = false
      index += 1
      try digits(after: "the decimal point")
    }
    if isAt("e") || isAt("E") {
      isWhole = false
      index += 1
      if isAt("+") || isAt("-") { index += 1 }
      try digits(after: "the exponent mark")
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isWhole, let whole = whole(from: start) {
      return JSONNumber(value: Double(whole), text: text)
    }
    guard let value = Double(text), value.isFinite else {
      throw error(
        "found \(Found.digits(text)); allowed is a number up to 1.8e308 either way",
        at: place(at: start))
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

  private mutating func digits(after what: String) throws(JSONSyntaxError) {
    guard isAtDigit else { throw unexpected(allowed: "a digit after \(what)") }
    while isAtDigit { index += 1 }
  }
}
