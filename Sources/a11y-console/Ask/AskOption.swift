/// An option of `ask`, and the members of an item of a screen file that it fills.
struct AskOption: Sendable {
  /// Where an option's value goes.
  enum Target: Sendable {
    /// Into members of the item: of several groups the first whose members its kind has.
    case item([[FieldName]])
    /// Into a member of the format.
    case format(FieldName)
    /// Into a member of the item where its kind has it, else of the format.
    case either(FieldName)
    /// Names the format.
    case formatKind
    /// Into a sentence around the format.
    case template
  }

  let option: CommandOption
  let target: Target

  private init(
    _ name: String, _ argument: String?, _ target: Target, choices: [String] = [],
    _ summary: String
  ) {
    option = CommandOption(
      name: name, argument: argument, for: ["ask"], choices: choices, summary: summary)
    self.target = target
  }

  /// The kinds of questions.
  static let kinds = ["slider", "range", "dial", "wheel"]

  /// The formats that `--format` names; a sentence around one is an option of its own.
  static let formatKinds = FormatShapes.all.map(\.name).filter { $0 != "template" }

  /// Every option, in the order in which they are listed.
  static let all: [AskOption] = [
    .init(
      "label", "TEXT[,TEXT]",
      .item([[.label], [.lowerLabel, .upperLabel], [.startLabel, .endLabel]]),
      "What it is called, Value if left out; a range and a dial have two, with a comma between them."
    ),
    .init(
      "value", "VALUE[,VALUE]", .item([[.value], [.lower, .upper], [.start, .end]]),
      "The value it starts at; a range and a dial have two. Of a wheel a rung, the first if left out."
    ),
    .init(
      "in", "N...N", .item([[.minimum, .maximum]]),
      "The lowest and the highest value, such as 0...100; 0...1 if left out."),
    .init("step", "N", .item([[.step]]), "The distance of two stops; 0 for none."),
    .init("base", "N", .item([[.base]]), "Where steps are counted from."),
    .init("minimum-span", "N", .item([[.minimumSpan]]), "The least distance of the two values."),
    .init("stride", "N", .item([[.stride]]), "How far one increment goes."),
    .init("page", "N", .item([[.page]]), "How far one page goes."),
    .init("total", "N", .either(.total), "One full turn of a dial, or a whole day on a clock; 24."),
    .init(
      "hint", "TEXT", .item([[.hint], [.lowerHint, .upperHint], [.startHint, .endHint]]),
      "One sentence about what it is for."),
    .init(
      "end-labels", "TEXT,TEXT", .item([[.minimumLabel, .maximumLabel]]),
      "What the two ends of a slider are called."),
    .init(
      "announces-crossing", nil, .item([[.announcesCrossing]]),
      "Says next day and previous day where a dial crosses zero."),
    .init("rungs", "TEXT,TEXT", .item([[.rungs]]), "The rungs of a wheel, in words."),
    .init(
      "ladder", "KIND", .item([[.ladder]]), choices: ["shutter", "iso"],
      "The kind of a camera's ladder: shutter or iso."),
    .init(
      "values", "VALUE,VALUE", .either(.values),
      "The rungs of a camera's ladder as numbers, or the texts of the format list."),
    .init("wraps", nil, .item([[.wraps]]), "A step past an end of a wheel arrives at the other."),
    .init(
      "format", "KIND", .formatKind, choices: formatKinds,
      "How values read: \(formatKinds.alternatives)."),
    .init("fraction-digits", "N", .format(.fractionDigits), "How many digits follow the point."),
    .init(
      "scale", "N", .format(.scale), choices: ["1", "100"],
      "The value that reads 100%; 100 where the highest value is above 1."),
    .init("code", "CODE", .format(.code), "The currency, such as USD."),
    .init(
      "hours", "N", .format(.hours), choices: ["12", "24"], "How many hours a clock has; 24."),
    .init(
      "unit", "UNIT", .format(.unit), choices: ["hours", "minutes", "seconds"],
      "What 1 is in a duration; seconds."),
    .init(
      "width", "WIDTH", .format(.width), choices: ["wide", "narrow"],
      "A duration in words or in letters; wide."),
    .init("zero", "TEXT", .format(.zero), "The form of a unit for 0."),
    .init("one", "TEXT", .format(.one), "The form of a unit for 1, such as \"{value} stay\"."),
    .init("two", "TEXT", .format(.two), "The form of a unit for 2."),
    .init("few", "TEXT", .format(.few), "The form of a unit for a few."),
    .init("many", "TEXT", .format(.many), "The form of a unit for many."),
    .init("other", "TEXT", .format(.other), "The form of a unit for the rest: \"{value} stays\"."),
    .init(
      "template", "TEXT", .template, "A sentence around the value, such as \"{value} of sleep\"."),
  ]
}

extension AskOption {
  /// The options of a kind, all of them where none is named.
  static func options(of kind: String?) -> [CommandOption] {
    guard let shape = ItemShapes.all.first(where: { $0.name == kind }) else {
      return all.map(\.option)
    }
    return all.filter { $0.isTaken(by: shape) }.map(\.option)
  }

  /// Whether an item of a kind has what the option fills.
  private func isTaken(by shape: ObjectShape) -> Bool {
    let has = { (name: FieldName) in shape.field(name.rawValue) != nil }
    return switch target {
    case .item(let groups): groups.contains { $0.allSatisfy(has) }
    case .either(let name): has(name) || has(.format)
    case .format, .formatKind, .template: has(.format)
    }
  }
}
