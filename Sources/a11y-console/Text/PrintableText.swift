/// What was found in a file, as an error names it: on one line, not too long, and safe to print.
enum Printable {
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

extension String {
  /// A path as a diagnostic names it: whole, on one line, safe to print, and seen where it is empty.
  var printable: String {
    isEmpty ? "\"\"" : unicodeScalars.map(Printable.escaped).joined()
  }
}

extension String {
  /// This text with every line break and control character as a space: a reply is one line.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
  }
}

extension Unicode.Scalar {
  /// Marks that turn the direction of what follows.
  var isDirectionMark: Bool { properties.isBidiControl }

  /// Control characters, and the separators that end a line.
  var isControl: Bool {
    properties.generalCategory == .control || value == 0x2028 || value == 0x2029
  }
}

extension String {
  /// Whether there is nothing in it that can be seen.
  var isBlank: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether it has more Unicode scalars than a number.
  func isLonger(than most: Int) -> Bool {
    utf8.count > most && unicodeScalars.count > most
  }

  private var mayHaveControl: Bool {
    // The bytes that a control character or a line end is or begins with.
    utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
  }

  /// Whether there is a control character or a line end in it.
  var hasControl: Bool {
    mayHaveControl && unicodeScalars.contains(where: \.isControl)
  }
}
