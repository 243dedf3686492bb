/// The kinds of items and what each takes.
enum ItemShapes {
  /// Every kind, in the order in which they are named.
  static let all = [heading, text, slider, range, dial, wheel, wheels, countdown]

  /// How many rungs, slices or texts there may be: as many stops as an audit walks.
  static let longestList = 10_000

  private static let id = Field.optional(
    .id, .id, "Names the element for programs; made from the label where it is left out.")
  private static let hint = Field.optional(
    .hint, .text(), "One sentence about what the element is for.")
  private static let states: [Field] = [
    .optional(.disabled, .flag, "True where the control is dimmed and offers no action."),
    .optional(.readOnly, .flag, "True where the control can be read only."),
  ]
  private static let format = Field.optional(
    .format, .reference(.format), "How the values read; a plain number where it is left out.")
  private static let bounds: [Field] = [
    .optional(.minimum, .number(.any), "The lowest value; 0 where it is left out."),
    .optional(
      .maximum, .number(.any), "The highest value; 1 where it is left out.", parameters: ["bounds"]),
  ]
  private static let step = Field.optional(
    .step, .number(.step), "The distance of two stops; 0 for none.")
  private static let base = Field.optional(
    .base, .number(.any), "Where steps are counted from; the minimum where it is left out.")
  private static let minimumSpan = Field.optional(
    .minimumSpan, .number(.notNegative), "The least distance of the two values.")
  private static let strides: [Field] = [
    .optional(.stride, .number(.positive), "How far one increment goes."),
    .optional(.page, .number(.positive), "How far one page goes."),
  ]

  private static let heading = ObjectShape(
    "heading", "A text that heads a section.",
    [.required(.text, .text(), "The text."), id, hint])

  private static let text = ObjectShape(
    "text", "A text.", [.required(.text, .text(.long), "The text."), id, hint])

  private static let slider = ObjectShape(
    "slider", "A slider: one value inside bounds, stepped or continuous.",
    [
      .required(.label, .text(), "What the slider is called."), id, hint,
      .required(.value, .number(.any), "The value."),
    ] + bounds + [step, base] + strides + [
      .optional(.minimumLabel, .text(), "What the lower end is called."),
      .optional(.maximumLabel, .text(), "What the upper end is called."),
      format,
    ] + states)

  private static let range = ObjectShape(
    "range", "A range slider: a lower and an upper value that never cross.",
    [
      .optional(.lowerLabel, .text(), "What the lower thumb is called; Minimum where left out."),
      .optional(.upperLabel, .text(), "What the upper thumb is called; Maximum where left out."),
      .optional(.lowerId, .id, "Names the lower thumb for programs."),
      .optional(.upperId, .id, "Names the upper thumb for programs."),
      .optional(.lowerHint, .text(), "One sentence about what the lower thumb is for."),
      .optional(.upperHint, .text(), "One sentence about what the upper thumb is for."),
      .required(
        .lower, .number(.any), "The lower value.", parameters: ["lowerValue", "range"]),
      .required(.upper, .number(.any), "The upper value.", parameters: ["upperValue"]),
    ] + bounds + [step, base, minimumSpan] + strides + [
      format,
      .optional(
        .summary,
        .object(
          ObjectShape(
            "summary", "A text that sums the range up.",
            [
              summaryID,
              .optional(
                .histogram, .list(.wholeNumber(from: 0), least: 1, most: longestList),
                "Counts of slices of the bounds; those whose middles lie in the range are summed up. "
                  + "The span is read where it is left out."),
              summaryFormat,
            ])),
        "A text that sums the range up, as an element of its own."),
    ] + states)

  private static let dial = ObjectShape(
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

  private static let summaryID = Field.optional(
    .id, .id, "Names the text for programs; summary where it is left out.")
  private static let summaryFormat = Field.required(
    .format, .reference(.format), "How the sum reads.")

  /// What a wheel takes, on its own and beside another.
  private static let wheelFields: [Field] = [
    .required(.label, .text(), "What the wheel is called."), id, hint,
    .optional(
      .rungs,
      .list(
        .either([
          .text(.filled),
          .object(
            ObjectShape(
              "rung", "A rung that is engraved otherwise than it is read.",
              [
                .required(.readOut, .text(.filled), "What is read out."),
                .optional(.engraving, .text(), "What is engraved; the read-out where left out."),
                .optional(
                  .spokenReadOut, .text(.filled), "What is said where the read-out is misread."),
              ])),
        ]), least: 1, most: longestList), "The rungs, in words."),
    .optional(.ladder, .word(["shutter", "iso"]), "The kind of a camera's ladder."),
    .optional(
      .values, .list(.number(.positive), least: 1, most: longestList),
      "The rungs of a camera's ladder: seconds, or film speeds."),
    .optional(
      .value, .either([.text(), .number(.any)]),
      "The rung it stands at: a read-out among rungs in words, a number among values."),
    .optional(.index, .wholeNumber(from: 0), "The rung it stands at, counted from 0."),
    .optional(.wraps, .flag, "True where a step past an end arrives at the other end."),
    .optional(.stride, .wholeNumber(from: 1), "How many rungs one increment is."),
    .optional(.page, .wholeNumber(from: 1), "How many rungs one page is."),
  ]
  private static let wheelRules: [MemberRule] = [
    .one(of: .rungs, or: .ladder), .needs(.ladder, .values), .notBoth(.rungs, .values),
    .notBoth(.value, .index), .words(in: .values, belongIn: .rungs),
  ]

  /// One of two wheels.
  static let innerWheel = ObjectShape(
    "wheel", "A ladder of rungs.", wheelFields, rules: wheelRules)

  private static let wheel = ObjectShape(
    "wheel", "A wheel: a ladder of rungs.", wheelFields + states, rules: wheelRules)

  private static let wheels = ObjectShape(
    "wheels", "Two concentric wheels.",
    [
      .required(.outer, .reference(.wheel), "The outer wheel."),
      .required(.inner, .reference(.wheel), "The inner wheel."),
    ] + states)

  private static let countdown = ObjectShape(
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
