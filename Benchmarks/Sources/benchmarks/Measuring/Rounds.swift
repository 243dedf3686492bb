import CMeter
import Foundation

/// How much is measured.
struct Effort: Sendable {
  /// Turns of yardstick and subject.
  let rounds: Int
  /// How long a turn takes at least, in nanoseconds, so that reading the clock is nothing beside it.
  let turn: Double
  /// Turns of whole programs.
  let programs: Int
  /// Lines sent through a pipe.
  let lines: Int
  /// How long the countdown that is watched takes, in seconds.
  let countdown: Int
  /// How many elements a large screen has.
  let many: Int

  /// What a table is printed from.
  static let full = Effort(
    rounds: 101, turn: 200_000, programs: 21, lines: 4000, countdown: 60, many: 10_000)
  /// What shows that everything works.
  static let quick = Effort(
    rounds: 3, turn: 1, programs: 1, lines: 20, countdown: 2, many: 300)
}

/// Something that can be done again and again; returns a number that depends on what was done.
typealias Work = () -> Int

/// Does a piece of work in turns with a yardstick, each turn many times, after a warm-up.
///
/// Time is the processor time of this thread, so that what else runs on the machine does not count.
struct Rounds {
  let effort: Effort

  /// Compares some work with a yardstick.
  func compare(_ work: Work, beside yardstick: Work) -> Comparison {
    let counts = (count(for: work), count(for: yardstick))
    var (measured, beside): ([Double], [Double]) = ([], [])
    for round in 0..<effort.rounds {
      // Who goes first changes, so that neither has the warmer machine.
      if round.isMultiple(of: 2) { beside.append(Self.time(yardstick, counts.1)) }
      measured.append(Self.time(work, counts.0))
      if !round.isMultiple(of: 2) { beside.append(Self.time(yardstick, counts.1)) }
    }
    return Comparison(measured, beside: beside)
  }

  /// How often a piece of work allocates memory each time; nil where that cannot be counted.
  func allocations(of work: Work) -> Double? {
    let times = effort.rounds * 10
    let before = meter_allocations()
    guard before >= 0 else { return nil }
    for _ in 0..<times { meter_keep(work()) }
    return Double(meter_allocations() - before) / Double(times)
  }

  /// How often work is done in a turn; finding out is the warm-up.
  private func count(for work: Work) -> Int {
    var count = 1
    while Self.time(work, count) * Double(count) < effort.turn, count < 1 << 20 { count *= 2 }
    return count
  }

  /// Nanoseconds for doing it once, of so many times.
  private static func time(_ work: Work, _ count: Int) -> Double {
    let start = threadNanoseconds()
    for _ in 0..<count { meter_keep(work()) }
    return (threadNanoseconds() - start) / Double(count)
  }

  private static func threadNanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

extension Duration {
  /// In nanoseconds.
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
