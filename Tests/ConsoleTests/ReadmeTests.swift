import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

/// The README shows real output: each command in a `console` block is run, and its lines compared.
@Suite("The README shows what really happens")
struct ReadmeTests {
  /// A command and the lines that follow it in the README.
  struct Example: CustomTestStringConvertible {
    let command: String
    let output: String
    var testDescription: String { command }
  }

  private static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  static let examples: [Example] = {
    let text = (try? String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8))
    let parts = (text ?? "").components(separatedBy: "```console\n").dropFirst()
    return parts.flatMap { part -> [Example] in
      let block = part.components(separatedBy: "```").first ?? ""
      return block.components(separatedBy: "$ ").dropFirst().map { example in
        let end = example.firstIndex(of: "\n") ?? example.endIndex
        return Example(
          command: String(example[..<end]), output: String(example[end...].dropFirst()))
      }
    }
  }()

  @Test("A command of the README prints what stands behind it", arguments: examples)
  func example(example: Example) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    let command = example.command.replacingOccurrences(
      of: "swift run a11y-console", with: "'\(try Program.url.path)'")
    shell.arguments = ["-c", command]
    shell.environment = ["LANG": "C", "PATH": "/usr/bin:/bin", "HOME": NSTemporaryDirectory()]
    shell.standardInput = FileHandle.nullDevice
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    #expect(String(decoding: data, as: UTF8.self) == example.output)
  }

  @Test("The README's code is the code of a test")
  func code() throws {
    let file = Self.root.appendingPathComponent("Tests/AdjustableCoreTests/ReadmeExample.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let parts = source.components(separatedBy: "// README: begin\n").dropFirst()
    #expect(parts.count >= 5)
    for part in parts {
      let inside = try #require(part.components(separatedBy: "// README: end").first)
      let lines = inside.components(separatedBy: "\n").dropLast()
      let margin = lines.first?.prefix { $0 == " " } ?? ""
      let code = lines.map { String($0.trimmingPrefix(margin)) }.joined(separator: "\n")
      #expect(readme.contains("```swift\n\(code)\n```"))
    }
  }

  @Test("The README's table of keys is the program's")
  func keys() throws {
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let rows = KeyTable.bindings.map(\.help).map {
      "| \(English().names(of: $0)) | \(English().summary(of: $0.purpose)) |\n"
    }.joined()
    #expect(readme.contains("|---|---|\n" + rows + "\n"), "The table is:\n\(rows)")
  }

  @Test("There are examples to run")
  func there() { #expect(Self.examples.count >= 3) }
}
