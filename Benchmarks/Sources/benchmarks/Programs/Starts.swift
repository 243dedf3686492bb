import Foundation

/// A program and what it is started with, to be timed until it has said something.
struct Start {
  let program: String
  var arguments: [String] = []
  /// What is waited for.
  let words: String
  /// What is then typed, and what is waited for after that; nothing where only the start counts.
  var answer: (typed: String, words: String)?
  var streams = Running.Streams.terminal
  /// Whether it ends by itself.
  var ends = false

  /// Nanoseconds until the words were there; with an answer, from typing it until its words were there.
  func time() throws -> Double {
    var start = ContinuousClock.now
    let running = try Running(program, arguments, streams)
    try running.wait(for: words)
    if let answer {
      start = .now
      running.type(answer.typed)
      try running.wait(for: answer.words)
    }
    let time = start.duration(to: .now).nanoseconds
    if ends { running.end() } else { running.kill() }
    return time
  }

  /// Times several starts in turns, the first of which is the yardstick of all.
  static func compare(_ starts: [Start], rounds: Int) throws -> [Comparison] {
    for start in starts { _ = try start.time() }
    var times = [[Double]](repeating: [], count: starts.count)
    for _ in 0..<rounds {
      for (place, start) in starts.enumerated() { times[place].append(try start.time()) }
    }
    return times.map { Comparison($0, beside: times[0]) }
  }
}
