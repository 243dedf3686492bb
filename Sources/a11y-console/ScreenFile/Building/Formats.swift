import AdjustableCore

/// The kinds of formats, by the words that name them in a file, in the order in which they are listed.
enum FormatKind: String, CaseIterable, Sendable {
  case number
  case percent
  case currency
  case clock
  case duration
  case shutter
  case iso
  case list
  case unit
  case template

  /// What a format of the kind takes.
  var shape: ObjectShape {
    switch self {
    case .number:
      ObjectShape(rawValue, "A plain number: 1,234.5.", [Self.fractionDigits])
    case .percent:
      ObjectShape(
        rawValue, "A percentage: 45%.",
        [
          .optional(
            .scale, .oneOfNumbers([1, 100]),
            "The value that reads 100%; 100 where the greatest value is above 1, else 1."),
          Self.fractionDigits,
        ])
    case .currency:
      ObjectShape(
        rawValue, "An amount of money: $60.",
        [.required(.code, .text(), "The ISO 4217 code, such as USD."), Self.fractionDigits])
    case .clock:
      ObjectShape(
        rawValue, "A time of day: 23:00.",
        [
          .optional(
            .hours, .oneOfNumbers([12, 24]),
            "How many hours the clock has; 24 where it is left out."),
          .optional(
            .total, .number(.positive),
            "What a whole day is in values: the total of a dial, else 24 where it is left out."),
        ])
    case .duration:
      ObjectShape(
        rawValue, "A length of time: 1 minute, 30 seconds.",
        [
          .optional(
            .unit, .word(["hours", "minutes", "seconds"]),
            "What a value of 1 is; seconds where it is left out."),
          .optional(
            .width, .word(["wide", "narrow"]), "In words, or in letters; wide where it is left out."
          ),
        ])
    case .shutter:
      ObjectShape(rawValue, "A shutter time in seconds: 1/125.", [])
    case .iso:
      ObjectShape(rawValue, "A film speed: 1600.", [])
    case .list:
      ObjectShape(
        rawValue, "One of some texts; a value of 0 is the first.",
        [
          .required(
            .values, .list(.text(.filled), least: 1, most: ItemShapes.longestList), "The texts.",
            parameters: ["list"])
        ])
    case .unit:
      ObjectShape(
        rawValue, "A counted thing: 186 stays. {value} stands for the number.",
        [
          .optional(.zero, .text(.filled), "The form for 0."),
          .optional(.one, .text(.filled), "The form for 1: {value} stay."),
          .optional(.two, .text(.filled), "The form for 2, in languages that have one."),
          .optional(.few, .text(.filled), "The form for a few, in languages that have one."),
          .optional(.many, .text(.filled), "The form for many, in languages that have one."),
          .required(.other, .text(.filled), "The form for all the rest: {value} stays."),
          Self.fractionDigits,
        ])
    case .template:
      ObjectShape(
        rawValue, "Another format inside a sentence: 8 hours of sleep.",
        [
          .required(
            .text, .text(), "The sentence, with {value} for the value.", parameters: ["template"]),
          .required(.of, .reference(.format), "How the value reads."),
        ])
    }
  }

  /// Whether it needs nothing more and can be given as a word.
  var isSimple: Bool { shape.fields.allSatisfy { !$0.isRequired } }

  private static let fractionDigits = Field.optional(
    .fractionDigits, .wholeNumber(from: 0, to: 9), "How many digits follow the decimal point.")
}

/// What each kind of format takes.
enum FormatShapes {
  /// Every kind, in the order in which they are named.
  static let all = FormatKind.allCases.map(\.shape)

  /// The kinds that need nothing more and can be given as a word.
  static let simpleKinds = FormatKind.allCases.filter(\.isSimple).map(\.rawValue)
}

extension ScreenBuilder {
  /// The format that a member gives; a plain number where there is none, or none that can be used.
  ///
  /// - Parameters:
  ///   - greatest: the greatest value; above 1 a percentage counts to 100.
  ///   - turn: the total of a dial, which is a whole day on its clock.
  mutating func format(_ fields: Fields, greatest: Double, turn: Double? = nil) -> ValueFormat? {
    let scale: Double = greatest > 1 ? 100 : 1
    let kind = kind(in: fields, at: .format, scale: scale, turn: turn)
    return format(kind ?? .number(), fields)
  }

