import Foundation

/// Measures the product and prints one table.
///
/// `--json` prints one JSON object a row, `--quick` only looks whether everything works.
@main
enum Benchmarks {
  static func main() {
    let options = Set(CommandLine.arguments.dropFirst())
    guard options.isSubset(of: ["--json", "--quick"]) else {
      complain("benchmarks: the options are --json and --quick")
      exit(64)
    }
    do {
      let isQuick = options.contains("--quick")
      let rows = try rows(
        isQuick ? .quick : .full, isQuick ? .beside() : Executables.released())
      let table = Table(rows: rows)
      print(options.contains("--json") ? table.json : table.text, terminator: "")
    } catch {
      complain("benchmarks: \(error)")
      exit(1)
    }
  }

  private static func rows(_ effort: Effort, _ programs: Executables) throws -> [Row] {
    signal(SIGPIPE, SIG_IGN)
    let rounds = Rounds(effort: effort)
    let countdown = try CountdownRows(programs, effort)
    var rows = try ActionRows.rows(rounds)
    rows += try TextRows.rows(rounds)
    rows += try ScreenRows.rows(rounds)
    rows += try GeometryRows.rows(rounds)
    rows += try LargeScreenRows.rows(programs, effort)
    rows += try ProgramRows.starts(programs, effort)
    rows += try ProgramRows.memory(programs, effort)
    rows.append(try ProgramRows.reply(programs, effort))
    rows += try SpeechRows.rows(programs, effort)
    rows += countdown.rows()
    return rows + (try OtherProgramRows.rows(programs, effort))
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
