/// How the values of a question read.
extension AskDocument {
  /// The member that says how values read; nil where no option does.
  mutating func format() throws(UsageError) -> JSONMember? {
    let name = split.value(.format)
    let kind = name ?? "number"
    guard AskOption.formatKinds.contains(kind),
      let shape = FormatKind(rawValue: kind)?.shape
    else {
      throw .unknownFormat(
        kind.shown, of: AskOption.formatKinds,
        nearest: nearestName(to: kind, among: AskOption.formatKinds))
    }
    var members: [JSONMember] = []
    for option in AskOption.all {
      guard let text = split.value(option.option.id), let part = formatField(option.target) else {
        continue
      }
      guard let field = shape.field(part.rawValue) else {
        let takers = FormatShapes.all.filter { $0.field(part.rawValue) != nil }.map(\.name)
        throw .otherFormat(option: option.option.typed, formats: takers, format: kind)
      }
      members.append(member(part.rawValue, value(text, field.shape)))
    }
    let template = split.value(.template)
    guard name != nil || !members.isEmpty || template != nil else { return nil }
    var format = node(.object([member("kind", .string(kind))] + members))
    if members.isEmpty, FormatShapes.simpleKinds.contains(kind) { format = node(.string(kind)) }
    if let template {
      format = node(
        .object([
          member("kind", .string("template")), member("text", .string(template)),
          JSONMember(key: "of", place: format.place, node: format),
        ]))
    }
    return JSONMember(key: "format", place: format.place, node: format)
  }

  /// The member of a format that an option fills; nil where it fills one of the item.
  private func formatField(_ target: AskOption.Target) -> FieldName? {
    switch target {
    case .format(let name): name
    case .either(let name): shape.field(name.rawValue) == nil ? name : nil
    case .item, .formatKind, .template: nil
    }
  }
}
