/// The kinds of formats and what each takes.
enum FormatShapes {
  /// The kinds that need nothing more and can be given as a word.
  static let simpleKinds = ["number", "percent", "clock", "duration", "shutter", "iso"]

  /// Every kind, in the order in which they are named.
  static let all = [
    ObjectShape("number", "A plain number: 1,234.5.", [fractionDigits]),
    ObjectShape(
      "percent", "A percentage: 45%.",
      [
        .optional(
          .scale, .oneOfNumbers([1, 100]),
          "The value that reads 100%; 100 where the greatest value is above 1, else 1."),
        fractionDigits,
      ]),
    ObjectShape(
      "currency", "An amount of money: $60.",
      [.required(.code, .text(), "The ISO 4217 code, such as USD."), fractionDigits]),
    ObjectShape(
      "clock", "A time of day: 23:00.",
      [
        .optional(
          .hours, .oneOfNumbers([12, 24]), "How many hours the clock has; 24 where it is left out."),
        .optional(
          .total, .number(.positive),
          "What a whole day is in values: the total of a dial, else 24 where it is left out."),
      ]),
    ObjectShape(
      "duration", "A length of time: 1 minute, 30 seconds.",
      [
        .optional(
          .unit, .word(["hours", "minutes", "seconds"]),
          "What a value of 1 is; seconds where it is left out."),
        .optional(
          .width, .word(["wide", "narrow"]), "In words, or in letters; wide where it is left out."),
      ]),
    ObjectShape("shutter", "A shutter time in seconds: 1/125.", []),
    ObjectShape("iso", "A film speed: 1600.", []),
    ObjectShape(
      "list", "One of some texts; a value of 0 is the first.",
      [
        .required(
          .values, .list(.text(.filled), least: 1, most: ItemShapes.longestList), "The texts.",
          parameters: ["list"])
      ]),
    ObjectShape(
      "unit", "A counted thing: 186 stays. {value} stands for the number.",
      [
        .optional(.zero, .text(.filled), "The form for 0."),
        .optional(.one, .text(.filled), "The form for 1: {value} stay."),
        .optional(.two, .text(.filled), "The form for 2, in languages that have one."),
        .optional(.few, .text(.filled), "The form for a few, in languages that have one."),
        .optional(.many, .text(.filled), "The form for many, in languages that have one."),
        .required(.other, .text(.filled), "The form for all the rest: {value} stays."),
        fractionDigits,
      ]),
    ObjectShape(
      "template", "Another format inside a sentence: 8 hours of sleep.",
      [
        .required(
          .text, .text(), "The sentence, with {value} for the value.", parameters: ["template"]),
        .required(.of, .reference(.format), "How the value reads."),
      ]),
  ]

  private static let fractionDigits = Field.optional(
    .fractionDigits, .wholeNumber(from: 0, to: 9), "How many digits follow the decimal point.")
}
