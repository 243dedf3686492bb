import AdjustableCore

/// What the command line asks for.
enum Invocation: Equatable {
  case open(OpenOptions)
  /// What was typed as the duration, and the options.
  case countdown(String, OpenOptions)
  case dump(screen: String)
  case transcript(OpenOptions)
  case audit(AuditOptions)
  case ask(Question)
  case completions(Shell)
  case draw(OpenOptions, DrawOptions)
  case speech
  case schema
  /// All of the help, or that of a command, and of `ask` that of a kind.
  case help(command: ProgramCommand?, kind: String?)
  case version
}

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

/// What is audited, and how it is reported.
struct AuditOptions: Equatable {
  var screens: [String] = []
  var locale: String?
  var isJSON = false
  /// Whether warnings count as errors do.
  var isStrict = false
  /// Where JUnit XML is written; nil for nowhere.
  var junit: String?
  /// Where SARIF is written; nil for nowhere.
  var sarif: String?
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
