import AdjustableCore

/// What an action costs where nobody asks for its text, and what an element does.
enum ActionRows {
  static func rows(_ rounds: Rounds) throws -> [Row] {
    [
      row("slider, an action", try Subjects.slider(Subjects.number()), rounds),
      row("range slider, an action", try Subjects.range(), rounds),
      row("dial, an action", try Subjects.dial(), rounds),
      row("wheel, an action", try Subjects.wheel(), rounds),
      row("countdown, an action", try Subjects.countdown(), rounds),
      snapshot("number, a snapshot", try Subjects.slider(Subjects.number()), rounds),
      snapshot("percent, a snapshot", try Subjects.slider(Subjects.percent()), rounds),
      snapshot("wheel, a snapshot", try Subjects.wheel(), rounds),
      snapshot("countdown, a snapshot", try Subjects.countdown(), rounds),
    ]
  }

  private static func row(
    _ name: String, _ control: some AdjustableControl, _ rounds: Rounds
  ) -> Row {
    var control = control
    var turn = 0
    let id = control.elementIDs[0]
    let work: Work = {
      if case .changed = control.perform(Subjects.action(&turn), on: id) { return 1 }
      return 0
    }
    return Row(
      name: name, yardstick: "plain number",
      result: rounds.compare(work, beside: Foundations.plainNumber()),
      allocations: rounds.allocations(of: work), goal: .median(100, allocations: 0.1))
  }

  private static func snapshot(
    _ name: String, _ control: some AdjustableControl, _ rounds: Rounds
  ) -> Row {
    let id = control.elementIDs[0]
    let work: Work = { control.element(id)?.traits == .adjustable ? 1 : 0 }
    return Row(
      name: name, yardstick: "plain number",
      result: rounds.compare(work, beside: Foundations.plainNumber()), goal: .median(300))
  }
}
