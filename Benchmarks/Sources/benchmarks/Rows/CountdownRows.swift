import Foundation

/// What a countdown costs while it waits.
///
/// It runs in real time, beside all other measurements.
final class CountdownRows {
  private let running: Running
  private let seconds: Int

  /// Starts the countdown.
  init(_ programs: Executables, _ effort: Effort) throws {
    seconds = effort.countdown
    running = try Running(programs.console, ["countdown", "\(seconds)s", "--announce", "second"])
  }

  /// Waits for its end.
  func rows() -> [Row] {
    let usage = running.end()
    let time = usage.seconds * 1e9
    let wakes = Double(usage.wakes)
    return [
      row("countdown of \(seconds) s, processor time", time, .nanoseconds, .median(20e6)),
      row("countdown of \(seconds) s, wake-ups", wakes, .times, .median(Double(seconds) + 1)),
    ]
  }

  private func row(_ name: String, _ value: Double, _ unit: Row.Unit, _ goal: Row.Goal) -> Row {
    Row(
      name: name, yardstick: "-", unit: unit,
      result: Comparison(median: value, percentile99: value, ratio: .nan), goal: goal)
  }
}
