import AdjustableCore

/// What the console says of itself: what was done, what can be done, what is being typed.
package enum Notice: Hashable, Sendable {
  // The session
  case welcome(title: String, elements: Int, InputMode)
  case noValues
  case noCountdownRuns
  case verbosity(String)
  case style(String)
  case saved(to: String)
  case keysBegin
  // A question
  case question([Spoken], InputMode)
  case taken([Spoken])
  case cancelled
  // Hints
  case adjusting(InputMode)
  /// What makes a countdown go on from where it stands.
  case going(on: CountdownState, InputMode)
  case dimmed
  case readOnly
  case nothingToDo
  // Keys
  case pressKey
  case key(KeyWord, KeyPurpose)
  case unbound(KeyWord)
  case pasteNotTaken
  // Typing a value
  case nothingBeingTyped
  case typeValue(tellsHow: Bool)
  case typed(String, tellsHow: Bool)
  case typedLongest(String)
  case nothingTypedYet
  case emptied
  /// The value that stays.
  case nothingTyped(value: String)
  case dropped(String, value: String)
  // Speech
  case speechOn
  case speechOff
  case speechStopped
  case speechIsOff
  case speechSet(SpeechSetting, String, SpeechMoment)
}

/// How a person acts on a session.
package enum InputMode: Hashable, Sendable {
  /// Line by line.
  case lines
  /// Key by key.
  case keys
}

/// When a change of how speech sounds is made.
package enum SpeechMoment: Hashable, Sendable {
  case now
  case whenOn
  case whenServerAnswers
}
