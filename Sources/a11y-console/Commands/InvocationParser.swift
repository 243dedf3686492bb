import AdjustableCore

/// From the program's arguments to what they ask for: a pure function.
enum InvocationParser {
  /// The commands, each with what stands behind it and what it does.
  static let commands: [(name: String, usage: String, summary: String)] = [
    ("open", "[open] [SCREEN] [OPTIONS]", "Works a screen, line by line; sleep when left out."),
    ("transcript", "transcript SCREEN", "Prints every element as the screen reader says it."),
    ("draw", "draw SCREEN", "Prints the screen as a picture in SVG."),
    ("speech", "speech", "Says what speech there is, and speaks a test sentence."),
    ("schema", "schema", "Prints the JSON Schema of screen files."),
  ]

  /// Understands the arguments that follow the program's name.
  static func invocation(from arguments: [String]) throws(UsageError) -> Invocation {
    let split = try SplitArguments(arguments)
    if split.has("help") { return .help }
    if split.has("version") { return .version }
    var words = split.words
    let command = words.first.flatMap { word in commands.first { $0.name == word }?.name }
    if command != nil { words.removeFirst() }
    switch command ?? "open" {
    case "schema", "speech":
      let command = command ?? ""
      try split.allowOnly([], for: command)
      try expect(words, atMost: 0, for: command)
      return command == "schema" ? .schema : .speech
    case "transcript":
      try split.allowOnly(["locale", "style", "verbosity", "json"], for: "transcript")
      guard !words.isEmpty else { throw UsageError(text: "transcript needs SCREEN behind it.") }
      return .transcript(try options(split, words: words, for: "transcript"))
    case "draw":
      try split.allowOnly(["locale"] + DrawOptions.names, for: "draw")
      guard !words.isEmpty else { throw UsageError(text: "draw needs SCREEN behind it.") }
      let drawing = try DrawOptions(hand: split.value("hand"), width: split.value("width"))
      return .draw(try options(split, words: words, for: "draw"), drawing)
    default:
      if split.has("dump") {
        try split.allowOnly(["dump"], for: "--dump")
        try expect(words, atMost: 1, for: "open")
        return .dump(screen: words.first ?? OpenOptions().screen)
      }
      let others = CommandOption.all.map(\.name).filter { !DrawOptions.names.contains($0) }
      try split.allowOnly(others, for: "open")
      return .open(try options(split, words: words, for: "open"))
    }
  }

  private static func options(
    _ split: SplitArguments, words: [String], for command: String
  ) throws(UsageError) -> OpenOptions {
    try expect(words, atMost: 1, for: command)
    var options = OpenOptions()
    if let screen = words.first { options.screen = screen }
    options.isJSON = split.has("json")
    options.script = split.value("script")
    options.output = split.value("output")
    if let name = split.value("locale") {
      guard let identifier = EnvironmentLocale.localeIdentifier(validating: name) else {
        throw UsageError(
          text:
            "--locale is \(name.shown); allowed is a language and a region that exist, such as en_US."
        )
      }
      options.locale = identifier
    }
    do throws(LineError) {
      if let name = split.value("verbosity") {
        options.verbosity = try choice(
          name, of: "verbosity", among: Verbosity.allCases.map { ($0.rawValue, $0) })
      }
      if let name = split.value("style") {
        options.style = try choice(name, of: "style", among: PhraseStyle.all.map { ($0.name, $0) })
      }
    } catch {
      throw UsageError(text: error.text)
    }
    switch split.value("speech") {
    case nil: break
    case "": options.speech = .wanted
    case "required": options.speech = .required
    case let other?:
      throw UsageError(text: "--speech is \(other.shown); allowed are --speech, --speech=required.")
    }
    options.announcements = try split.value("announce").map(policy)
    return options
  }

  private static func expect(
    _ words: [String], atMost count: Int, for command: String
  ) throws(UsageError) {
    guard words.count > count else { return }
    throw UsageError(text: "\(command) has no use for \(words[count].shown).")
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
      throw UsageError(
        text: "--announce is \(text.shown); allowed are silent, milestones, second, every N.")
    }
  }
}
