/// What `ask` asks: the kind of control, and the screen file that its options amount to.
struct Question: Equatable {
  let kind: String
  /// A screen with one item, to be read as every screen file is.
  let document: JSONNode
  var options: OpenOptions

  init(kind: String, document: JSONNode, _ options: OpenOptions) {
    self.kind = kind
    self.document = document
    self.options = options
  }
}

extension Question {
  /// The errors of the screen file, each naming the option that it is about.
  func usageError(_ errors: ScreenFileErrors) -> UsageError {
    // One option can fill two members, and is told of once.
    var told: [QuestionError] = []
    for error in errors.errors.map(questionError) where !told.contains(error) { told.append(error) }
    return .question(told)
  }

  private func questionError(_ error: ScreenFileError) -> QuestionError {
    // `items[0].format.of.code` is about the last key.
    let keys = error.path.parts.dropFirst(2).compactMap { part in
      if case .key(let key) = part { key } else { nil }
    }
    let names = keys.compactMap { optionName(of: $0, inFormat: keys.count > 1) }
    return QuestionError(subject: names.last?.typed ?? "ask \(kind)", error.problem)
  }

  private func optionName(of field: String, inFormat: Bool) -> OptionName? {
    if inFormat, field == FieldName.text.rawValue { return .template }
    if field == FieldName.format.rawValue { return .format }
    return AskOption.all.first { option in
      switch option.target {
      case .item(let groups): groups.joined().contains { $0.rawValue == field }
      case .format(let name), .either(let name): name.rawValue == field
      case .formatKind, .template: false
      }
    }?.option.id
  }
}
