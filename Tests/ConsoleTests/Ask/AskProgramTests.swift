import Foundation
import Testing

@testable import a11y_console

@Suite("ask, as a shell script uses it")
struct AskProgramTests {
  private static let question =
    "\"$P\" ask slider --label Volume --in 0...100 --step 5 --value 40"

  private static let shells = ["bash", "dash", "fish"]

  /// A script that asks, and shows what it got; fish has another form of the same.
  private func script(_ shell: String, before: String = "") -> String {
    shell == "fish"
      ? "set v (\(before)\(Self.question)); set code $status; echo \"got [$v] $code\""
      : "v=$(\(before)\(Self.question)); code=$?; echo \"got [$v] $code\""
  }

  @Test("Through a pipe the answer alone is captured", arguments: shells)
  func pipe(shell: String) throws {
    guard Tools.has(shell) else { return }
    for (lines, got) in [
      ("+\\ndone\\n", "[45] 0"), ("55\\n\\n", "[55] 0"), ("+\\ncancel\\n", "[] 1"),
      ("+\\nquit\\n", "[] 1"), ("+\\n", "[] 1"), ("set 400\\n50\\ndon\\n", "[50] 0"),
    ] {
      let result = try Tools.run(script(shell, before: "printf '\(lines)' | "), shell: shell)
      #expect(result.output == "got \(got)\n", "\(lines)")
      #expect(
        result.errors.hasPrefix(
          """
          Volume: 40. Adjustable. Type + or - to adjust.
          Type done to take 40, cancel to take none, help for commands.

          """))
    }
  }

  @Test("Help knows the words that answer", arguments: ["help", "help done", "help cancel"])
  func help(line: String) throws {
    let result = try Program.run(
      ["ask", "slider", "--value", "0.5"], input: line + "\ncancel\n")
    #expect(result.diagnostics.contains("\nAnswer: done or an empty line takes the value"))
    #expect(!result.diagnostics.contains("Unknown"))
    #expect(result.code == 1)
  }

  @Test("At a terminal keys are taken, though the answer is captured", arguments: shells)
  func keys(shell: String) throws {
    guard Tools.has(shell) else { return }
    for (keys, got) in [
      ("\u{1B}[A\u{1B}[A\r", "[50] 0"), ("=72\r\r", "[70] 0"), ("\u{1B}[A\u{1B}", "[] 1"),
      ("q", "[] 1"), ("\u{4}", "[] 1"), ("400\r\r", "[40] 0"),
    ] {
      let terminal = try Terminal(command: [shell, "-c", script(shell)])
      let isReady = terminal.reads(
        upTo: "Press Enter to take 40, Escape to take none, ? for keys.\n")
      #expect(isReady, "\(terminal.output)")
      terminal.type(keys)
      #expect(terminal.reads(upTo: "got \(got)\n"), "\(terminal.output)")
      #expect(
        terminal.output.hasPrefix("Volume: 40. Adjustable. Press + or - to adjust.\n"))
      #expect(terminal.end() == 0)
      #expect(terminal.settings == terminal.before)
    }
  }

  @Test("What is said reaches the terminal even where standard error does not")
  func errorsElsewhere() throws {
    let terminal = try Terminal(command: [
      "sh", "-c", "v=$(\(Self.question) 2>/dev/null); echo \"got $v\"",
    ])
    #expect(terminal.reads(upTo: "? for keys.\n"))
    terminal.type("+\r")
    #expect(terminal.reads(upTo: "45\n45. Taken.\ngot 45\n"), "\(terminal.output)")
    #expect(terminal.end() == 0)
  }

  @Test("A terminal that takes only whole lines is asked for lines")
  func dumb() throws {
    let terminal = try Terminal(
      ["ask", "slider", "--value", "0.5"], environment: ["TERM": "dumb"])
    #expect(terminal.reads(upTo: "cancel to take none, help for commands.\n"))
    #expect(terminal.settings == terminal.before)
    terminal.type("0.7\ndone\n")
    #expect(terminal.end() == 0)
    #expect(terminal.output.hasSuffix("0.7\n0.7. Taken.\n0.7\n"))
  }

  @Test("Ctrl-C ends with 130 and no answer")
  func interrupt() throws {
    let output = Pipe()
    let terminal = try Terminal(["ask", "slider", "--value", "0.5"], output: output)
    #expect(terminal.reads(upTo: "? for keys.\n"))
    terminal.send(SIGINT)
    #expect(terminal.end() == 130)
    #expect(terminal.settings == terminal.before)
    try output.fileHandleForWriting.close()
    #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  @Test("Without its talk a question can still be answered, and an answer that is lost is an error")
  func streams() throws {
    let deaf = try Tools.run("printf '+\\ndone\\n' | \(Self.question) 2>&-")
    #expect(deaf.output == "45\n" && deaf.code == 0)
    let lost = try Tools.run("printf 'done\\n' | \(Self.question) >/dev/full")
    #expect(lost.code == 74 && lost.errors.hasSuffix("no space left on device.\n"))
  }

  static let answers: [(arguments: [String], lines: String, text: String, json: String)] = [
    (
      ["slider", "--in", "0...1", "--step", "0.05", "--value", "0.4", "--format", "percent"],
      "+", "0.45", #"{"kind":"answer","text":"0.45","value":0.45}"#
    ),
    (
      ["range", "--label", "Minimum,Maximum", "--value", "60,180", "--in", "20...300"],
      "set 65", "65 180", #"{"kind":"answer","lower":65,"text":"65 180","upper":180}"#
    ),
    (
      ["slider", "--value", "1000", "--in", "0...5000000", "--step", "1000"],
      "max", "5000000", #"{"kind":"answer","text":"5000000","value":5000000}"#
    ),
    (
      ["dial", "--label", "Bedtime,Wake up", "--value", "23,7", "--format", "clock"],
      "+ 6", "0.5 7", #"{"end":7,"kind":"answer","start":0.5,"text":"0.5 7"}"#
    ),
    (
      ["wheel", "--rungs", "1/500,1/250,1/125"],
      "+", "1/250", #"{"index":1,"kind":"answer","text":"1/250","value":"1/250"}"#
    ),
    (
      ["wheel", "--ladder", "iso", "--values", "100,1600", "--value", "100"],
      "+", "1600", #"{"index":1,"kind":"answer","text":"1600","value":"1600"}"#
    ),
  ]

  @Test(
    "The answer is numbers with a point and no grouping, a read-out, or an object",
    arguments: answers.indices)
  func answer(index: Int) throws {
    let (arguments, lines, text, json) = Self.answers[index]
    for locale in ["en_US", "de_DE"] {
      let ask = ["ask"] + arguments + ["--locale", locale]
      let plain = try Program.run(ask, input: lines + "\ndone\n")
      #expect(plain.output == text + "\n" && plain.code == 0, "\(plain)")
      let object = try Program.run(ask + ["--json"], input: lines + "\ndone\n")
      #expect(object.output == json + "\n" && object.code == 0)
    }
  }
}
