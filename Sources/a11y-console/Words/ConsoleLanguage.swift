import AdjustableCore

/// A language of the console: what it says, refuses and explains, one function a family of messages.
///
/// A language is one type in one file, with an exhaustive switch over each family: a message that it
/// lacks does not compile. Names that a person types, such as commands and options, are the same in
/// every language.
package protocol ConsoleLanguage: Language {
  /// Why a line was not carried out.
  func text(_ error: LineError) -> String
  /// Why a command line could not be understood.
  func text(_ error: UsageError) -> String
  /// What something is called where nobody gives it a name.
  func text(_ name: DefaultName) -> String
  /// Why a file could not be read or written, with the file in front.
  func text(_ error: FileError) -> String
  /// What is wrong at a place of a screen file.
  func text(_ problem: FileProblem) -> String
  /// How many errors of a file are not listed.
  func moreErrors(_ count: Int) -> String
  /// What an audit says of itself, beside its findings.
  func text(_ line: AuditLine) -> String
  /// What the console says of itself.
  func text(_ notice: Notice) -> Spoken
  /// What the program says on standard error, behind its name.
  func text(_ complaint: Complaint) -> String
  /// A line of what help says in a session.
  func text(_ help: HelpLine) -> String
  /// A line of what `--help` prints around the lists of commands and options.
  func text(_ line: UsageLine) -> String
  /// What a command of the command line does: one sentence.
  func summary(of command: ProgramCommand) -> String
  /// What an option is for: one sentence.
  func summary(of option: OptionHelp) -> String
  /// What a line command does, and what it takes.
  func summary(of command: CommandHelp) -> String
  /// A line command's name, and its short one.
  func names(of command: CommandHelp) -> String
  /// What some keys do: one sentence.
  func summary(of keys: KeyPurpose) -> String
  /// What some keys that do the same are called.
  func names(of keys: KeyHelp) -> String
  /// What a key is called.
  func name(of key: KeyWord) -> String
  /// Why nothing is spoken: what is missing, and what brings it.
  func text(_ problem: SpeechProblem) -> String
  /// What is said about speech in the middle of a session.
  func text(_ notice: SpeechNotice) -> String
  /// Why a change of how speech sounds is refused.
  func text(_ refusal: SpeechRefusal) -> String
  /// A line of the report on speech.
  func text(_ line: SpeechReportLine) -> String
  /// The sentence that is spoken as a test.
  var testSentence: String { get }
}
