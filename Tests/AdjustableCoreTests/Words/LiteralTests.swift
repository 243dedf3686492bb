import Foundation
import Testing

/// Whatever is said stands in `Words`, so that a language is whole when its file is.
@Suite("No words outside Words")
struct LiteralTests {
  /// Literals that look like words and are none that are said, each with why.
  private static let exceptions = [
    "per cent": "what people type behind a number, as a reader of percentages takes it",
    "Inf": "a spelling of infinity that an audit looks for",
  ]

  private static let core = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/AdjustableCore")

  /// Whether a literal reads like words: two of them, a sentence, or one with a capital.
  private static func isWords(_ literal: String) -> Bool {
    literal.contains(/\p{L} \p{L}/) || literal.contains(/\p{L}\.$/)
      || literal.contains(/^[A-Z][a-z]+$/)
  }

  /// The literals of a line of code that read like words, without what is filled into them.
  private static func words(in line: String) -> [String] {
    // Where a rule comes from is the name of a work.
    guard !line.contains("let source = ") else { return [] }
    let code = line.replacing(/\/\/.*/, with: "").replacing(/\\\([^()"]*(\([^()"]*\))?\)/, with: "")
    return code.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
      .filter { isWords($0) && exceptions[$0] == nil }
  }

  @Test(
    "A literal that is said is found",
    arguments: ["\"Not a number.\"", "\"Start\"", "\"at \\(a) end of it\""])
  func found(line: String) {
    #expect(!Self.words(in: "return " + line).isEmpty)
    #expect(Self.words(in: "// " + line).isEmpty)
  }

  @Test("The core's files have none but in Words")
  func none() throws {
    let files = try #require(FileManager.default.enumerator(atPath: Self.core.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Words/") }
    #expect(files.count > 50)
    for file in files {
      let text = try String(contentsOf: Self.core.appendingPathComponent(file), encoding: .utf8)
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let words = Self.words(in: String(line))
        #expect(words.isEmpty, "\(file):\(number + 1): \(words)")
      }
    }
  }
}
