/// What can be set of how speech sounds, by the names a person types.
package enum SpeechSetting: String, Hashable, Sendable {
  case rate
  case pitch
  case volume
  case voice
  case language
  case module
}

/// Why a change of how speech sounds is refused.
///
/// Texts are handed over in quotation marks, as they are shown.
package enum SpeechRefusal: Error, Hashable, Sendable {
  /// A number outside -100 to 100.
  case outOfRange(SpeechSetting, Int)
  case notALanguageTag(String)
  /// A name that is empty or has more than one line.
  case notAName(SpeechSetting, String)
  /// A name that the server does not list; some that it does, and how many more.
  case notListed(SpeechSetting, String, known: [String], more: Int)
  /// The installed library is too old to set it.
  case notThere(SpeechSetting)
  /// The server would not take it.
  case byServer(SpeechSetting)
  /// There is no speech.
  case problem(SpeechProblem)
}

/// Why nothing is spoken.
package enum SpeechProblem: Error, Hashable, Sendable {
  /// The client library cannot be loaded; with the loader's reason.
  case noLibrary(String)
  /// No server answers; with what the library said, and whether the server is installed.
  case noServer(String, installed: Bool)
  /// There is a socket, and we may not use it.
  case notPermitted(String)
  /// The server accepts, and then says nothing.
  case noAnswer
  /// The server has nothing to speak with.
  case noModule
  /// The server would not take a text.
  case refused
  /// The connection broke, and a new one was no better.
  case lost
}

/// What is said about speech that stops working, or does not do what it was told, in the middle of a
/// session.
package enum SpeechNotice: Hashable, Sendable {
  /// Texts are taken and nothing comes of them: no sound device, or a dead output module.
  case nothingBegun
  /// A call does not come back: the server is stopped or does not speak its own protocol.
  case noAnswer
  case problem(SpeechProblem)
  case refused(SpeechRefusal)
}

/// A line of the report on speech.
package enum SpeechReportLine: Hashable, Sendable {
  // What it comes to
  case works
  case notHeard
  case problem(SpeechProblem)
  // The library
  case libraryFoundServerSilent
  case libraryNotFound(said: String)
  case libraryNotLookedFor
  /// The file it was loaded from, by its name and by its path; nil where that is not known.
  case library(SpeechLibraryFile?)
  /// The version of the library's header at build; nil where there was none.
  case headerAtBuild(String?)
  // The server
  case serverSilent
  case serverReachable
  case serverNotAsked
  /// What the library said, where it said something.
  case serverNotReachable(said: String?)
  case modules([String])
  case moduleInUse(String)
  /// How many there are, and the first of them.
  case voices(count: Int, [String])
  // The test sentence
  case sentenceNotSent
  case sentenceNotBegun
  case sentenceNotEnded(began: Duration)
  case sentenceSpoken(began: Duration, ended: Duration)
  /// Packages of Debian.
  case toInstall([String])
}

/// The file of a library.
package struct SpeechLibraryFile: Hashable, Sendable {
  package let name: String
  package let path: String

  package init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}
