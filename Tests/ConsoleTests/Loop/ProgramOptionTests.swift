import Foundation
import Testing

@Suite("The options of the program, and what the environment asks for")
struct ProgramOptionTests {
  /// Does something with a file that holds a text.
  private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path + "/file"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    try body(path)
  }

  /// The line of a transcript that says the lower price.
  private func price(_ arguments: [String], _ environment: [String: String]) throws -> String {
    let result = try Program.run(["transcript", "price"] + arguments, environment: environment)
    #expect(result.code == 0)
    let line = result.output.split(separator: "\n").first { $0.hasPrefix("Minimum price: ") }
    return line?.split(separator: ".").first.map { String($0.dropFirst(15)) } ?? ""
  }

  @Test(
    "The environment's locale is the first that is given of LC_ALL, LC_MESSAGES and LANG",
    arguments: [
      ([:], "$60"), (["LANG": "de_DE.UTF-8"], "60\u{A0}$"),
      (["LANG": "C", "LC_MESSAGES": "de_DE"], "60\u{A0}$"),
      (["LANG": "de_DE", "LC_MESSAGES": "en_US"], "$60"),
      (["LANG": "en_US", "LC_MESSAGES": "en_US", "LC_ALL": "de_DE"], "60\u{A0}$"),
      (["LANG": "de_DE", "LC_MESSAGES": "de_DE", "LC_ALL": "C"], "$60"),
      (["LANG": "de_DE", "LC_MESSAGES": "", "LC_ALL": ""], "60\u{A0}$"),
    ])
  func environment(environment: [String: String], text: String) throws {
    #expect(try price([], environment) == text)
  }

  @Test("--locale beats the file's locale, and that the environment's")
  func locales() throws {
    #expect(try price(["--locale", "de_DE"], ["LC_ALL": "en_US"]) == "60\u{A0}$")
    let item = #"{"type": "slider", "label": "Level", "value": 0.5}"#
    try withFile(#"{"title": "T", "locale": "de_DE", "items": [\#(item)]}"#) { path throws in
      let text = { (arguments: [String]) in
        try Program.run(["transcript", path] + arguments, environment: ["LANG": "en_US"]).output
      }
      #expect(try text([]).hasPrefix("Level: 0,5. "))
      #expect(try text(["--locale", "en_US"]).hasPrefix("Level: 0.5. "))
    }
  }

  @Test("--verbosity says as much as was asked for")
  func verbosity() throws {
    let lines = { (level: String) in
      try Program.run(["sleep", "--verbosity", level], input: "next\n").output
        .split(separator: "\n").dropFirst().map(String.init)
    }
    #expect(try lines("brief") == ["Bedtime: 23:00", "Wake up: 07:00"])
    #expect(try lines("normal").last == "Wake up: 07:00. Adjustable.")
    #expect(
      try lines("verbose").last?.hasSuffix("Type + or - to adjust.") == true)
  }

  @Test("--style takes the words of that style: strict says no reason at a limit")
  func style() throws {
    let last = { (style: String) in
      try Program.run(["volume", "--style", style], input: "max\n+\n").output
        .split(separator: "\n").last
    }
    #expect(try last("strict") == "255")
    #expect(try last("voiceover") == "255. Max.")
  }

  @Test("--announce sets what a countdown says by itself")
  func announce() throws {
    let last = { (policy: String) in
      try Program.run(["timer", "--announce", policy], input: "start\ntick 1s\n").output
        .split(separator: "\n").last
    }
    // Nothing is announced, so that the line is answered with the value.
    #expect(try last("silent") == "2 seconds")
    #expect(try last("second") == "2")
    #expect(try last("every 5") == "2 seconds")
  }

  @Test("--script takes the lines from a file, and a line that failed is told at the end")
  func script() throws {
    try withFile("+\nnext\n") { path throws in
      let result = try Program.run(["sleep", "--script", path], input: "- 5\n")
      #expect(result.output.hasSuffix("\n23:15\nWake up: 07:00. Adjustable.\n"))
      #expect(result.code == 0)
    }
    try withFile("nxet\n+\n") { path throws in
      let result = try Program.run(["volume", "--script", path])
      #expect(result.output.hasSuffix("Nearest is next.\n105\n"))
      #expect(result.code == 65)
    }
  }

  @Test("--output holds the values at quit, and lines after it count for nothing")
  func output() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path + "/left.json"
    #expect(
      try Program.run(["volume", "--output", path], input: "+\nquit\nmax\n").code == 0)
    #expect(try Program.run([path], input: "values\n").output.hasSuffix("\nvolume=105\n"))
  }
}
