import Foundation
import SourceRooms
import Testing

/// Whatever is said stands in Words, where a language has a word for it.
@Suite("No word that is said stands outside Words")
struct LiteralTests {
  /// Rooms and files whose texts are in English in every language.
  private static let english: [(path: String, reason: String)] = [
    ("Words/", "the words themselves"),
    ("Documents/", "the manual's own prose, and scripts of shells"),
    ("Screens/", "the built-in screens are files"),
    ("Drawing/", "markup and styles"),
    ("ScreenFile/Shapes/", "descriptions of the JSON Schema"),
  ]
  /// Beside what builds items stand their shapes, whose sentences are descriptions of the JSON Schema.
  private static let schemaFolder = "ScreenFile/Building/"

  /// Whether a line is in a row of a table of members.
  private static func describesMember(_ lines: [Substring], _ line: Int) -> Bool {
    lines[max(0, line - 16)..<line].contains {
      $0.contains(/(\.optional|\.required|ObjectShape)\(/)
    }
  }
  /// Texts that are typed or read by programs.
  private static let exceptions: Set<String> = [
    "transcript SCREEN", "audit SCREEN...", "ask KIND [OPTIONS]", "countdown DURATION",
    "draw SCREEN", "completions bash|zsh|fish", "every N",
  ]

  private static let console = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/a11y-console")

  /// Whether a text reads like words: two of them, a sentence, or one with a capital.
  private static func reads(_ text: String) -> Bool {
    guard !text.contains("<"), !exceptions.contains(text) else { return false }
    return text.contains(/\p{L} \p{L}/) || text.contains(/\p{L}\.$/)
      || text.contains(/^[A-Z][a-z]+$/)
  }

  @Test(
    "A text that is said is found", arguments: ["Not a number.", "Finish", "at \\(a) end of it"])
  func found(text: String) {
    let texts = CodeScanner.texts(of: "// \"No text.\"\nlet a = \"\(text)\"")
    #expect(texts.map(\.line) == [2])
    #expect(texts.contains { Self.reads($0.words) })
  }

  @Test("The console's files have none but in Words, and what stays English")
  func none() throws {
    let files = try #require(FileManager.default.enumerator(atPath: Self.console.path))
      .compactMap { $0 as? String }.filter { file in
        file.hasSuffix(".swift") && !Self.english.contains { file.hasPrefix($0.path) }
      }
    #expect(files.count > 50)
    for file in files {
      let source = try String(
        contentsOf: Self.console.appendingPathComponent(file), encoding: .utf8)
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      let said = CodeScanner.texts(of: source).filter { text in
        Self.reads(text.words)
          && !(file.hasPrefix(Self.schemaFolder) && Self.describesMember(lines, text.line))
      }
      #expect(said.isEmpty, "\(file): \(said.map { "\($0.line): \($0.words)" })")
    }
  }
}
