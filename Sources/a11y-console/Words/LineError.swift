/// Why a line was not carried out: what was typed, and what is allowed.
///
/// What was typed is handed over as it is shown: on one line, and cut where it is long.
package enum LineError: Error, Hashable, Sendable {
  case unknownCommand(String, nearest: String?)
  case ambiguousCommand(String, candidates: [String])
  /// A command that stands alone; of `speech` with its own word.
  case takesNothing(command: String, typed: String)
  case needs(command: String, LineOperand)
  case notACount(String)
  case notALength(String)
  case unknownSpeech(String)
  /// Nil where nothing was typed.
  case speechNeedsNumber(SpeechSetting, typed: String?)
  case speechNeedsName(SpeechSetting)
  case speechRefused(SpeechRefusal)
  case notAChoice(String, of: NamedChoice, allowed: [String])
  case notInList(String, count: Int)
  case noSuchElement(String, nearest: String?)
  /// The first of them with their numbers, and how many more there are.
  case ambiguousElement(String, candidates: [NumberedLabel], more: Int)
  case testClockEnds
  case lineTooLong(most: Int)
  /// Keys were asked for where no terminal is.
  case noTerminal(InputName)
  /// A terminal gives no keys, for the system's reason.
  case noKeys(reason: String)
  case cannotSave(FileError)

  /// The error's name for programs; a promise.
  package var code: String {
    switch self {
    case .unknownCommand: "unknownCommand"
    case .ambiguousCommand: "ambiguousCommand"
    case .noSuchElement, .notInList: "noSuchElement"
    case .ambiguousElement: "ambiguousElement"
    case .testClockEnds: "outOfBounds"
    case .lineTooLong: "lineTooLong"
    case .noTerminal, .noKeys: "noTerminal"
    case .cannotSave: "cannotWrite"
    case .takesNothing, .needs, .notACount, .notALength, .unknownSpeech, .speechNeedsNumber,
      .speechNeedsName, .speechRefused, .notAChoice:
      "usage"
    }
  }
}

/// What stands behind a line command.
package enum LineOperand: Hashable, Sendable {
  case count
  /// An element's label, or its number in the list.
  case place
  case value
  case file
  case level
  case name
  case command
  case length
  case speech
}

/// Things that are chosen by their names.
package enum NamedChoice: Hashable, Sendable {
  case verbosity
  case style
}

/// An element of a list: its number from 1, and its label.
package struct NumberedLabel: Hashable, Sendable {
  package let number: Int
  package let label: String

  package init(_ number: Int, _ label: String) {
    self.number = number
    self.label = label
  }
}

/// What lines come from.
package enum InputName: Hashable, Sendable {
  case standardInput
  /// A script's path, as it is shown.
  case script(String)
}
