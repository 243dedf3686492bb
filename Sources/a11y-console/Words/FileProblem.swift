import AdjustableCore

/// One thing that is wrong in a screen file: what was found, and what is allowed.
///
/// Texts of the file are handed over as they are shown: on one line, not too long, and safe to print.
package enum FileProblem: Hashable, Sendable {
  case json(JSONProblem)
  case tooManyBytes(Int, most: Int)
  case refused(FoundValue, AllowedValue, nearest: String?)
  /// Words in a list of numbers; the member where words go.
  case misplacedWords(belongIn: String)
  /// A member beside another one that excludes it.
  case beside(String)
  case missing(AllowedValue)
  /// A member that must be there, or the other that is named.
  case missingEither(String)
  /// A member that must be there because of the other that is named.
  case missingBeside(String)
  /// A key that is not known, and the nearest or else all that are.
  case unknownKey(nearest: String)
  case unknownKeyOf([String])
  /// An id that another element has, and where that is.
  case idTaken(String, path: String, line: Int, column: Int)
  /// A parameter of the core that no member fills.
  case parameter(ConfigurationError)
  /// The screen as a whole.
  case screen(ConfigurationError)
}

/// A value that was found in a file.
package enum FoundValue: Hashable, Sendable {
  /// The value itself, as it is shown.
  case shown(String)
  case kind(JSONKind)
  case emptyList
  case list(count: Int)
  /// How many characters it has.
  case longText(Int)
  case longID(Int)
  case texts(Int, from: Double, to: Double)
  /// What the core refuses.
  case refused(ConfigurationError.Found)
}

/// What may stand at a place of a file.
package enum AllowedValue: Hashable, Sendable {
  case text
  case filledText
  case moreThanSpaces
  case characters(most: Int)
  case id
  case locale
  case words([String])
  case lengthOfTime
  case flag
  case number(AllowedNumber)
  case oneOfNumbers([Double])
  case wholeNumber(from: Int, to: Int)
  case list
  case filledList
  case listOf(least: Int, most: Int)
  /// An object and the members that it must have.
  case object(with: [String])
  /// An object that is told apart by the word of a member.
  case variant(key: String, [String])
  case either([AllowedValue])
  case numberUpToMaximum(Double)
  case numberFromMinimum(Double)
  case totalOfDial(Double)
  case textForEachValue
  case idOfElement
  case readOut
  case valueOfLadder
  /// What the core would take.
  case accepted(ConfigurationError.Allowed)
}

/// Which numbers are allowed.
package enum AllowedNumber: Hashable, Sendable {
  case any
  case positive
  case notNegative
  case step
  case seconds
}
