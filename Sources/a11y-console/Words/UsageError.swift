/// Why a command line could not be understood: what was given and what is allowed.
///
/// What was given is handed over as it is shown: on one line, and cut where it is long. Options are named
/// as they are typed, with their hyphens.
package enum UsageError: Error, Hashable, Sendable {
  case unknownOption(String, nearest: String?)
  case givenTwice(option: String)
  /// An option that stands alone was given a value.
  case standsAlone(option: String, given: String)
  /// An option stands alone that needs something, in the words of its usage, behind it.
  case optionNeeds(String, argument: String)
  case needsBeside(option: String, other: String)
  case excludeEachOther(String, String)
  case needsTerminal(option: String)
  /// A command stands alone that needs something behind it.
  case needs(ProgramCommand, ProgramOperand)
  /// The same, where the words that it may be are told.
  case needsOne(ProgramCommand, ProgramOperand, of: [String])
  /// A command, perhaps with its kind, or an option, and what stands behind it for nothing.
  case noUse(of: String, in: String)
  case notOne(command: ProgramCommand, String, of: [String], nearest: String?)
  case refused(String, found: String, AllowedArgument)
  case unknownFormat(String, of: [String], nearest: String?)
  /// An option that goes with some formats, and the format is another.
  case otherFormat(option: String, formats: [String], format: String)
  case choice(LineError)
  /// What is wrong with the screen that a question's options amount to, each with its subject.
  case question([QuestionError])
}

/// What stands behind a command of the command line.
package enum ProgramOperand: Hashable, Sendable {
  case screen
  case duration
  case kind
  case shell
}

/// What may be given, as the end of the sentence "allowed is ...".
package enum AllowedArgument: Hashable, Sendable {
  case words([String])
  case number(ClosedRange<Double>)
  case locale
  case fileOfItsOwn
  case visibleText
  case lowestAndHighest
  case twoValues
  case twoTexts
  case lengthOfTime
  case seconds(most: Double)
}

/// What is wrong with a question: the option or the command that it is about, and what is wrong with it.
package struct QuestionError: Hashable, Sendable {
  package let subject: String
  package let problem: FileProblem

  package init(subject: String, _ problem: FileProblem) {
    self.subject = subject
    self.problem = problem
  }
}
