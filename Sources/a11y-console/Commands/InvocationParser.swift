import AdjustableCore

/// From the program's arguments to what they ask for: a pure function.
enum InvocationParser {
  /// Understands the arguments that follow the program's name.
  static func invocation(from arguments: [String]) throws(UsageError) -> Invocation {
    let split = try SplitArguments(arguments)
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
      try expect(words, atMost: 0, for: meant)
      return meant == .schema ? .schema : .speech
    case .transcript:
      try split.allowOnly(for: .transcript)
      guard !words.isEmpty else { throw .needs(.transcript, .screen) }
      return .transcript(try options(split, words: words, for: .transcript))
    case .audit:
      try split.allowOnly(for: .audit)
      guard !words.isEmpty else { throw .needs(.audit, .screen) }
      return .audit(try auditOptions(split, screens: words))
    case .ask:
      try split.allowOnly(for: .ask)
      let kind = try word(in: words, of: .kind, for: .ask, among: AskOption.kinds)
      let options = try options(split, words: [], for: .ask)
      return .ask(Question(kind: kind, document: try AskDocument.document(kind, split), options))
    case .completions:
      try split.allowOnly(for: .completions)
      let names = Shell.allCases.map(\.rawValue)
      let name = try word(in: words, of: .shell, for: .completions, among: names)
      return .completions(Shell(rawValue: name) ?? .bash)
    case .countdown:
      try split.allowOnly(for: .countdown)
      let duration = words.joined(separator: " ").trimmed
      guard !duration.isEmpty else { throw .needs(.countdown, .duration) }
      return .countdown(duration, try options(split, words: [], for: .countdown))
    case .draw:
      try split.allowOnly(for: .draw)
      guard !words.isEmpty else { throw .needs(.draw, .screen) }
      let drawing = try DrawOptions(hand: split.value(.hand), width: split.value(.pictureWidth))
      return .draw(try options(split, words: words, for: .draw), drawing)
    case .open:
      if split.has(.dump) {
        try split.allowOnly([.dump], for: OptionName.dump.typed)
        try expect(words, atMost: 1, for: .open)
        return .dump(screen: words.first ?? OpenOptions().screen)
      }
      try split.allowOnly(for: .open)
      return .open(try options(split, words: words, for: .open))
    }
  }

  /// The one word that must stand behind a command.
  private static func word(
    in words: [String], of thing: ProgramOperand, for command: ProgramCommand,
    among names: [String]
  ) throws(UsageError) -> String {
    guard let word = words.first else { throw .needsOne(command, thing, of: names) }
    try expect(words, atMost: 1, for: command)
    guard let name = names.first(where: { $0 == word.lowercased() }) else {
      throw .notOne(
        command: command, word.shown, of: names, nearest: nearestName(to: word, among: names))
    }
    return name
  }

  private static func options(
    _ split: SplitArguments, words: [String], for command: ProgramCommand
  ) throws(UsageError) -> OpenOptions {
    try expect(words, atMost: 1, for: command)
    var options = OpenOptions()
    if let screen = words.first { options.screen = screen }
    options.isJSON = split.has(.json)
    options.takesKeys = split.has(.keys)
    options.script = split.value(.script)
    guard !options.takesKeys || options.script == nil else {
      throw .excludeEachOther(OptionName.keys.typed, OptionName.script.typed)
    }
    options.output = split.value(.output)
    options.locale = try locale(split)
    do throws(LineError) {
      if let name = split.value(.verbosity) {
        options.verbosity = try choice(
          name, of: .verbosity, among: Verbosity.allCases.map { ($0.rawValue, $0) })
      }
      if let name = split.value(.style) {
        options.style = try choice(name, of: .style, among: PhraseStyle.all.map { ($0.name, $0) })
      }
    } catch {
      throw .choice(error)
    }
    switch split.value(.speech) {
    case nil: break
    case "": options.speech = .wanted
    case "required": options.speech = .required
    case let other?:
      let typed = OptionName.speech.typed
      throw .refused(typed, found: other.shown, .words([typed, typed + "=required"]))
    }
    options.reducesMotion = split.has(.reduceMotion)
    options.showsFrames = split.has(.frames)
    if options.showsFrames, !options.isJSON {
      throw .needsBeside(option: OptionName.frames.typed, other: OptionName.json.typed)
    }
    options.announcements = try split.value(.announce).map(policy)
    return options
  }

  private static func auditOptions(
    _ split: SplitArguments, screens: [String]
  ) throws(UsageError) -> AuditOptions {
    // A report must not take the place of another file of the same call.
    var taken = screens
    for option in [OptionName.junit, .sarif] {
      guard let path = split.value(option) else { continue }
      guard !taken.contains(path) else {
        throw .refused(option.typed, found: path.shown, .fileOfItsOwn)
      }
      taken.append(path)
    }
    return AuditOptions(
      screens: screens, locale: try locale(split), isJSON: split.has(.json),
      isStrict: split.has(.strict), junit: split.value(.junit), sarif: split.value(.sarif))
  }

  private static func locale(_ split: SplitArguments) throws(UsageError) -> String? {
    guard let name = split.value(.locale) else { return nil }
    guard let identifier = EnvironmentLocale.localeIdentifier(validating: name) else {
      throw .refused(OptionName.locale.typed, found: name.shown, .locale)
    }
    return identifier
  }

  private static func expect(
    _ words: [String], atMost count: Int, for command: ProgramCommand
  ) throws(UsageError) {
    guard words.count > count else { return }
    throw .noUse(of: words[count].shown, in: command.rawValue)
  }

  /// `silent`, `milestones`, `second`, `every N`.
  private static func policy(_ text: String) throws(UsageError) -> AnnouncementPolicy {
    switch text {
    case "silent": return .silent
    case "milestones": return .milestones
    case "second": return .everySecond
    default:
      let words = text.split(separator: " ")
      if words.count == 2, words[0] == "every", let seconds = Int(words[1]), seconds > 0 {
        return .every(seconds)
      }
      throw .refused(
        OptionName.announce.typed, found: text.shown,
        .words(["silent", "milestones", "second", "every N"]))
    }
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
