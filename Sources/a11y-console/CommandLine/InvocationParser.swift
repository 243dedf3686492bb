import AdjustableCore

/// From the program's arguments to what they ask for: a pure function.
enum InvocationParser {
  /// Understands the arguments that follow the program's name.
  ///
  /// - Parameter language: the language of names that nobody gives.
  static func invocation(
    from arguments: [String], in language: any ConsoleLanguage = English()
  ) throws(UsageError) -> Invocation {
    let split = try SplitArguments(arguments, options: CommandOption.all)
    if split.has(.version), !split.has(.help) { return .version }
    var words = split.words
    let command = words.first.flatMap(ProgramCommand.init(rawValue:))
    if command != nil { words.removeFirst() }
    if split.has(.help) {
      let kind = command == .ask ? words.first { AskOption.kinds.contains($0) } : nil
      return .help(command: command, kind: kind)
    }
    let meant = command ?? .open
    switch meant {
    case .schema, .speech:
      try split.allowOnly(for: meant)
      try SplitArguments.expect(words, atMost: 0, for: meant)
      return meant == .schema ? .schema : .speech
    case .transcript:
      try split.allowOnly(for: .transcript)
      guard !words.isEmpty else { throw .needs(.transcript, .screen) }
      return .transcript(try OpenOptions(split, words: words, for: .transcript))
    case .audit:
      try split.allowOnly(for: .audit)
      guard !words.isEmpty else { throw .needs(.audit, .screen) }
      return .audit(try AuditOptions(split, screens: words))
    case .ask:
      try split.allowOnly(for: .ask)
      let kind = try word(in: words, of: .kind, for: .ask, among: AskOption.kinds)
      let options = try OpenOptions(split, words: [], for: .ask)
      return .ask(
        Question(kind: kind, document: try AskDocument.document(kind, split, in: language), options)
      )
    case .completions:
      try split.allowOnly(for: .completions)
      let names = Shell.allCases.map(\.rawValue)
      let name = try word(in: words, of: .shell, for: .completions, among: names)
      return .completions(Shell(rawValue: name) ?? .bash)
    case .countdown:
      try split.allowOnly(for: .countdown)
      let duration = words.joined(separator: " ").trimmed
      guard !duration.isEmpty else { throw .needs(.countdown, .duration) }
      return .countdown(duration, try OpenOptions(split, words: [], for: .countdown))
    case .draw:
      try split.allowOnly(for: .draw)
      guard !words.isEmpty else { throw .needs(.draw, .screen) }
      let drawing = try DrawOptions(hand: split.value(.hand), width: split.value(.pictureWidth))
      return .draw(try OpenOptions(split, words: words, for: .draw), drawing)
    case .open:
      if split.has(.dump) {
        try split.allowOnly([.dump], for: OptionName.dump.typed)
        try SplitArguments.expect(words, atMost: 1, for: .open)
        return .dump(screen: words.first ?? OpenOptions().screen)
      }
      try split.allowOnly(for: .open)
      return .open(try OpenOptions(split, words: words, for: .open))
    }
  }

  /// The one word that must stand behind a command.
  private static func word(
    in words: [String], of thing: ProgramOperand, for command: ProgramCommand,
    among names: [String]
  ) throws(UsageError) -> String {
    guard let word = words.first else { throw .needsOne(command, thing, of: names) }
    try SplitArguments.expect(words, atMost: 1, for: command)
    guard let name = names.first(where: { $0 == word.lowercased() }) else {
      throw .notOne(
        command: command, word.shown, of: names, nearest: nearestName(to: word, among: names))
    }
    return name
  }
}

extension ProgramCommand {
  /// The command with what stands behind it.
  var usage: String {
    switch self {
    case .open: "[open] [SCREEN] [OPTIONS]"
    case .transcript: "transcript SCREEN"
    case .audit: "audit SCREEN..."
    case .ask: "ask KIND [OPTIONS]"
    case .countdown: "countdown DURATION"
    case .draw: "draw SCREEN"
    case .speech: "speech"
    case .schema: "schema"
    case .completions: "completions bash|zsh|fish"
    }
  }
}
