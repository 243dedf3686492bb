import AdjustableCore

/// Makes a screen file of the options of `ask`, so that they are checked as the members of one are.
struct AskDocument {
  let kind: String
  let shape: ObjectShape
  let split: SplitArguments
  private let language: any ConsoleLanguage
  private var maker = JSONMaker()

  /// The document of some options.
  static func document(
    _ kind: String, _ split: SplitArguments, in language: any ConsoleLanguage
  ) throws(UsageError) -> JSONNode {
    guard let shape = ItemKind(rawValue: kind)?.shape else {
      throw .noUse(of: kind.shown, in: ProgramCommand.ask.rawValue)
    }
    var maker = AskDocument(kind: kind, shape: shape, split: split, language: language)
    let item = maker.node(.object(try maker.members()))
    return maker.node(
      .object([
        maker.member("title", .string(kind)),
        maker.member("items", .array([item])),
      ]))
  }

  private init(
    kind: String, shape: ObjectShape, split: SplitArguments, language: any ConsoleLanguage
  ) {
    self.kind = kind
    self.shape = shape
    self.split = split
    self.language = language
  }

  private mutating func members() throws(UsageError) -> [JSONMember] {
    var members = [member("type", .string(kind))]
    for option in AskOption.all {
      guard let text = split.value(option.option.id),
        let fields = try fields(of: option)
      else { continue }
      let parts = try parts(of: text, count: fields.count, option.option)
      for (field, part) in zip(fields, parts) {
        members.append(member(field.name.rawValue, value(part, field.shape)))
      }
    }
    // A script that says itself what it asks needs no name for it.
    if shape.field(FieldName.label.rawValue) != nil, split.value(.label) == nil {
      members.append(member(FieldName.label.rawValue, .string(language.text(.questionValue))))
    }
    if let format = try format() { members.append(format) }
    return members
  }

  /// The members of the item that an option fills; nil where it is about the format.
  private func fields(of option: AskOption) throws(UsageError) -> [Field]? {
    let groups: [[FieldName]]
    switch option.target {
    case .item(let names): groups = names
    case .either(let name) where shape.field(name.rawValue) != nil: groups = [[name]]
    case .either, .format, .formatKind, .template:
      guard shape.field(FieldName.format.rawValue) != nil else { throw noUse(for: option) }
      return nil
    }
    let found = groups.lazy.map { $0.compactMap { shape.field($0.rawValue) } }
    guard let fields = zip(groups, found).first(where: { $0.count == $1.count })?.1 else {
      throw noUse(for: option)
    }
    return fields
  }

  private func noUse(for option: AskOption) -> UsageError {
    .noUse(of: option.option.typed, in: "ask \(kind)")
  }

  /// The texts of an option for one member or for two.
  private func parts(
    of text: String, count: Int, _ option: CommandOption
  ) throws(UsageError) -> [String] {
    guard count > 1 else {
      guard option.argument == nil || !text.isBlank else { throw blank(option, text) }
      return [text]
    }
    // A sentence is for both; everything else is two.
    if option.id == .hint { return [text, text] }
    let isRange = option.id == .bounds
    let parts = (isRange ? text.parts(between: "...") : text.parts(between: ",")).map(\.trimmed)
    guard parts.count == 2, !parts.contains(where: \.isBlank) else {
      let allowed: AllowedArgument =
        isRange ? .lowestAndHighest : option.id == .value ? .twoValues : .twoTexts
      throw .refused(option.typed, found: text.shown, allowed)
    }
    return parts
  }

  private func blank(_ option: CommandOption, _ text: String) -> UsageError {
    .refused(option.typed, found: Printable.quoted(text), .visibleText)
  }

  /// What a text is where a shape is expected; what is no number stays a text, which is then refused.
  mutating func value(_ text: String, _ shape: Shape) -> JSONValue {
    switch shape {
    case .flag: return .bool(true)
    case .number, .oneOfNumbers, .wholeNumber: return Self.number(text)
    case .list(let element, _, _):
      return .array(text.parts(between: ",").map { node(value($0.trimmed, element)) })
    case .either where split.has(.ladder): return Self.number(text)
    default: return .string(text)
    }
  }

  private static func number(_ text: String) -> JSONValue {
    let text = text.trimmed
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return .string(text) }
    return .number(number)
  }

  mutating func node(_ value: JSONValue) -> JSONNode { maker.node(value) }

  mutating func member(_ key: String, _ value: JSONValue) -> JSONMember {
    maker.member(key, value)
  }
}

extension String {
  /// The parts between some characters, empty ones too.
  fileprivate func parts(between separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