  /// A format of one kind, made once.
  mutating func format(_ kind: ValueFormat.Kind, _ fields: Fields) -> ValueFormat? {
    if let format = formats[kind] { return format }
    let locale = locale
    let format = make(fields) { _ throws(ConfigurationError) in
      try ValueFormat(kind, locale: locale)
    }
    if let format { formats[kind] = format }
    return format
  }

  /// The kind that a member gives; nil where there is none, or what is wrong with it has been told.
  private mutating func kind(
    in fields: Fields, at name: FieldName, scale: Double, turn: Double?
  ) -> ValueFormat.Kind? {
    let parts = fields.object(name, toldApartBy: "kind", FormatShapes.all)
    guard
      let kind = (fields.text(name) ?? parts?.shape.name).flatMap(FormatKind.init(rawValue:))
    else { return nil }
    let digits = parts?.wholeNumber(.fractionDigits)
    let made: ValueFormat.Kind?
    switch kind {
    case .number: made = .number(fractionDigits: digits)
    case .percent:
      made = .percent(scale: parts?.number(.scale) ?? scale, fractionDigits: digits ?? 0)
    case .currency: made = parts?.text(.code).map { .currency(code: $0, fractionDigits: digits) }
    case .clock: made = clock(parts, turn: turn)
    case .duration: made = .duration(unit: Self.unit(parts), width: Self.width(parts))
    case .shutter: made = .shutter
    case .iso: made = .iso
    case .list: made = parts?.list(.values).map { .list($0.map(\.textOrNothing)) }
    case .unit: made = parts.flatMap(Self.forms).map { .unit($0, fractionDigits: digits) }
    case .template:
      guard let parts, let text = parts.text(.text),
        let inner = self.kind(in: parts, at: .of, scale: scale, turn: turn)
      else { return nil }
      made = .template(text, inner)
    }
    // Made here, where an error can name the part of the format that it is about.
    guard let made, format(made, parts ?? fields) != nil else { return nil }
    return made
  }

  private mutating func clock(_ parts: Fields?, turn: Double?) -> ValueFormat.Kind {
    let hours: ValueFormat.ClockHours = parts?.number(.hours) == 12 ? .twelve : .twentyFour
    if let parts, let turn, let total = parts.number(.total), total != turn {
      refuse(.total, .number(total), .totalOfDial(turn), parts)
    }
    return .clock(hours: hours, total: turn ?? parts?.number(.total) ?? 24)
  }

  private static func unit(_ parts: Fields?) -> ValueFormat.TimeUnit {
    switch parts?.text(.unit) {
    case "hours": .hours
    case "minutes": .minutes
    default: .seconds
    }
  }

  private static func width(_ parts: Fields?) -> ValueFormat.UnitWidth {
    parts?.text(.width) == "narrow" ? .narrow : .wide
  }

  private static func forms(_ parts: Fields) -> PluralForms? {
    parts.text(.other).map {
      PluralForms(
        zero: parts.text(.zero), one: parts.text(.one), two: parts.text(.two),
        few: parts.text(.few), many: parts.text(.many), other: $0)
    }
  }

  /// Notes a list of texts that has none for some of the values.
  mutating func checkList(
    _ fields: Fields, _ format: ValueFormat, for values: ClosedRange<Double>
  ) {
    var kind = format.kind
    var parts = fields.object(.format, toldApartBy: "kind", FormatShapes.all)
    while case .template(_, let inner) = kind {
      kind = inner
      parts = parts?.object(.of, toldApartBy: "kind", FormatShapes.all)
    }
    guard case .list(let texts) = kind, let parts else { return }
    let (first, last) = (values.lowerBound.rounded(), values.upperBound.rounded())
    guard first < 0 || last > Double(texts.count - 1) else { return }
    refuse(
      .values, .texts(texts.count, from: values.lowerBound, to: values.upperBound),
      .textForEachValue, parts)
  }
}

extension JSONNode {
  /// The text; empty where it is none.
  fileprivate var textOrNothing: String {
    if case .string(let text) = value { text } else { "" }
  }
}
