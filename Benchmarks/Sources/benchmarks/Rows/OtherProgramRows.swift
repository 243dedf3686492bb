/// What people use instead, measured in the same turns.
enum OtherProgramRows {
  static func rows(_ programs: Executables, _ effort: Effort) throws -> [Row] {
    try compare("to the first words", starts(programs, isAnswered: false), effort)
      + compare("one answer", starts(programs, isAnswered: true), effort)
      + spokenLine(programs, effort)
  }

  private typealias Named = (name: String, start: Start?)

  /// The same question, asked by each.
  private static func starts(_ programs: Executables, isAnswered: Bool) -> [Named] {
    let console = Start(
      program: programs.console, arguments: ProgramRows.ask, words: "Volume",
      answer: isAnswered ? ("+\r\r", "45") : nil, ends: isAnswered)
    func other(_ name: String, _ arguments: [String], _ answer: (String, String)) -> Named {
      let start = Executables.installed(name).map {
        Start(
          program: $0, arguments: arguments, words: "Volume", answer: isAnswered ? answer : nil,
          ends: isAnswered)
      }
      return (name, start)
    }
    return [
      ("a11y-console ask", console),
      other("dialog", ["--rangebox", "Volume", "10", "40", "0", "100", "40"], ("+\r", "41")),
      other("whiptail", ["--inputbox", "Volume", "10", "40", "40"], ("\u{7f}5\r", "45")),
    ]
  }

  private static func compare(_ what: String, _ named: [Named], _ effort: Effort) throws -> [Row] {
    let present = named.filter { $0.start != nil }
    let results = try Start.compare(present.compactMap(\.start), rounds: effort.programs)
    let rows = zip(present, results).map {
      Row(
        name: "\($0.name), \(what)", yardstick: named[0].name, result: $1, goal: .none)
    }
    return rows
      + named.filter { $0.start == nil }.map {
        ProgramRows.missing("\($0.name), \(what)", $0.name, goal: .none)
      }
  }

  /// From a line until it is handed to the server: a line of a session, and a program that is started
  /// for it.
  private static func spokenLine(_ programs: Executables, _ effort: Effort) throws -> [Row] {
    let server = try SpeechServer(freezes: false)
    let session = try Lines(
      programs.console, ["open", "volume", "--speech=required"], speech: server.address)
    let speaker = Executables.installed("spd-say")
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for _ in 0..<effort.programs {
      ours.append(try session.time())
      guard let speaker else { continue }
      let start = ContinuousClock.now
      let running = try Running(speaker, ["105"], environment: ["SPEECHD_ADDRESS": server.address])
      running.end()
      theirs.append(start.duration(to: .now).nanoseconds)
    }
    return [
      Row(
        name: "a11y-console, one spoken line", yardstick: "itself",
        result: Comparison(ours, beside: ours), goal: .none),
      speaker == nil
        ? ProgramRows.missing("spd-say, one spoken line", "spd-say", goal: .none)
        : Row(
          name: "spd-say, one spoken line", yardstick: "a11y-console",
          result: Comparison(theirs, beside: ours), goal: .none),
    ]
  }
}
