import AdjustableCore
import Foundation

/// What grows with a screen, and what must not.
enum ScreenRows {
  static func rows(_ rounds: Rounds) throws -> [Row] {
    let many = rounds.effort.many
    return [
      try audit(rounds), try audit(rounds, ofPercentages: true),
      try row("next", many, rounds) {
        $0.focus + 1 < $0.elementIDs.count ? $0.next() : $0.go(to: 0)
      },
      try row("increment", many, rounds) {
        $0.perform(.increment()).reason == nil ? $0.read() : $0.perform(.toMinimum)
      },
      try advance(many, rounds),
    ]
  }

  /// The walk over all stops of a slider, a stop at a time.
  private static func audit(_ rounds: Rounds, ofPercentages: Bool = false) throws -> Row {
    let stops = 101.0
    let format = ofPercentages ? try Subjects.percent() : try Subjects.number()
    let slider = try Slider("Volume", value: 40, in: 0...(stops - 1), step: 1, format: format)
    let screen = try Screen(title: "Screen", locale: Subjects.locale, items: [.control(slider)])
    let result = rounds.compare(
      { Audit.report(on: screen).findings.count }, beside: Foundations.plainNumber())
    return Row(
      name: ofPercentages ? "audit of percentages, a stop" : "audit, a stop",
      yardstick: "plain number",
      result: Comparison(
        median: result.median / stops, percentile99: result.percentile99 / stops,
        ratio: result.ratio / stops),
      goal: .ratio(3))
  }

  private static func row(
    _ name: String, _ count: Int, _ rounds: Rounds,
    _ body: @escaping (inout ScreenReader) -> Phrase
  ) throws -> Row {
    func work(_ reader: ScreenReader) -> Work {
      var reader = reader
      return { Subjects.count(body(&reader)) }
    }
    return Row(
      name: "\(name), \(count) controls", yardstick: "10 controls",
      result: rounds.compare(
        work(try Subjects.reader(of: count)), beside: work(try Subjects.reader(of: 10))),
      goal: .ratio(1.2))
  }

  private static func advance(_ count: Int, _ rounds: Rounds) throws -> Row {
    func work(_ reader: ScreenReader) -> Work {
      var reader = reader
      var now = Subjects.now
      return {
        now += 1
        return reader.advance(to: now).count
      }
    }
    return Row(
      name: "advance, \(count) controls", yardstick: "10 controls",
      result: rounds.compare(
        work(try Subjects.reader(of: count)), beside: work(try Subjects.reader(of: 10))),
      goal: .ratio(1.2))
  }
}
