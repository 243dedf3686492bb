import Foundation

/// What an item of a large screen costs the whole program, beside one of a small screen.
enum LargeScreenRows {
  static func rows(_ programs: Executables, _ effort: Effort) throws -> [Row] {
    let small = 100
    let files = try [1, small, effort.many].map(file)
    defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
    let kinds: [(name: String, arguments: [String], line: String)] = [
      ("open", ["open"], "quit\n"), ("list", ["open"], "list\nquit\n"), ("audit", ["audit"], ""),
      ("transcript", ["transcript"], ""),
    ]
    return try kinds.map { kind in
      var (large, beside): ([Double], [Double]) = ([], [])
      // Processor time of so short a run is coarse: each size is run several times a turn.
      for _ in 0..<max(1, effort.programs / 4) {
        let times = try zip(files, [20, 20, 1]).map { file, runs in
          let runs = effort.programs == 1 ? 1 : runs
          return try (0..<runs).map { _ in
            try seconds(programs.console, kind.arguments + [file], kind.line)
          }.median * 1e9
        }
        large.append((times[2] - times[0]) / Double(effort.many - 1))
        beside.append(max(1, (times[1] - times[0]) / Double(small - 1)))
      }
      return Row(
        name: "\(kind.name), an item of \(effort.many)", yardstick: "an item of \(small)",
        result: Comparison(large, beside: beside), goal: .ratio(1.3))
    }
  }

  private static func seconds(
    _ program: String, _ arguments: [String], _ line: String
  ) throws -> Double {
    let running = try Running(program, arguments)
    running.type(line)
    return running.end().seconds
  }

  private static func file(_ count: Int) throws -> String {
    let items = (1...count).map {
      #"{"type":"slider","label":"Volume \#($0)","value":40,"minimum":0,"maximum":100,"step":5}"#
    }
    let path = NSTemporaryDirectory() + "benchmark-\(getpid())-\(count).json"
    try #"{"title":"Screen","items":[\#(items.joined(separator: ",\n"))]}"#
      .write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }
}
