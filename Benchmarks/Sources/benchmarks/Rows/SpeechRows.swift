/// How long speech holds up whoever asks for it: a line and its reply where every reply is spoken too.
///
/// The whole way of the line is counted, so that what speech adds is less than that.
enum SpeechRows {
  static func rows(_ programs: Executables, _ effort: Effort) throws -> [Row] {
    try [
      row("a spoken line, server well", freezes: false, most: 200_000, programs, effort),
      row("a spoken line, server frozen", freezes: true, most: 1_000_000, programs, effort),
    ]
  }

  private static func row(
    _ name: String, freezes: Bool, most: Double, _ programs: Executables, _ effort: Effort
  ) throws -> Row {
    let server = try SpeechServer(freezes: freezes)
    let spoken = try Lines(
      programs.console, ["open", "volume", "--speech=required"], speech: server.address)
    let silent = try Lines(programs.console, ["open", "volume"], speech: nil)
    var (times, beside): ([Double], [Double]) = ([], [])
    for _ in 0..<effort.lines {
      beside.append(try silent.time())
      times.append(try spoken.time())
    }
    return Row(
      name: name, yardstick: "not spoken", result: Comparison(times, beside: beside),
      goal: .percentile99(most))
  }
}
