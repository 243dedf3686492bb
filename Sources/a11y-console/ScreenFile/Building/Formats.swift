import AdjustableCore

/// Formats.
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
    guard let word = fields.text(name) ?? parts?.shape.name else { return nil }
    let digits = parts?.wholeNumber(.fractionDigits)
    let kind: ValueFormat.Kind?
    switch word {
    case "number": kind = .number(fractionDigits: digits)
    case "percent":
      kind = .percent(scale: parts?.number(.scale) ?? scale, fractionDigits: digits ?? 0)
    case "currency": kind = parts?.text(.code).map { .currency(code: $0, fractionDigits: digits) }
    case "clock": kind = clock(parts, turn: turn)
    case "duration": kind = .duration(unit: Self.unit(parts), width: Self.width(parts))
    case "shutter": kind = .shutter
    case "iso": kind = .iso
    case "list": kind = parts?.list(.values).map { .list($0.map(\.textOrNothing)) }
    case "unit": kind = parts.flatMap(Self.forms).map { .unit($0, fractionDigits: digits) }
    case "template":
      guard let parts, let text = parts.text(.text),
        let inner = self.kind(in: parts, at: .of, scale: scale, turn: turn)
      else { return nil }
      kind = .template(text, inner)
    default: kind = nil
    }
    // Made here, where an error can name the part of the format that it is about.
    guard let kind, format(kind, parts ?? fields) != nil else { return nil }
    return kind
  }

  private mutating func clock(_ parts: Fields?, turn: Double?) -> ValueFormat.Kind {
    let hours: ValueFormat.ClockHours = parts?.number(.hours) == 12 ? .twelve : .twentyFour
    if let parts, let turn, let total = parts.number(.total), total != turn {
      refuse(.total, total, "the total of the dial, \(turn.plainDescription)", parts)
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
    let found = texts.count.counted("text")
    refuse(
      .values,
      found: "\(found) for values from \(values.lowerBound.plainDescription) "
        + "to \(values.upperBound.plainDescription)",
      "a text for each value, the first of them for 0", parts)
  }
}

extension JSONNode {
  /// The text; empty where it is none.
  fileprivate var textOrNothing: String {
    if case .string(let text) = value { text } else { "" }
  }
}
