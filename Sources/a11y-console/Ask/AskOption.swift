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
    _ id: OptionName, _ argument: String?, _ target: Target, choices: [String] = []
  ) {
    option = CommandOption(id, argument, for: [.ask], choices: choices)
    self.target = target
  }

  /// The kinds of questions.
  static let kinds = ItemKind.allCases.filter(\.isAskedFor).map(\.rawValue)

  /// The formats that `--format` names; a sentence around one is an option of its own.
  static let formatKinds = FormatKind.allCases.filter { $0 != .template }.map(\.rawValue)

  /// Every option, in the order in which they are listed.
  static let all: [AskOption] = [
    .init(
      .label, "TEXT[,TEXT]",
      .item([[.label], [.lowerLabel, .upperLabel], [.startLabel, .endLabel]])),
    .init(.value, "VALUE[,VALUE]", .item([[.value], [.lower, .upper], [.start, .end]])),
    .init(.bounds, "N...N", .item([[.minimum, .maximum]])),
    .init(.step, "N", .item([[.step]])),
    .init(.base, "N", .item([[.base]])),
    .init(.minimumSpan, "N", .item([[.minimumSpan]])),
    .init(.stride, "N", .item([[.stride]])),
    .init(.page, "N", .item([[.page]])),
    .init(.total, "N", .either(.total)),
    .init(.hint, "TEXT", .item([[.hint], [.lowerHint, .upperHint], [.startHint, .endHint]])),
    .init(.endLabels, "TEXT,TEXT", .item([[.minimumLabel, .maximumLabel]])),
    .init(.announcesCrossing, nil, .item([[.announcesCrossing]])),
    .init(.rungs, "TEXT,TEXT", .item([[.rungs]])),
    .init(.ladder, "KIND", .item([[.ladder]]), choices: ["shutter", "iso"]),
    .init(.values, "VALUE,VALUE", .either(.values)),
    .init(.wraps, nil, .item([[.wraps]])),
    .init(.format, "KIND", .formatKind, choices: formatKinds),
    .init(.fractionDigits, "N", .format(.fractionDigits)),
    .init(.scale, "N", .format(.scale), choices: ["1", "100"]),
    .init(.code, "CODE", .format(.code)),
    .init(.hours, "N", .format(.hours), choices: ["12", "24"]),
    .init(.unit, "UNIT", .format(.unit), choices: ["hours", "minutes", "seconds"]),
    .init(.width, "WIDTH", .format(.width), choices: ["wide", "narrow"]),
    .init(.zero, "TEXT", .format(.zero)),
    .init(.one, "TEXT", .format(.one)),
    .init(.two, "TEXT", .format(.two)),
    .init(.few, "TEXT", .format(.few)),
    .init(.many, "TEXT", .format(.many)),
    .init(.other, "TEXT", .format(.other)),
    .init(.template, "TEXT", .template),
  ]
}

extension AskOption {
  /// The options of a kind, all of them where none is named.
  static func options(of kind: String?) -> [CommandOption] {
    guard let shape = kind.flatMap(ItemKind.init(rawValue:))?.shape else {
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
