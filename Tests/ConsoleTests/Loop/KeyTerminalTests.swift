import Foundation
import Testing

@testable import a11y_console

@Suite("Keys at a terminal")
struct KeyTerminalTests {
  private static let start =
    "Sound, 2 elements. Press ? for keys.\n"
    + "Volume: 100. Adjustable. Press + or - to adjust.\n"

  /// The program at a terminal, ready for keys.
  private func started(
    _ arguments: [String] = ["volume", "--keys"]
  ) throws -> Terminal {
    let terminal = try Terminal(arguments)
    #expect(terminal.reads(upTo: "to adjust.\n"))
    #expect(terminal.settings != terminal.before)
    return terminal
  }

  @Test("Each press gives its line at once, without Enter, and the terminal is left as it was")
  func presses() throws {
    let terminal = try started()
    for (keys, line) in [
      ("\u{1B}[A", "105"), ("\u{1B}OB", "100"), ("\u{1B}[C", "105"), ("\u{1B}[D", "100"),
      ("+", "105"), ("-", "100"), ("\u{1B}[5~", "125"), ("\u{1B}[6~", "100"), ("\u{1B}[H", "0"),
      ("\u{1B}OF", "255"), ("u", "0"), ("\u{1B}[Z", "Sound. Heading."),
      ("\t", "Volume: 0. Adjustable."), ("p", "Sound. Heading."), ("n", "Volume: 0. Adjustable."),
      ("\r", "Volume: 0. Adjustable."), (" ", "Volume: 0. Adjustable."),
      ("r", "Volume: 0. Adjustable."), ("a", "Volume: 0. Adjustable."),
      ("h", "Press + or - to adjust."), ("s", "Speech is off."),
      ("=", "Type a value. Enter takes it, Escape drops it."), ("4", "4 typed."),
      ("2", "42 typed."), ("\u{7F}", "4 typed."), ("\r", "5"), ("9", "9 typed."),
      ("\u{1B}", "5. 9 dropped."),
      ("?", "Press a key to hear what it does, or ? again for all keys."),
      ("q", "q: Quits; in ask cancels."),
      ("\u{1B}[200~q\u{1B}[201~", "Pasted text is not taken."),
    ] {
      let before = terminal.output
      terminal.type(keys)
      #expect(terminal.adds(line + "\n", to: before), "\(terminal.output)")
    }
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.settings == terminal.before)
    #expect(!terminal.output.contains("\u{1B}"))
  }

  @Test("An arrow that is held ends on the right value, with a line for each press")
  func held() throws {
    let terminal = try started(["price", "--keys"])
    terminal.type(
      String(repeating: "\u{1B}[A\u{1B}[B", count: 142) + String(repeating: "\u{1B}[A", count: 16))
    #expect(terminal.reads(upTo: "$135\n$140\n"))
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.output.split(separator: "\n").count == 2 + 300)
  }

  @Test("A sequence that comes a byte at a time is one key")
  func slow() throws {
    let terminal = try started()
    for byte in Array("\u{1B}[1;1A".utf8) {
      terminal.type([byte])
      usleep(20_000)
    }
    #expect(terminal.reads(upTo: "105\n"))
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
    #expect(terminal.output == Self.start + "105\n")
  }

  @Test("keys changes from lines to keys, and there is no prompt any more")
  func command() throws {
    let terminal = try Terminal(["volume"])
    #expect(terminal.reads(upTo: "> "))
    terminal.type("keys\n")
    #expect(terminal.reads(upTo: "> Keys. Press ? for keys.\n"))
    terminal.type("+")
    #expect(terminal.reads(upTo: "\n105\n"))
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.settings == terminal.before)
  }

  @Test("Without a terminal --keys is an error, and the command an error line")
  func noTerminal() throws {
    let option = try Program.run(["volume", "--keys"], input: "+")
    #expect(option.code == 64 && option.output == "")
    #expect(option.diagnostics.contains("--keys needs a terminal, and standard input is none."))
    let command = try Program.run(["volume", "--json"], input: "keys\n+\n")
    #expect(command.code == 65 && command.output.contains(#""code":"noTerminal""#))
    #expect(command.output.hasSuffix("\"valueText\":\"105\"}\n"))
  }

  @Test("Keys without a terminal's standard output are lines for whoever reads it")
  func captured() throws {
    let output = Pipe()
    let terminal = try Terminal(["volume", "--keys"], output: output)
    #expect(waits { terminal.settings != terminal.before })
    terminal.type("+q")
    #expect(terminal.end() == 0)
    try output.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == Self.start + "105\n" && terminal.output == "")
  }

  @Test(
    "A signal that ends the program leaves the terminal as it was, and is how it ends",
    arguments: [
      SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGUSR1, SIGALRM,
    ])
  func ending(signal: Int32) throws {
    let terminal = try started()
    terminal.send(signal)
    #expect(terminal.endingSignal() == signal)
    #expect(terminal.settings == terminal.before)
  }

  @Test("Ctrl-C once ends in order, and so does one that comes twice at once")
  func interrupt() throws {
    for count in 1...2 {
      let terminal = try started()
      for _ in 1...count { terminal.send(SIGINT) }
      #expect(terminal.end() == 130)
      #expect(terminal.settings == terminal.before)
    }
  }

  @Test("Stopped and continued without a word, it says where one is and is left as it was")
  func stopped() throws {
    let terminal = try started()
    terminal.send(SIGSTOP)
    terminal.send(SIGCONT)
    #expect(terminal.reads(upTo: "\nVolume: 100. Adjustable.\n"))
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.settings == terminal.before)
  }

  @Test("A terminal that is closed ends the program")
  func closed() throws {
    let terminal = try started()
    terminal.hangUp()
    #expect(terminal.end() == 0)
  }

  @Test("Another size of the window ends no wait, and a countdown goes on meanwhile")
  func resize() throws {
    let terminal = try started()
    for columns: UInt16 in [1, 40, 200] { terminal.resize(columns: columns) }
    terminal.type("+")
    #expect(terminal.reads(upTo: "\n105\n"))
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.output == Self.start + "105\n")
  }

  @Test("A countdown speaks by itself while keys are read")
  func countdown() throws {
    let terminal = try Terminal(["timer", "--keys"])
    #expect(terminal.reads(upTo: "to begin.\n"))
    terminal.type(" ")
    #expect(terminal.reads(upTo: "3 seconds. Running.\n2\n1\nTime is up.\n"))
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test("Seeded bytes of every kind: the program lives, and writes no escape")
  func random() throws {
    var random = SplitMix64(seed: 5)
    let terminal = try started()
    // Without what ends or stops: Ctrl-C, Ctrl-\, Ctrl-Z, Ctrl-D, q.
    let never: [UInt8] = [0x03, 0x1C, 0x1A, 0x04, 0x71, 0x51]
    for _ in 0..<40 {
      let bytes = (0..<100).map { _ in UInt8.random(in: 0...255, using: &random) }
      terminal.type(bytes.filter { !never.contains($0) })
      _ = terminal.reads(upTo: "\n")
    }
    // Ends a paste, a text for a terminal, a mouse's report, an explanation, and then the program.
    terminal.type("\u{1B}[201~\u{1B}\\\u{4}\u{4}\u{4}\u{4}")
    let code = terminal.end()
    #expect(code == 0, "\(terminal.output.suffix(200))")
    #expect(!terminal.output.contains("\u{1B}") && !terminal.output.contains("\u{7}"))
    #expect(terminal.settings == terminal.before)
  }
}

