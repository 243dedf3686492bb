import AdjustableCore

/// From the program's arguments to what they ask for: a pure function.
enum InvocationParser {
  /// The commands, each with what stands behind it and what it does.
  static let commands: [(name: String, usage: String, summary: String)] = [
    ("open", "[open] [SCREEN] [OPTIONS]", "Works a screen, line by line; sleep when left out."),
    ("transcript", "transcript SCREEN", "Prints every element as the screen reader says it."),
    (
      "audit", "audit SCREEN...",
      "Walks every control and says what would be heard wrongly; exit code 1 where there is an error."
    ),
    (
      "ask", "ask KIND [OPTIONS]",
      "Lets a person choose one value and prints it alone on standard output: for shell scripts."
    ),
    (
      "countdown", "countdown DURATION",
      "Counts down, such as 90s, 5m, 1h30m or 10:00; ends with 0 when the time is up."
    ),
    ("draw", "draw SCREEN", "Prints the screen as a picture in SVG."),
    ("speech", "speech", "Says what speech there is, and speaks a test sentence."),
    ("schema", "schema", "Prints the JSON Schema of screen files."),
    ("completions", "completions bash|zsh|fish", "Prints the completions of a shell."),
  ]

  /// Understands the arguments that follow the program's name.
  static func invocation(from arguments: [String]) throws(UsageError) -> Invocation {
    let split = try SplitArguments(arguments)
    if split.has("version"), !split.has("help") { return .version }
    var words = split.words
    let command = words.first.flatMap { word in commands.first { $0.name == word }?.name }
    if command != nil { words.removeFirst() }
    if split.has("help") {
      let kind = command == "ask" ? words.first { AskOption.kinds.contains($0) } : nil
      return .help(command: command, kind: kind)
    }
    switch command ?? "open" {
    case "schema", "speech":
      let command = command ?? ""
      try split.allowOnly(for: command)
      try expect(words, atMost: 0, for: command)
      return command == "schema" ? .schema : .speech
    case "transcript":
      try split.allowOnly(for: "transcript")
      guard !words.isEmpty else { throw UsageError(text: "transcript needs SCREEN behind it.") }
      return .transcript(try options(split, words: words, for: "transcript"))
    case "audit":
      try split.allowOnly(for: "audit")
      guard !words.isEmpty else { throw UsageError(text: "audit needs SCREEN behind it.") }
      return .audit(try auditOptions(split, screens: words))
    case "ask":
      try split.allowOnly(for: "ask")
      let kind = try word(in: words, of: "KIND", for: "ask", among: AskOption.kinds)
      let options = try options(split, words: [], for: "ask")
      return .ask(Question(kind: kind, document: try AskDocument.document(kind, split), options))
    case "completions":
      try split.allowOnly(for: "completions")
      let names = Shell.allCases.map(\.rawValue)
      let name = try word(in: words, of: "a shell", for: "completions", among: names)
      return .completions(Shell(rawValue: name) ?? .bash)
    case "countdown":
      try split.allowOnly(for: "countdown")
      let duration = words.joined(separator: " ").trimmed
      guard !duration.isEmpty else { throw UsageError(text: "countdown needs DURATION behind it.") }
      return .countdown(duration, try options(split, words: [], for: "countdown"))
    case "draw":
      try split.allowOnly(for: "draw")
      guard !words.isEmpty else { throw UsageError(text: "draw needs SCREEN behind it.") }
      let drawing = try DrawOptions(hand: split.value("hand"), width: split.value("picture-width"))
      return .draw(try options(split, words: words, for: "draw"), drawing)
    default:
      if split.has("dump") {
        try split.allowOnly(["dump"], for: "--dump")
        try expect(words, atMost: 1, for: "open")
        return .dump(screen: words.first ?? OpenOptions().screen)
      }
      try split.allowOnly(for: "open")
      return .open(try options(split, words: words, for: "open"))
    }
  }

  /// The one word that must stand behind a command.
  private static func word(
    in words: [String], of thing: String, for command: String, among names: [String]
  ) throws(UsageError) -> String {
    guard let word = words.first else {
      throw UsageError(text: "\(command) needs \(thing) behind it: \(names.alternatives).")
    }
    try expect(words, atMost: 1, for: command)
    guard let name = names.first(where: { $0 == word.lowercased() }) else {
      let advice = nearestName(to: word, among: names).map { " Nearest is \($0)." } ?? ""
      throw UsageError(
        text: "\(command) has no use for \(word.shown); allowed is \(names.alternatives).\(advice)")
    }
    return name
  }

  private static func options(
    _ split: SplitArguments, words: [String], for command: String
  ) throws(UsageError) -> OpenOptions {
    try expect(words, atMost: 1, for: command)
    var options = OpenOptions()
    if let screen = words.first { options.screen = screen }
    options.isJSON = split.has("json")
    options.takesKeys = split.has("keys")
    options.script = split.value("script")
    guard !options.takesKeys || options.script == nil else {
      throw UsageError(text: "--keys and --script exclude each other.")
    }
    options.output = split.value("output")
    options.locale = try locale(split)
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
    options.reducesMotion = split.has("reduce-motion")
    options.showsFrames = split.has("frames")
    if options.showsFrames, !options.isJSON {
      throw UsageError(text: "--frames needs --json beside it.")
    }
    options.announcements = try split.value("announce").map(policy)
    return options
  }

  private static func auditOptions(
    _ split: SplitArguments, screens: [String]
  ) throws(UsageError) -> AuditOptions {
    // A report must not take the place of another file of the same call.
    var taken = screens
    for name in ["junit", "sarif"] {
      guard let path = split.value(name) else { continue }
      guard !taken.contains(path) else {
        throw UsageError(
          text: "--\(name) is \(path.shown); allowed is a file that has no other part in the audit."
        )
      }
      taken.append(path)
    }
    return AuditOptions(
      screens: screens, locale: try locale(split), isJSON: split.has("json"),
      isStrict: split.has("strict"), junit: split.value("junit"), sarif: split.value("sarif"))
  }

  private static func locale(_ split: SplitArguments) throws(UsageError) -> String? {
    guard let name = split.value("locale") else { return nil }
    guard let identifier = EnvironmentLocale.localeIdentifier(validating: name) else {
      throw UsageError(
        text:
          "--locale is \(name.shown); allowed is a language and a region that exist, such as en_US."
      )
    }
    return identifier
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
