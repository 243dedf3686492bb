import Foundation
import Testing

@Suite("The program at a terminal")
struct TerminalTests {
  private static let start =
    "Sound, 2 elements. Type help for commands.\n"
    + "Volume: 100. Adjustable. Type + or - to adjust.\n"
  private static let endOfInput = "\u{4}"

  @Test("A prompt stands before each line that is read, and Ctrl-D ends its line")
  func prompt() throws {
    let terminal = try Terminal(["volume"])
    #expect(terminal.reads(upTo: "to adjust.\n> "))
    terminal.type("+\n")
    #expect(terminal.reads(upTo: "105\n> "))
    terminal.type("max\n")
    #expect(terminal.reads(upTo: "255\n> "))
    terminal.type(Self.endOfInput)
    #expect(terminal.end() == 0)
    #expect(terminal.output == Self.start + "> 105\n> 255\n> \n")
  }

  @Test("Mistakes at a terminal are no failure of the program")
  func mistakes() throws {
    let terminal = try Terminal(["volume"])
    #expect(terminal.reads(upTo: "> "))
    terminal.type("nxet\n")
    #expect(terminal.reads(upTo: "Nearest is next.\n> "))
    terminal.type("quit\n")
    #expect(terminal.end() == 0)
    #expect(terminal.output == Self.start + "> Unknown command: nxet. Nearest is next.\n> ")
  }

  @Test("There is no prompt among JSON objects")
  func json() throws {
    let terminal = try Terminal(["volume", "--json"])
    #expect(terminal.reads(upTo: "\"valueText\":\"100\"}\n"))
    terminal.type("+\n")
    #expect(terminal.reads(upTo: "\"valueText\":\"105\"}\n"))
    terminal.type(Self.endOfInput)
    #expect(terminal.end() == 0)
    let lines = terminal.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4 && lines.last == "")
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
  }

  @Test("There is no prompt where the lines come from a script")
  func script() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try "nxet\n+\n".write(toFile: folder.path + "/script", atomically: true, encoding: .utf8)
    let terminal = try Terminal(["volume", "--script", folder.path + "/script"])
    #expect(terminal.end() == 65)
    #expect(terminal.output.hasPrefix(Self.start))
    #expect(terminal.output.hasSuffix("Nearest is next.\n105\n"))
    #expect(!terminal.output.contains(">"))
  }
}
