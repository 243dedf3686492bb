import AdjustableCore
import Foundation

/// What the console costs as a program: its start, its memory, a line, a large screen.
enum ProgramRows {
  /// The time to the first line, beside dialog's time to its screen.
  static func starts(_ programs: Executables, _ effort: Effort) throws -> [Row] {
    let dialog = Executables.installed("dialog").map {
      Start(
        program: $0, arguments: ["--rangebox", "Volume", "10", "40", "0", "100", "40"],
        words: "Volume")
    }
    let ours = [
      ("--help", Start(program: programs.console, arguments: ["--help"], words: "\n", ends: true)),
      ("open sleep", Start(program: programs.console, arguments: ["open", "sleep"], words: "\n")),
      ("ask slider", Start(program: programs.console, arguments: ask, words: "Volume")),
    ]
    guard let dialog else {
      return ours.map { missing("start of \($0.0)", "dialog", goal: .ratio(1)) }
    }
    let results = try Start.compare([dialog] + ours.map(\.1), rounds: effort.programs)
    return zip(ours, results.dropFirst()).map { start, result in
      Row(
        name: "start of \(start.0)", yardstick: "dialog --rangebox", result: result,
        goal: .ratio(1), note: programs.isStatic ? "" : "with shared Swift libraries")
    }
  }

  static let ask = [
    "ask", "slider", "--label", "Volume", "--in", "0...100", "--step", "5", "--value", "40",
  ]

  /// The most memory of a session, beside a program that formats one number.
  static func memory(_ programs: Executables, _ effort: Effort) throws -> [Row] {
    var (session, number): ([Double], [Double]) = ([], [])
    for _ in 0..<effort.programs {
      let one = try Running(programs.oneNumber)
      try one.wait(for: "45.5\n")
      let console = try Running(programs.console, ["open", "sleep"])
      try console.wait(for: "Bedtime")
      console.type("+\n")
      try console.wait(for: "23:15\n")
      guard let peaks = one.peakMemory.flatMap({ one in console.peakMemory.map { (one, $0) } })
      else { return [missing("peak memory of open sleep", "/proc", goal: .ratio(1.2))] }
      number.append(peaks.0)
      session.append(peaks.1)
    }
    return [
      Row(
        name: "peak memory of open sleep", yardstick: "one number", unit: .bytes,
        result: Comparison(session, beside: number), goal: .ratio(1.2),
        note: programs.isStatic ? "" : "with shared Swift libraries")
    ]
  }

  /// A line in and its reply out, beside the same lines through `cat`.
  static func reply(_ programs: Executables, _ effort: Effort) throws -> Row {
    let console = try Lines(programs.console, ["open", "volume"], speech: nil)
    let echo = try Running("/bin/cat")
    var (replies, echoes): ([Double], [Double]) = ([], [])
    for _ in 0..<effort.lines {
      let start = ContinuousClock.now
      echo.type("105\n")
      try echo.wait(for: "105\n")
      echoes.append(start.duration(to: .now).nanoseconds)
      replies.append(try console.time())
    }
    return Row(
      name: "a line in, its reply out", yardstick: "cat",
      result: Comparison(replies, beside: echoes), goal: .percentile99(1_000_000))
  }

  /// A row for what cannot be measured here.
  static func missing(_ name: String, _ program: String, goal: Row.Goal) -> Row {
    Row(
      name: name, yardstick: program,
      result: Comparison(median: .nan, percentile99: .nan, ratio: .nan), goal: goal,
      note: "\(program) is not installed")
  }
}

/// A session of the console that is sent a line at a time.
final class Lines {
  private let console: Running
  private var isUp = false

  /// Starts it, and waits for its first lines.
  init(_ program: String, _ arguments: [String], speech address: String?) throws {
    console = try Running(
      program, arguments, environment: ["SPEECHD_ADDRESS": address ?? "unix_socket:/nowhere"])
    try console.wait(for: "Volume: 100.")
  }

  /// Nanoseconds from a line to its reply.
  func time() throws -> Double {
    isUp.toggle()
    let start = ContinuousClock.now
    console.type(isUp ? "+\n" : "-\n")
    try console.wait(for: isUp ? "105\n" : "100\n")
    return start.duration(to: .now).nanoseconds
  }
}
