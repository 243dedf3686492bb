/// What is wrong with a text that is to be JSON.
package enum JSONProblem: Hashable, Sendable {
  case unexpected(JSONFound, JSONAllowed)
  case comment
  /// A comma before a closing bracket, which is given.
  case commaBefore(String)
  case tooDeep(depth: Int, deepest: Int)
  /// A key, in quotation marks, that is in its object already, and where.
  case keyAgain(String, line: Int, column: Int)
  case zeroInFront
  /// The digits of a number that is too large.
  case numberTooLarge(String)
  /// A character by its number, and the escape that it is written with.
  case controlCharacter(hexadecimal: String, escape: String)
  case notUTF8(hexadecimal: String)
  case textNotClosed
  /// Half of a pair of surrogates, by its number.
  case loneSurrogate(hexadecimal: String)
}

/// What stands in a text where something else is wanted.
package enum JSONFound: Hashable, Sendable {
  case endOfFile
  case notUTF8(hexadecimal: String)
  /// The text itself, as it is shown.
  case text(String)
}

/// What is wanted at a place of a text.
package enum JSONAllowed: Hashable, Sendable {
  case endOfFile
  case value
  case key
  case colon
  /// A comma, or the closing bracket that is given.
  case commaOr(String)
  case digitAfterMinus
  case digitAfterPoint
  case digitAfterExponent
  case escape
  case hexadecimalDigit
}

/// The kinds of JSON values.
package enum JSONKind: Hashable, Sendable {
  case null
  case bool
  case number
  case string
  case array
  case object
}
