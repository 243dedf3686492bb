import AdjustableCore

/// What an action and the words of it cost, beside Foundation's own call for that format.
enum TextRows {
  static func rows(_ rounds: Rounds) throws -> [Row] {
    let kinds: [(String, ValueFormat, () -> Work)] = [
      ("number", try Subjects.number(), Foundations.exactNumber),
      ("percent", try Subjects.percent(), Foundations.percent),
      ("currency", try Subjects.currency(), Foundations.currency),
      ("clock", try Subjects.clock(), Foundations.clock),
      ("duration", try Subjects.duration(), Foundations.duration),
      ("unit", try Subjects.unit(), Foundations.exactNumber),
    ]
    let spoken = try kinds.enumerated().map { place, kind in
      row(
        "\(kind.0), an action and its words", try Subjects.reader([Subjects.slider(kind.1)]),
        "Foundation's \(kind.0 == "unit" ? "number" : kind.0)", kind.2(),
        place < 3 ? .ratio(1.3, stretch: 0.7) : .ratio(1.5), rounds)
    }
    let wheel = row(
      "wheel, an action and its words", try Subjects.reader([Subjects.wheel()]), "plain number",
      Foundations.plainNumber(), .ratio(1.5), rounds)
    let texts = kinds.map { kind in
      var turn = 0
      let work: Work = {
        turn &+= 1
        return kind.1.text(turn.isMultiple(of: 2) ? 40 : 45).utf8.count
      }
      return Row(
        name: "\(kind.0), a text alone", yardstick: "plain number",
        result: rounds.compare(work, beside: Foundations.plainNumber()), goal: .none)
    }
    return spoken + [wheel, newValues(rounds)] + texts
  }

  private static func row(
    _ name: String, _ reader: ScreenReader, _ yardstick: String, _ call: Work, _ goal: Row.Goal,
    _ rounds: Rounds
  ) -> Row {
    var reader = reader
    var turn = 0
    let work: Work = { Subjects.count(reader.perform(Subjects.action(&turn))) }
    return Row(
      name: name, yardstick: yardstick, result: rounds.compare(work, beside: call), goal: goal)
  }

  /// Texts of values that were never asked for before: nothing that is kept helps.
  private static func newValues(_ rounds: Rounds) -> Row {
    var value = 0.0
    let format = try? Subjects.percent()
    let work: Work = {
      value += 0.25
      return format?.text(value).utf8.count ?? 0
    }
    return Row(
      name: "percent, texts of new values", yardstick: "plain number",
      result: rounds.compare(work, beside: Foundations.plainNumber()), goal: .ratio(1.3))
  }
}
