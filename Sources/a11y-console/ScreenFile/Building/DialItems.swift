import AdjustableCore
import Foundation

/// Dials and countdowns.
extension ScreenBuilder {
  mutating func dial(_ fields: Fields) -> CircularRangeSlider? {
    let start = description(
      fields, label: fields.text(.startLabel) ?? name(.startHandle), id: .startId, hint: .startHint)
    let end = description(
      fields, label: fields.text(.endLabel) ?? name(.endHandle), id: .endId, hint: .endHint)
    let total = fields.number(.total) ?? 24
    let turn = fields.isUnusable(.total) ? nil : total
    let format = format(fields, greatest: total, turn: turn)
    let summary = summary(fields, greatest: total, turn: turn)
    guard turn != nil, let format else { return nil }
    let dial = make(fields) { fields throws(ConfigurationError) in
      // A value that can not be used leaves the minimum span nothing to judge.
      let (first, last) = (fields.number(.start), fields.number(.end))
      return try CircularRangeSlider(
        start: start, end: end, startValue: first ?? 0, endValue: last ?? 0, total: total,
        step: fields.number(.step) ?? 0.25,
        minimumSpan: first != nil && last != nil ? fields.number(.minimumSpan) ?? 0 : 0,
        stride: fields.number(.stride), page: fields.number(.page), format: format,
        summary: summary, announcesCrossing: fields.isTrue(.announcesCrossing))
    }
    guard var dial else { return nil }
    let values = Self.values(of: dial)
    checkList(fields, format, for: 0...values.greatest)
    if let summary = dial.summary, let parts = summaryFields(fields) {
      checkList(parts, summary.format, for: 0...values.greatestSpan)
    }
    dial.isEnabled = !fields.isTrue(.disabled)
    dial.isReadOnly = fields.isTrue(.readOnly)
    return dial
  }

  /// The greatest value that a handle can have, and the greatest span.
  private static func values(
    of dial: CircularRangeSlider
  ) -> (greatest: Double, greatestSpan: Double) {
    let (grid, ends) = (dial.grid, [dial.startValue, dial.endValue])
    let last = grid.count.map { grid.stop(at: $0 - 1) } ?? grid.total.nextDown
    // A value off the grid stays there, and so may a span.
    let isOnGrid = ends.allSatisfy { grid.nearest(to: $0) == $0 }
    let span = min(isOnGrid ? last : grid.total.nextDown, grid.total - dial.minimumSpan)
    return (ends.reduce(last, max), max(span, dial.span))
  }

  mutating func countdown(_ fields: Fields) -> CountdownRing? {
    let description = description(fields, label: fields.text(.label) ?? name(.countdown))
    let format = countdownFormat
    var ring = make(fields) { fields throws(ConfigurationError) in
      try CountdownRing(
        description, duration: Self.duration(fields) ?? 0,
        extensionStride: fields.number(.extensionStride),
        extensionPage: fields.number(.extensionPage), announcements: Self.policy(fields),
        format: format, now: Date(timeIntervalSinceReferenceDate: 0))
    }
    ring?.isEnabled = !fields.isTrue(.disabled)
    ring?.isReadOnly = fields.isTrue(.readOnly)
    return ring
  }

  /// The seconds of a duration, which is a number or a text.
  static func duration(_ fields: Fields) -> Double? {
    fields.number(.duration) ?? fields.text(.duration).flatMap { DurationReader.seconds(from: $0) }
  }

  private static func policy(_ fields: Fields) -> AnnouncementPolicy {
    switch fields.node(.announce)?.value {
    case .string("silent"): .silent
    case .string("second"): .everySecond
    case .object(let members):
      members.first.flatMap(Self.interval).map { .every($0) } ?? .milestones
    default: .milestones
    }
  }

  private static func interval(_ member: JSONMember) -> Int? {
    guard case .number(let number) = member.node.value else { return nil }
    return Int(exactly: number.value)
  }
}

extension ItemShapes {
  static let dial = ObjectShape(
    "dial", "A dial: a range that runs clockwise from start to end and may cross zero.",
    [
      .optional(.startLabel, .text(), "What the start handle is called; Start where left out."),
      .optional(.endLabel, .text(), "What the end handle is called; End where left out."),
      .optional(.startId, .id, "Names the start handle for programs."),
      .optional(.endId, .id, "Names the end handle for programs."),
      .optional(.startHint, .text(), "One sentence about what the start handle is for."),
      .optional(.endHint, .text(), "One sentence about what the end handle is for."),
      .required(
        .start, .number(.any), "Where the range starts.", parameters: ["startValue", "range"]),
      .required(.end, .number(.any), "Where the range ends.", parameters: ["endValue"]),
      .optional(.total, .number(.positive), "One full turn; 24 where it is left out."),
      .optional(
        .step, .number(.step), "The distance of two stops; 0 for none, 0.25 where left out."),
      .optional(
        .minimumSpan, .number(.notNegative), "The least span, which is also the least left free."),
    ] + strides + [
      .optional(.announcesCrossing, .flag, "True where next day and previous day are said."),
      format,
      .optional(
        .summary,
        .object(
          ObjectShape("summary", "A text that reads the span.", [summaryID, summaryFormat])),
        "A text that reads the span, as an element of its own."),
    ] + states)

  static let countdown = ObjectShape(
    "countdown", "A countdown, which waits for start.",
    [
      .optional(.label, .text(), "What it is called; Time remaining where it is left out."),
      id, hint,
      .required(
        .duration, .either([.number(.notNegative), .lengthOfTime]),
        "How long it lasts: seconds, or a text such as 1h30m."),
      .optional(
        .extensionStride, .number(.second),
        "How many seconds an increment adds; it is not adjustable where this is left out."),
      .optional(
        .extensionPage, .number(.second),
        "How many seconds a page adds; ten increments where it is left out."),
      .optional(
        .announce,
        .either([
          .word(["silent", "milestones", "second"]),
          .object(
            ObjectShape(
              "announce", "An announcement every so many seconds.",
              [.required(.every, .wholeNumber(from: 1), "How many seconds apart.")])),
        ]), "Which remaining times are announced; milestones where it is left out."),
    ] + states)
}

extension CircularRangeSlider: FiledControl {
  var fileValues: [FileValue] { [.number(.start, startValue), .number(.end, endValue)] }
}

extension CountdownRing: FiledControl {
  var fileValues: [FileValue] { [.seconds(.duration, duration)] }
}
