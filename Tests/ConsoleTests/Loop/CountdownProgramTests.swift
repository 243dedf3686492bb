import Foundation
import Testing

@Suite("The command countdown as a user runs it")
struct CountdownProgramTests {
  private static let start = """
    Countdown, 1 element. Type help for commands.
    Time remaining: 1 minute, 30 seconds. Adjustable. Type pause to hold. Type + or - to adjust.

    """

  @Test("It goes on without input and ends with 0 when the time is up")
  func endOfInput() throws {
    let result = try Program.run(["countdown", "1s"])
    #expect(result.output.hasSuffix("to adjust.\nTime is up.\n"))
    #expect(result.code == 0)
    #expect(result.diagnostics == "")
  }

  @Test("One that says nothing ends all the same")
  func silent() throws {
    let result = try Program.run(["countdown", "1s", "--announce", "silent"])
    #expect(result.output.hasSuffix("to adjust.\n"))
    #expect(result.code == 0)
  }

  @Test("Lines are carried out while it runs, and those after its end count for nothing")
  func lines() throws {
    let result = try Program.run(
      ["countdown", "90s"], input: "tick 50s\nextend\nread\ntick 2h\nnxet\n")
    #expect(
      result.output == Self.start + """
        1 minute
        50 seconds
        Time remaining: 50 seconds. Adjustable.
        Time is up.

        """)
    #expect(result.code == 0)
  }

  @Test("What was given up before its time ends with 1")
  func quit() throws {
    let result = try Program.run(["countdown", "90s"], input: "tick 10s\nquit\n")
    #expect(result.output == Self.start + "1 minute, 20 seconds\n")
    #expect(result.code == 1)
  }

  @Test(
    "Where nobody can let it go on any more it ends with 1 and says why",
    arguments: [
      "pause", "tick 1s", "reset",
    ])
  func held(line: String) throws {
    let result = try Program.run(["countdown", "90s"], input: line + "\n")
    #expect(
      result.diagnostics == "a11y-console: the input has ended, and the countdown does not run.\n")
    #expect(result.code == 1)
  }

  @Test("A line that failed is told when the time is up")
  func failed() throws {
    let result = try Program.run(["countdown", "90s"], input: "nxet\ntick 90s\n")
    #expect(result.output.hasSuffix("Nearest is next.\nTime is up.\n"))
    #expect(result.code == 65)
  }

  @Test("An input that cannot be read is told, and the countdown goes on")
  func unreadable() throws {
    let process = try Program.process(["countdown", "1s"])
    let (stdout, stderr) = (Pipe(), Pipe())
    process.standardInput = FileHandle(forReadingAtPath: "/")
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self).hasSuffix("Time is up.\n"))
    let errors = stderr.fileHandleForReading.readDataToEndOfFile()
    #expect(
      String(decoding: errors, as: UTF8.self)
        == "a11y-console: standard input cannot be read: is a directory.\n")
    #expect(process.terminationStatus == 0)
  }

  @Test("A duration that is none is a mistake of the command line")
  func usage() throws {
    let result = try Program.run(["countdown", "soon"])
    #expect(result.code == 64 && result.output == "")
    #expect(
      result.diagnostics == """
        a11y-console: countdown is soon; allowed is a length of time, such as 90s, 5m, 1h30m, 10:00. \
        See a11y-console --help.

        """)
  }

  @Test(
    "With Reduce Motion there is a frame a second beside what is said, on request or by the environment",
    arguments: [(["--reduce-motion"], "0"), ([], "1")])
  func frames(options: [String], variable: String) throws {
    let result = try Program.run(
      ["countdown", "2s", "--json", "--frames"] + options,
      environment: ["A11Y_CONSOLE_REDUCE_MOTION": variable])
    let kinds = result.output.split(separator: "\n").compactMap {
      $0.firstMatch(of: /"kind":"(\w+)"/).map { String($0.1) }
    }
    #expect(
      kinds == [
        "notice", "focus", "frame", "frame", "announcement", "frame", "announcement",
      ])
    #expect(result.code == 0)
  }

  @Test("A reader that does not read finds no backlog, and the last frame")
  func slowReader() throws {
    let process = try Program.process(["countdown", "1s", "--json", "--frames"])
    let stdout = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = stdout
    try process.run()
    process.waitUntilExit()
    let output = String(
      decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let frames = output.split(separator: "\n").filter { $0.contains(#""kind":"frame""#) }
    #expect(frames.count == 2)
    #expect(frames.last?.contains(#""fraction":0,"#) == true)
  }

  @Test("Closed standard output ends it")
  func closed() throws {
    let process = try Program.process(["countdown", "90s"])
    let stdout = Pipe()
    try stdout.fileHandleForReading.close()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = stdout
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
  }
}

@Suite("The command countdown at a terminal")
struct CountdownTerminalTests {
  @Test("A half typed line survives what is announced, and is taken with Enter")
  func halfTyped() throws {
    let terminal = try Terminal(["countdown", "3s", "--announce", "second"])
    #expect(terminal.reads(upTo: "> "))
    terminal.type("ext")
    #expect(terminal.reads(upTo: "> \n2\n> "))
    terminal.type("end 1h\n")
    #expect(terminal.reads(upTo: "1 hour, 2 seconds\n> "))
    terminal.type("quit\n")
    #expect(terminal.end() == 1)
  }

  @Test("No prompt is left behind when the time is up")
  func timeIsUp() throws {
    let terminal = try Terminal(["countdown", "1s"])
    #expect(terminal.end() == 0)
    #expect(terminal.output.hasSuffix("to adjust.\n> \nTime is up.\n"))
  }

  @Test("Half a line that nobody took is not left to the shell")
  func leftOver() throws {
    let terminal = try Terminal(
      shell: #""$P" countdown 1s; echo ended; read -r line; echo "[$line]""#)
    #expect(terminal.reads(upTo: "> "))
    terminal.type("res")
    #expect(terminal.reads(upTo: "Time is up.\nended\n"))
    terminal.type("et\n")
    #expect(terminal.end() == 0)
    #expect(terminal.output.hasSuffix("[et]\n"))
  }

  @Test("Ctrl-D is the end of the input and not of the countdown")
  func endOfInput() throws {
    let terminal = try Terminal(["countdown", "1s"])
    #expect(terminal.reads(upTo: "> "))
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
    #expect(terminal.output.hasSuffix("to adjust.\n> \nTime is up.\n"))
  }

  @Test("Ctrl-C ends with 130 and leaves the terminal as it was")
  func interrupt() throws {
    let terminal = try Terminal(["countdown", "90s"])
    let modes = terminal.modes
    #expect(terminal.reads(upTo: "> "))
    terminal.send(SIGINT)
    #expect(terminal.end() == 130)
    #expect(terminal.modes == modes)
    #expect(terminal.output.hasSuffix("> \n"))
  }

  @Test("Stopped over its end it is right at once when it goes on, and says the end once")
  func stopped() throws {
    let terminal = try Terminal(["countdown", "2s", "--announce", "second"])
    #expect(terminal.reads(upTo: "> "))
    terminal.send(SIGSTOP)
    // Time has to pass outside for this; how much more than the two seconds does not matter.
    sleep(3)
    terminal.send(SIGCONT)
    #expect(terminal.end() == 0)
    #expect(terminal.output.hasSuffix("to adjust.\n> \nTime is up.\n"))
  }
}
