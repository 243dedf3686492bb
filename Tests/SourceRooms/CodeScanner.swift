/// Reads Swift past comments and texts: what is left is code, that inside of texts too.
public struct CodeScanner {
  private let source: [UInt8]
  private var rest: ArraySlice<UInt8>
  private var code: [UInt8] = []
  private var texts: [SourceText] = []
  /// The line of the byte up to which lines are counted.
  private var line = 1
  private var countedEnd = 0

  /// The code of a source text.
  static func code(of source: String) -> String {
    var scanner = CodeScanner(source)
    scanner.takeCode(isInText: false)
    return String(decoding: scanner.code, as: UTF8.self)
  }

  /// The texts of a source text, outermost last, each with the line on which it begins.
  public static func texts(of source: String) -> [SourceText] {
    var scanner = CodeScanner(source)
    scanner.takeCode(isInText: false)
    return scanner.texts
  }

  private init(_ text: String) {
    source = Array(text.utf8)
    rest = source[...]
  }

  private func isAt(_ text: String) -> Bool { rest.starts(with: text.utf8) }

  /// Takes code to the end, or to the bracket that ends the code inside a text.
  private mutating func takeCode(isInText: Bool) {
    var depth = 0
    while let byte = rest.first {
      if isAt("//") {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
        continue
      }
      if let hashes = openingHashes {
        rest = rest.dropFirst(hashes)
        passText(hashes: hashes)
        continue
      }
      rest = rest.dropFirst()
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        if isInText, depth == 0 { return }
        depth -= 1
      }
      code.append(byte)
    }
  }

  /// How many hashes stand before a text that begins here; nil where none does.
  private var openingHashes: Int? {
    let hashes = rest.prefix { $0 == UInt8(ascii: "#") }.count
    return rest.dropFirst(hashes).first == UInt8(ascii: "\"") ? hashes : nil
  }

  /// The line of the present byte.
  private mutating func presentLine() -> Int {
    for byte in source[countedEnd..<rest.startIndex] where byte == UInt8(ascii: "\n") { line += 1 }
    countedEnd = rest.startIndex
    return line
  }

  /// Passes over a text from its quotation mark on, but for the code in it.
  private mutating func passText(hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    let quotes = isAt("\"\"\"") ? "\"\"\"" : "\""
    let line = presentLine()
    var text: [UInt8] = []
    rest = rest.dropFirst(quotes.utf8.count)
    code += "\"".utf8
    while !rest.isEmpty {
      if isAt(quotes + fence) {
        rest = rest.dropFirst(quotes.utf8.count + hashes)
        break
      }
      if isAt("\\" + fence + "(") {
        rest = rest.dropFirst(hashes + 2)
        code += "(".utf8
        takeCode(isInText: true)
        code += ")".utf8
        text += "\u{FFFC}".utf8
      } else {
        let count = isAt("\\" + fence) ? hashes + 2 : 1
        text += rest.prefix(count)
        rest = rest.dropFirst(count)
      }
    }
    code += "\"".utf8
    texts.append(SourceText(words: String(decoding: text, as: UTF8.self), line: line))
  }
}

/// A text of a source file.
public struct SourceText: Hashable, Sendable {
  /// What is in it; each value that is filled in is U+FFFC.
  public let words: String
  /// The line on which it begins.
  public let line: Int
}
