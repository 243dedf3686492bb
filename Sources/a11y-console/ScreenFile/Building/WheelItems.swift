import AdjustableCore

/// Wheels.
extension ScreenBuilder {
  mutating func wheel(_ fields: Fields) -> WheelSlider? {
    wheelPart(fields).map { withStates(WheelSlider($0), fields) }
  }

  mutating func wheels(_ fields: Fields) -> WheelSlider? {
    let outer = fields.object(.outer, ItemShapes.innerWheel).flatMap { wheelPart($0) }
    let inner = fields.object(.inner, ItemShapes.innerWheel).flatMap { wheelPart($0) }
    guard let outer, let inner else { return nil }
    return withStates(WheelSlider(outer: outer, inner: inner), fields)
  }

  private func withStates(_ wheel: WheelSlider, _ fields: Fields) -> WheelSlider {
    var wheel = wheel
    wheel.isEnabled = !fields.isTrue(.disabled)
    wheel.isReadOnly = fields.isTrue(.readOnly)
    return wheel
  }

  private mutating func wheelPart(_ fields: Fields) -> WheelSlider.Wheel? {
    let description = description(fields, label: fields.text(.label))
    guard let ladder = ladder(fields) else { return nil }
    let index = index(fields, on: ladder)
    return make(fields) { fields throws(ConfigurationError) in
      try WheelSlider.Wheel(
        description, ladder: ladder, index: fields.wholeNumber(.index) ?? index ?? 0,
        stride: fields.wholeNumber(.stride) ?? 1,
        page: fields.wholeNumber(.page))
    }
  }

  private mutating func ladder(_ fields: Fields) -> Ladder? {
    let wraps = fields.isTrue(.wraps)
    if let rungs = fields.list(.rungs) {
      let rungs = rungs.map(Self.rung)
      return make(fields) { _ throws(ConfigurationError) in try Ladder(rungs: rungs, wraps: wraps) }
    }
    guard let kind = fields.text(.ladder), let values = fields.list(.values)?.map(\.numberOrZero)
    else { return nil }
    let isShutter = kind == "shutter"
    guard let format = format(isShutter ? .shutter : .iso, fields) else { return nil }
    var known = rungs[kind] ?? [:]
    let ladder = make(fields) { _ throws(ConfigurationError) in
      let new = Array(Set(values).subtracting(known.keys))
      if !new.isEmpty {
        let made =
          isShutter ? try Ladder.shutter(new, format: format) : try Ladder.iso(new, format: format)
        for (value, rung) in zip(new, made.rungs) { known[value] = rung }
      }
      return try Ladder(rungs: values.compactMap { known[$0] }, wraps: wraps, format: format)
    }
    rungs[kind] = known
    return ladder
  }

  private static func rung(_ node: JSONNode) -> Ladder.Rung {
    if case .string(let text) = node.value { return Ladder.Rung(readOut: Spoken(text)) }
    let text = { (name: FieldName) -> String? in
      guard case .string(let text) = node.value.member(name.rawValue)?.node.value
      else { return nil }
      return text
    }
    return Ladder.Rung(
      readOut: Spoken(text(.readOut) ?? "", aloud: text(.spokenReadOut)),
      engraving: text(.engraving))
  }

  /// The rung that `value` names; nil where it is not given, or not on the ladder, which is an error.
  private mutating func index(_ fields: Fields, on ladder: Ladder) -> Int? {
    guard let node = fields.node(.value) else { return nil }
    let isInWords = ladder.format == nil
    let found: Int?
    switch node.value {
    case .string(let text) where isInWords:
      found = ladder.rungs.firstIndex { $0.readOut.written == text }
    case .number(let number) where !isInWords:
      found = ladder.rungs.firstIndex { $0.quantity == number.value }
    default:
      found = nil
    }
    if let found { return found }
    var nearest: String?
    if isInWords, case .string(let text) = node.value {
      nearest = nearestName(to: text, among: ladder.rungs.map(\.readOut.written)).map(
        Printable.quoted)
    }
    refuse(
      .value, FoundValue(node.value), isInWords ? .readOut : .valueOfLadder, nearest: nearest,
      fields)
    return nil
  }
}

extension JSONNode {
  /// The number; 0 where it is none.
  fileprivate var numberOrZero: Double {
    if case .number(let number) = value { number.value } else { 0 }
  }
}

extension ItemShapes {
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

  static let wheel = ObjectShape(
    "wheel", "A wheel: a ladder of rungs.", wheelFields + states, rules: wheelRules)

  static let wheels = ObjectShape(
    "wheels", "Two concentric wheels.",
    [
      .required(.outer, .reference(.wheel), "The outer wheel."),
      .required(.inner, .reference(.wheel), "The inner wheel."),
    ] + states)
}

extension WheelSlider: FiledControl {
  var fileValues: [FileValue] {
    guard wheels.count > 1 else { return [.rung(indices[0], of: wheels[0])] }
    return zip([FieldName.outer, .inner], zip(wheels, indices)).map {
      .inside($0, .rung($1.1, of: $1.0))
    }
  }
}
