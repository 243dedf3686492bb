/// What each kind of item takes; those of controls stand beside what makes them.
enum ItemShapes {
  /// Every kind, in the order in which they are named.
  static let all = ItemKind.allCases.map(\.shape)

  /// How many rungs, slices or texts there may be: as many stops as an audit walks.
  static let longestList = 10_000

  static let id = Field.optional(
    .id, .id, "Names the element for programs; made from the label where it is left out.")
  static let hint = Field.optional(
    .hint, .text(), "One sentence about what the element is for.")
  static let states: [Field] = [
    .optional(.disabled, .flag, "True where the control is dimmed and offers no action."),
    .optional(.readOnly, .flag, "True where the control can be read only."),
  ]
  static let format = Field.optional(
    .format, .reference(.format), "How the values read; a plain number where it is left out.")
  static let bounds: [Field] = [
    .optional(.minimum, .number(.any), "The lowest value; 0 where it is left out."),
    .optional(
      .maximum, .number(.any), "The highest value; 1 where it is left out.", parameters: ["bounds"]),
  ]
  static let step = Field.optional(
    .step, .number(.step), "The distance of two stops; 0 for none.")
  static let base = Field.optional(
    .base, .number(.any), "Where steps are counted from; the minimum where it is left out.")
  static let minimumSpan = Field.optional(
    .minimumSpan, .number(.notNegative), "The least distance of the two values.")
  static let strides: [Field] = [
    .optional(.stride, .number(.positive), "How far one increment goes."),
    .optional(.page, .number(.positive), "How far one page goes."),
  ]

  static let heading = ObjectShape(
    "heading", "A text that heads a section.",
    [.required(.text, .text(), "The text."), id, hint])

  static let text = ObjectShape(
    "text", "A text.", [.required(.text, .text(.long), "The text."), id, hint])

  static let summaryID = Field.optional(
    .id, .id, "Names the text for programs; summary where it is left out.")
  static let summaryFormat = Field.required(
    .format, .reference(.format), "How the sum reads.")
}
