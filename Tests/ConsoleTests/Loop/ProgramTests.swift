import Foundation
import Testing

@testable import a11y_console

/// The built program, run as a process of its own.
struct Program {
  /// What a run printed and how it ended.
  struct Result: Equatable {
    var output: String
    var diagnostics: String
    var code: Int32
  }

  /// The executable beside the test bundle.
  static var url: URL {
    get throws {
      let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
      let here = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
      let url = here.deletingLastPathComponent().appendingPathComponent("a11y-console")
      try #require(FileManager.default.isExecutableFile(atPath: url.path), "\(url.path)")
      return url
    }
  }

  static func process(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Process {
    let process = Process()
    process.executableURL = try url
    process.arguments = arguments
    process.environment = ["LANG": "C", "HOME": NSTemporaryDirectory()].merging(environment) { $1 }
    return process
  }

  /// Runs the program on some input to its end.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    let process = try process(arguments, environment: environment)
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    let writer = Thread { [handle = stdin.fileHandleForWriting] in
      try? handle.write(contentsOf: Data(input.utf8))
      try? handle.close()
    }
    writer.start()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    let diagnostics = stderr.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      output: String(decoding: output, as: UTF8.self),
      diagnostics: String(decoding: diagnostics, as: UTF8.self), code: process.terminationStatus)
  }
}

extension FileHandle {
  /// What has come by now, or comes within the time; empty at the end, and where nothing comes.
  func data(within seconds: Int32) -> Data {
    var reading = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&reading, 1, seconds * 1000) > 0 ? availableData : Data()
  }
}

@Suite("The program as a user runs it")
struct ProgramTests {
  @Test("The transcript of the contract comes out letter for letter")
  func contract() throws {
    let result = try Program.run(["sleep", "--locale", "en_US"], input: "+\nnext\n- 2\nread\n")
    #expect(
      result.output == """
        Sleep, 4 elements. Type help for commands.
        Bedtime: 23:00. Adjustable. Type + or - to adjust.
        23:15
        Wake up: 07:00. Adjustable.
        06:30
        Wake up: 06:30. Adjustable.

        """)
    #expect(result.diagnostics == "")
    #expect(result.code == 0)
  }

  @Test("A pipe that stays open gets each reply at once")
  func openPipe() throws {
    let process = try Program.process(["volume"])
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    try process.run()
    defer { process.terminate() }
    let replies = stdout.fileHandleForReading
    var pending = ""
    func line() -> String {
      while !pending.contains("\n") {
        let data = replies.data(within: 20)
        guard !data.isEmpty else { return pending }
        pending += String(decoding: data, as: UTF8.self)
      }
      let end = pending.firstIndex(of: "\n") ?? pending.endIndex
      defer { pending = String(pending[pending.index(after: end)...]) }
      return String(pending[..<end])
    }
    #expect(line() == "Sound, 2 elements. Type help for commands.")
    #expect(line() == "Volume: 100. Adjustable. Type + or - to adjust.")
    for (typed, reply) in [("+", "105"), ("max", "255"), ("+", "255. Max."), ("u", "105")] {
      try stdin.fileHandleForWriting.write(contentsOf: Data((typed + "\n").utf8))
      #expect(line() == reply)
    }
    try stdin.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("A countdown speaks by itself, on time, while nothing is typed")
  func countdown() throws {
    let process = try Program.process(["timer"])
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    try process.run()
    defer { process.terminate() }
    try stdin.fileHandleForWriting.write(contentsOf: Data("start\n".utf8))
    let start = ContinuousClock.now
    var output = ""
    while !output.hasSuffix("Time is up.\n") {
      let data = stdout.fileHandleForReading.data(within: 20)
      guard !data.isEmpty else { break }
      output += String(decoding: data, as: UTF8.self)
    }
    #expect(output.hasSuffix("3 seconds. Running.\n2\n1\nTime is up.\n"))
    // Not before the time is up; how soon after it is the machine's business.
    #expect(start.duration(to: .now) > .milliseconds(2_500))
    try stdin.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("The exit code tells what went wrong, and the diagnostic names it")
  func exitCodes() throws {
    let usage = try Program.run(["--locle", "x"])
    #expect(usage.code == 64 && usage.output == "")
    #expect(usage.diagnostics.contains("Unknown option: --locle. Nearest is --locale."))
    let missing = try Program.run(["nowhere.json"])
    #expect(missing.code == 66 && missing.output == "")
    #expect(missing.diagnostics.contains("nowhere.json"))
    let script = try Program.run(["--script", "nowhere.txt"])
    #expect(script.code == 66 && script.diagnostics.contains("nowhere.txt"))
    let line = try Program.run(["volume"], input: "nxet\n+\n")
    #expect(line.code == 65 && line.output.hasSuffix("Nearest is next.\n105\n"))
    #expect(try Program.run(["volume"], input: "max\n+\nquit\nnxet\n").code == 0)
    #expect(try Program.run(["volume", "--output", "/nowhere/at/all"]).code == 73)
  }

  @Test("What is saved opens again with the values it was left with")
  func saving() throws {
    let path = NSTemporaryDirectory() + "/\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let first = try Program.run(
      ["sleep", "--output", path], input: "+ 3\nnext\n22:30\nnext\nvalues\n")
    #expect(first.output.hasSuffix("bedtime=23.75\nwake-up=22.5\n"), "\(first.output)")
    let second = try Program.run([path], input: "values\nsave \(path)\n")
    #expect(second.output.hasSuffix("bedtime=23.75\nwake-up=22.5\nSaved to \(path).\n"))
    #expect(try Program.run([path], input: "values\n").output.hasSuffix("wake-up=22.5\n"))
  }
}

@Suite("The program draws")
struct ProgramDrawTests {
  @Test("A picture goes to standard output, and is the picture of the screen")
  func draw() throws {
    let run = try Program.run(["draw", "camera", "--hand", "left", "--locale", "ar_EG"])
    #expect(run.code == 0 && run.diagnostics.isEmpty)
    let screen = try BuiltInScreen.file(named: "camera", locale: Locale(identifier: "ar_EG")).screen
    let options = try DrawOptions(hand: "left", width: nil)
    #expect(run.output == ScreenDrawing.text(of: screen, options))
  }

  @Test("A screen that is not there gives no picture")
  func missing() throws {
    let run = try Program.run(["draw", "none.json"])
    #expect(run.code == 66 && run.output.isEmpty)
    #expect(run.diagnostics.contains("none.json"))
  }
}
