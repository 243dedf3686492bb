import AdjustableCore

/// Sliders and range sliders.
extension ScreenBuilder {
  mutating func slider(_ fields: Fields) -> Slider? {
    let description = description(fields, label: fields.text(.label))
    let bounds = bounds(fields)
    let format = format(fields, greatest: bounds?.upperBound ?? 1)
    guard let bounds, let format else { return nil }
    checkList(fields, format, for: bounds)
    let ends =
      fields.node(.minimumLabel) == nil && fields.node(.maximumLabel) == nil
      ? nil
      : EndTexts(
        minimum: fields.text(.minimumLabel).map { Spoken($0) } ?? Spoken(name(.lowerEnd)),
        maximum: fields.text(.maximumLabel).map { Spoken($0) } ?? Spoken(name(.upperEnd)))
    var slider = make(fields) { fields throws(ConfigurationError) in
      try Slider(
        description, value: fields.number(.value) ?? bounds.lowerBound, in: bounds,
        step: fields.number(.step), base: fields.number(.base), stride: fields.number(.stride),
        page: fields.number(.page), endLabels: ends, format: format)
    }
    slider?.isEnabled = !fields.isTrue(.disabled)
    slider?.isReadOnly = fields.isTrue(.readOnly)
    return slider
  }

  mutating func range(_ fields: Fields) -> RangeSlider? {
    let lower = description(
      fields, label: fields.text(.lowerLabel) ?? name(.lowerThumb), id: .lowerId, hint: .lowerHint)
    let upper = description(
      fields, label: fields.text(.upperLabel) ?? name(.upperThumb), id: .upperId, hint: .upperHint)
    let bounds = bounds(fields)
    let format = format(fields, greatest: bounds?.upperBound ?? 1)
    let summary = summary(
      fields, greatest: bounds?.upperBound ?? 1, span: bounds.map { $0.upperBound - $0.lowerBound })
    guard let bounds, let format else { return nil }
    checkList(fields, format, for: bounds)
    var slider = make(fields) { fields throws(ConfigurationError) in
      let span = fields.number(.minimumSpan) ?? 0
      let made = { (range: ClosedRange<Double>, span: Double) throws(ConfigurationError) in
        try RangeSlider(
          lower: lower, upper: upper, range: range, in: bounds, step: fields.number(.step),
          base: fields.number(.base), minimumSpan: span, stride: fields.number(.stride),
          page: fields.number(.page), format: format, summary: summary)
      }
      let (low, high) = (fields.number(.lower), fields.number(.upper))
      if let low, let high, low <= high { return try made(low...high, span) }
      let whole = try made(bounds, span)
      return try Self.judged(low, high, whole: whole) { range throws(ConfigurationError) in
        try made(range, 0)
      }
    }
    slider?.isEnabled = !fields.isTrue(.disabled)
    slider?.isReadOnly = fields.isTrue(.readOnly)
    return slider
  }

  /// Judges two values that make no range, because one is not there or they are crossed, each by itself.
  private static func judged(
    _ low: Double?, _ high: Double?, whole: RangeSlider,
    _ made: (ClosedRange<Double>) throws(ConfigurationError) -> RangeSlider
  ) throws(ConfigurationError) -> RangeSlider {
    if let low { _ = try made(low...low) }
    if let high {
      do throws(ConfigurationError) {
        _ = try made(high...high)
      } catch {
        throw ConfigurationError(
          parameter: "upperValue", found: error.found, allowed: error.allowed)
      }
    }
    guard let low, let high else { return whole }
    throw ConfigurationError(
      parameter: "upperValue", found: .number(high), allowed: .numberFromLowerValue(low))
  }

  /// The text that sums a range up.
  ///
  /// - Parameter span: the greatest span, where it is known by now.
  mutating func summary(
    _ fields: Fields, greatest: Double, turn: Double? = nil, span: Double? = nil
  ) -> Summary? {
    guard let summary = summaryFields(fields) else { return nil }
    guard let format = format(summary, greatest: greatest, turn: turn) else { return nil }
    let counts = summary.list(.histogram)?.compactMap { node -> Int? in
      guard case .number(let number) = node.value else { return nil }
      return Int(exactly: number.value)
    }
    let isSpan = summary.node(.histogram) == nil && !summary.isUnusable(.histogram)
    let most = counts.map { $0.reduce(0) { $0 + Double($1) } } ?? (isSpan ? span : nil)
    if let most { checkList(summary, format, for: 0...most) }
    return Summary(
      id: summary.text(.id) ?? ids.id(for: "summary", fallback: "summary"),
      measure: counts.map(Summary.Measure.histogram) ?? .span, format: format)
  }

  /// The members of the summary.
  func summaryFields(_ fields: Fields) -> Fields? {
    guard case .object(let shape)? = fields.shape.field(FieldName.summary.rawValue)?.shape else {
      return nil
    }
    return fields.object(.summary, shape)
  }
}

extension ItemShapes {
  static let slider = ObjectShape(
    "slider", "A slider: one value inside bounds, stepped or continuous.",
    [
      .required(.label, .text(), "What the slider is called."), id, hint,
      .required(.value, .number(.any), "The value."),
    ] + bounds + [step, base] + strides + [
      .optional(.minimumLabel, .text(), "What the lower end is called."),
      .optional(.maximumLabel, .text(), "What the upper end is called."),
      format,
    ] + states)

  static let range = ObjectShape(
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
}

extension Slider: FiledControl {
  var fileValues: [FileValue] { [.number(.value, value)] }
}

extension RangeSlider: FiledControl {
  var fileValues: [FileValue] {
    [.number(.lower, range.lowerBound), .number(.upper, range.upperBound)]
  }
}