@Suite("Keys in a shell with jobs")
struct KeyJobTests {
  /// A shell that does nothing to the terminal by itself, with the program in the foreground.
  private func shell() throws -> (terminal: Terminal, settings: String) {
    let terminal = try Terminal(command: ["sh", "-i"], environment: ["PS1": "SH>"])
    #expect(terminal.reads(upTo: "SH>"))
    let settings = terminal.settings
    terminal.type("\"$P\" volume --keys; echo ended $?\n")
    #expect(terminal.reads(upTo: "to adjust.\n"), "\(terminal.output)")
    #expect(terminal.settings != settings)
    return (terminal, settings)
  }

  private func leave(_ terminal: Terminal) {
    terminal.type("exit 0\n")
    #expect(terminal.end() == 0)
  }

  @Test("Ctrl-C ends with 130 and leaves the terminal as it was")
  func interrupt() throws {
    let (terminal, settings) = try shell()
    terminal.type("+\u{3}")
    #expect(terminal.reads(upTo: "ended 130\nSH>"), "\(terminal.output)")
    #expect(terminal.settings == settings)
    leave(terminal)
  }

  @Test("Ctrl-Z gives the terminal back, fg takes it again and says where one is, twice")
  func stop() throws {
    let (terminal, settings) = try shell()
    for value in ["105", "110"] {
      terminal.type("\u{1A}")
      #expect(terminal.reads(upTo: "SH>"), "\(terminal.output)")
      #expect(terminal.settings == settings)
      terminal.type("fg\n")
      #expect(terminal.reads(upTo: ". Adjustable.\n"), "\(terminal.output)")
      #expect(terminal.settings != settings)
      terminal.type("+")
      #expect(terminal.reads(upTo: "\n\(value)\n"))
    }
    terminal.type("q")
    #expect(terminal.reads(upTo: "SH>"))
    #expect(terminal.settings == settings)
    leave(terminal)
  }

  @Test("Begun in the background it waits for the foreground")
  func begunInBackground() throws {
    let terminal = try Terminal(command: ["sh", "-i"], environment: ["PS1": "SH>"])
    #expect(terminal.reads(upTo: "SH>"))
    terminal.type("\"$P\" volume --keys &\n")
    #expect(terminal.reads(upTo: "SH>SH>"), "\(terminal.output)")
    usleep(300_000)
    terminal.type("fg\n")
    #expect(terminal.shows("to adjust.\n"), "\(terminal.output)")
    terminal.type("+")
    #expect(terminal.shows("\n105\n"))
    terminal.type("q")
    #expect(terminal.reads(upTo: "SH>"))
    #expect(terminal.settings == terminal.before)
    leave(terminal)
  }

  @Test("In the background it leaves the terminal alone, and may be ended there")
  func background() throws {
    let (terminal, settings) = try shell()
    terminal.type("\u{1A}")
    #expect(terminal.reads(upTo: "SH>"))
    terminal.type("bg\n")
    #expect(terminal.reads(upTo: "SH>"), "\(terminal.output)")
    #expect(terminal.settings == settings)
    // Not wait, which returns at once where the shell has seen it stopped for reading meanwhile.
    terminal.type(
      "kill %1; kill -CONT %1; while kill -0 %1 2>/dev/null; do sleep 0.05; done; echo gone\n")
    #expect(terminal.shows("gone\n"), "\(terminal.output)")
    #expect(terminal.settings == settings)
    leave(terminal)
  }
}
