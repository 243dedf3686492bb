import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

@Suite("The manual page is made from the tables of the program")
struct ManPageTests {
  private static var file: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("man/a11y-console.1")
  }

  @Test("man/a11y-console.1 is what the tables say; A11Y_RENEW_MANUAL=1 writes it anew")
  func file() throws {
    if ProcessInfo.processInfo.environment["A11Y_RENEW_MANUAL"] == "1" {
      try ManPage.text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == ManPage.text)
  }

  @Test("It names every command, option, line command, key and exit code")
  func whole() {
    let text = ManPage.text
    for command in ProgramCommand.allCases {
      #expect(text.contains(ManPage.escaped(command.usage)))
    }
    for option in CommandOption.all { #expect(text.contains(ManPage.escaped(option.usage))) }
    for entry in CommandTable.entries {
      #expect(text.contains(ManPage.escaped(English().names(of: entry.help))))
    }
    for binding in KeyTable.bindings {
      #expect(text.contains(ManPage.escaped(English().names(of: binding.help))))
    }
    for code in ExitCode.allCases { #expect(text.contains(".B \(code.rawValue)\n")) }
  }

  @Test("No text can be a request of roff")
  func escaping() {
    #expect(ManPage.escaped(".x") == "\\&.x")
    #expect(ManPage.escaped("'x") == "\\(aqx")
    #expect(ManPage.escaped("a\\b-c\"") == "a\\eb\\-c\\(dq")
  }

  @Test(
    "It renders without a warning", .enabled(if: Tools.has("man")),
    arguments: [60, 80])
  func renders(columns: Int) throws {
    let result = try Tools.run(
      "man --warnings -l '\(Self.file.path)'",
      environment: ["MANWIDTH": "\(columns)", "MANPAGER": "cat", "LC_ALL": "C.UTF-8"])
    #expect(result.errors == "" && result.code == 0)
    #expect(result.output.contains("ask slider --label Volume --in 0...100"))
    #expect(result.output.contains("Says what the next key does"))
  }

  @Test("mandoc finds nothing to warn of", .enabled(if: Tools.has("mandoc")))
  func lint() throws {
    let result = try Tools.run("mandoc -T lint -W warning '\(Self.file.path)'")
    #expect(result.output + result.errors == "" && result.code == 0)
  }
}
