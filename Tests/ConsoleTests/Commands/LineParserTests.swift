import AdjustableCore
import Testing

@testable import a11y_console

@Suite("A typed line becomes a command or a clear error")
struct LineParserTests {
  private func parse(_ line: String, values: Set<String> = []) throws(LineError) -> LineCommand {
    try LineParser.command(from: line) { values.contains($0) }
  }

  @Test(
    "Every command is known by its name, its short name and a unique beginning",
    arguments: [
      ("next", .next), ("n", .next), ("NEXT", .next), ("ne", .next), ("p", .previous),
      ("prev", .previous), ("first", .first), ("f", .first), ("last", .last), ("la", .last),
      ("l", .list), ("read", .read), ("r", .read), ("  read  ", .read), ("", .read),
      ("\t", .read), ("go wake", .go("wake")), ("go 2", .go("2")), ("+", .increment(1)),
      ("+ 3", .increment(3)), ("+ 99999999999999999999", .increment(.max)), ("i", .increment(1)),
      ("increment 12", .increment(12)),
      ("-", .decrement(1)), ("- 5", .decrement(5)), ("d 2", .decrement(2)),
      ("page+", .pageIncrement(1)), ("page- 2", .pageDecrement(2)), ("min", .minimum),
      ("max", .maximum), ("set 22:30", .set("22:30")), ("set  a b ", .set("a b")), ("u", .undo),
      ("reset", .reset), ("h", .hint), ("a", .again), ("history", .history(10)),
      ("history 3", .history(3)), ("values", .values), ("save a b.json", .save("a b.json")),
      ("start", .start), ("pause", .pause), ("resume", .resume), ("restart", .restart),
      ("extend", .extend(nil)), ("extend 1m", .extend(60)), ("tick 1s", .tick(1)),
      ("tick 1h30m", .tick(5400)), ("verbosity brief", .verbosity("brief")),
      ("style strict", .style("strict")), ("transcript", .transcript), ("help", .help(nil)),
      ("help go", .help("go")), ("quit", .quit), ("q", .quit),
    ] as [(String, LineCommand)])
  func known(line: String, command: LineCommand) throws {
    #expect(try parse(line) == command)
  }

  @Test("No two commands share a name", arguments: CommandTable.entries.map(\.name))
  func distinct(name: String) throws {
    let same = CommandTable.entries.filter { $0.name == name || $0.short == name }
    #expect(same.count == 1)
    #expect(CommandTable.entries(for: name).map(\.name) == [name])
    #expect(Set(CommandTable.entries.map(\.id)) == Set(LineCommandName.allCases))
  }

  @Test(
    "A value of the focused element sets it, unless it is a command",
    arguments: ["22:30", "10.30 pm", "-5", "+5", "June", "1/250"])
  func values(line: String) throws {
    #expect(try parse(line, values: [line]) == .set(line))
  }

  @Test("Minus with a space decrements, minus without one is a number")
  func minus() throws {
    #expect(try parse("- 5") == .decrement(5))
    #expect(try parse("-5", values: ["-5"]) == .set("-5"))
    #expect(try parse("next", values: ["next"]) == .next)
  }

  @Test(
    "What begins like a number is left to the element to refuse",
    arguments: ["25:99", "-x", "$$", "1/0", "/", "12abc"])
  func numbers(line: String) throws {
    #expect(try parse(line) == .set(line))
  }

  @Test(
    "Every mistake names what was typed and what is allowed",
    arguments: [
      ("nxet", "unknownCommand", "Unknown command: nxet. Nearest is next."),
      ("zzzzzzzz", "unknownCommand", "Unknown command: zzzzzzzz. Type help for commands."),
      ("re", "ambiguousCommand", "re could be read, reset, resume, restart."),
      ("next 5", "usage", "next takes nothing behind it, and 5 was typed."),
      ("+ x", "usage", "x is not a count. Type a whole number, at least 1."),
      ("+ 0", "usage", "0 is not a count. Type a whole number, at least 1."),
      ("+ -3", "usage", "-3 is not a count. Type a whole number, at least 1."),
      ("set", "usage", "set needs a value behind it."),
      ("go", "usage", "go needs a label or a number behind it."),
      ("save", "usage", "save needs a file behind it."),
      ("tick", "usage", "tick needs a length of time behind it, such as 1m 30s."),
      ("tick soon", "usage", "soon is not a length of time, such as 1m 30s."),
      ("tick -5s", "usage", "-5s is not a length of time, such as 1m 30s."),
      ("extend x", "usage", "x is not a length of time, such as 1m 30s."),
      (
        "x\u{1B}[31mred", "unknownCommand",
        "Unknown command: x [31mred. Type help for commands."
      ),
    ])
  func mistakes(line: String, code: String, text: String) {
    let error = #expect(throws: LineError.self) { try parse(line) }
    #expect(error?.code == code)
    #expect(error.map(English().text) == text)
  }

  @Test("A hundred thousand seeded lines are understood or refused, and none traps")
  func fuzz() {
    var random = SplitMix64(seed: 7)
    let words = CommandTable.entries.flatMap { [$0.name, $0.short ?? $0.name] }
    let pieces = [
      " ", "\t", "5", "-1", "99999999999999999999", "1e999", "NaN", "\u{0}", "\u{1B}[2J", "é", "👩‍👩‍👧",
      "\u{301}", "\u{FFFD}", "\u{2028}", "/", ":", "$", "%", "--", "==", "pm", "1h", "\u{202E}",
    ]
    var refused = 0
    for _ in 0..<100_000 {
      var line = ""
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        line += (Bool.random(using: &random) ? words : pieces).randomElement(using: &random) ?? ""
      }
      do { _ = try parse(line) } catch { refused += English().text(error).isEmpty ? 0 : 1 }
    }
    #expect((1_000..<100_000).contains(refused))
  }
}
