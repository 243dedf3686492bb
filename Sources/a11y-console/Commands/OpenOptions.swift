import AdjustableCore

/// How a screen is opened.
struct OpenOptions: Equatable {
  var screen = "sleep"
  var locale: String?
  var verbosity = Verbosity.normal
  var style = PhraseStyle.voiceOver
  var isJSON = false
  var takesKeys = false
  var script: String?
  var output: String?
  var announcements: AnnouncementPolicy?
  var speech = SpeechWish.none
  var reducesMotion = false
  var showsFrames = false
}

extension OpenOptions {
  /// Understands the options of a command, and the screen that it names.
  init(
    _ split: SplitArguments, words: [String], for command: ProgramCommand
  ) throws(UsageError) {
    self.init()
    try SplitArguments.expect(words, atMost: 1, for: command)
    if let screen = words.first { self.screen = screen }
    isJSON = split.has(.json)
    takesKeys = split.has(.keys)
    script = split.value(.script)
    guard !takesKeys || script == nil else {
      throw .excludeEachOther(OptionName.keys.typed, OptionName.script.typed)
    }
    output = split.value(.output)
    locale = try split.locale()
    do throws(LineError) {
      if let name = split.value(.verbosity) {
        verbosity = try choice(
          name, of: .verbosity, among: Verbosity.allCases.map { ($0.rawValue, $0) })
      }
      if let name = split.value(.style) {
        style = try choice(name, of: .style, among: PhraseStyle.all.map { ($0.name, $0) })
      }
    } catch {
      throw .choice(error)
    }
    switch split.value(.speech) {
    case nil: break
    case "": speech = .wanted
    case "required": speech = .required
    case let other?:
      let typed = OptionName.speech.typed
      throw .refused(typed, found: other.shown, .words([typed, typed + "=required"]))
    }
    reducesMotion = split.has(.reduceMotion)
    showsFrames = split.has(.frames)
    if showsFrames, !isJSON {
      throw .needsBeside(option: OptionName.frames.typed, other: OptionName.json.typed)
    }
    announcements = try split.value(.announce).map(Self.policy)
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

/// Whether a session is to be spoken.
enum SpeechWish: Equatable {
  /// Text alone.
  case none
  /// Spoken too where that is possible.
  case wanted
  /// Spoken too, or not at all.
  case required
}
