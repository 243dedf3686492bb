import AdjustableCore

/// The shapes that are used more than once, by the names they have in the JSON Schema.
enum SharedShape: String, CaseIterable, Sendable {
  case item
  case wheel
  case format

  /// The shape itself.
  var shape: Shape {
    switch self {
    case .item: .variants(key: "type", ItemShapes.all)
    case .wheel: .object(ItemShapes.innerWheel)
    case .format:
      .either([.word(FormatShapes.simpleKinds), .variants(key: "kind", FormatShapes.all)])
    }
  }
}

/// The whole file.
enum ScreenShape {
  private static let suppression = ObjectShape(
    "suppression", "A rule that is switched off for one element.",
    [
      .required(.rule, .word(Audit.rules.map(\.id)), "The id of the rule."),
      .required(.element, .text(.filled), "The id of the element, as values prints it."),
      .required(.reason, .text(.filled), "Why it is meant to be so; printed by an audit."),
    ])

  /// What a screen file is.
  static let file = ObjectShape(
    "screen", "A screen of accessible controls for a11y-console.",
    [
      .optional(.schema, .text(), "Where the JSON Schema is, for editors; not read."),
      .required(.title, .text(.filled), "What the screen is called."),
      .optional(
        .locale, .locale,
        "Whose words, digits and separators are used; the environment's where it is left out."),
      .required(.items, .list(.reference(.item), least: 1), "What is on it, in reading order."),
      .optional(
        .suppressions, .list(.object(suppression), least: 0),
        "Rules of an audit that are switched off, each for one element and with a reason."),
    ])
}
