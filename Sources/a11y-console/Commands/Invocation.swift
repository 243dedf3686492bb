import AdjustableCore

/// What the command line asks for.
enum Invocation: Equatable {
  case open(OpenOptions)
  case dump(screen: String)
  case transcript(OpenOptions)
  case draw(OpenOptions, DrawOptions)
  case speech
  case schema
  case help
  case version
}

/// How a screen is opened.
struct OpenOptions: Equatable {
  var screen = "sleep"
  var locale: String?
  var verbosity = Verbosity.normal
  var style = PhraseStyle.voiceOver
  var isJSON = false
  var script: String?
  var output: String?
  var announcements: AnnouncementPolicy?
  var speech = SpeechWish.none
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

/// Why a command line could not be understood: what was given and what is allowed.
struct UsageError: Error, Equatable {
  let text: String
}
