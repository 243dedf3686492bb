import Foundation

/// Why a control, a grid or a format could not be made from what was asked for.
///
/// Thrown by initialisers. Each error names the parameter, the value that was found and what is
/// allowed, so that a message about a screen file can be made from it without guessing.
public struct ConfigurationError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
  /// The name of the parameter as the initialiser spells it, for example `step`; for one end of a
  /// pair its own name, for example `lowerValue`.
  public let parameter: String
  /// The value that was refused.
  public let found: Found
  /// What would be accepted.
  public let allowed: Allowed

  /// Makes an error about one parameter.
  public init(parameter: String, found: Found, allowed: Allowed) {
    self.parameter = parameter
    self.found = found
    self.allowed = allowed
  }

  /// Makes an error about a numeric parameter.
  init(_ parameter: String, _ found: Double, allowed: Allowed) {
    self.init(parameter: parameter, found: .number(found), allowed: allowed)
  }

  /// One line in English, for whoever prints it: the parameter, the value found, and what is allowed.
  public var description: String { English().text(self) }

  /// The same line.
  public var errorDescription: String? { description }
}

extension ConfigurationError {
  /// A value that was refused.
  public enum Found: Hashable, Sendable {
    /// A number; written without drift or exponent where that is possible.
    case number(Double)
    /// A whole number.
    case whole(Int)
    /// A text; written in quotation marks.
    case text(String)
    /// The two ends of a range.
    case range(Double, Double)
    /// The two ends of a way round a dial, where the second may be the lesser.
    case way(Double, Double)
    /// A list without anything in it.
    case empty
    /// A summary that counts slices.
    case histogram
    /// The words of whoever throws it.
    case own(String)
  }

  /// What would be accepted: a language makes of it the end of "allowed is ...".
  public enum Allowed: Hashable, Sendable {
    /// A number that is neither NaN nor infinite.
    case finiteNumber
    /// Two such numbers.
    case finiteNumbers
    /// Bounds that are not too far apart for a number.
    case finiteLength
    /// A number above 0.
    case positiveNumber
    /// A number above 0, or 0 for no step.
    case positiveNumberOrNoStep
    /// A number in a range, the ends with it.
    case number(from: Double, to: Double)
    /// A number that is not below a range's lower value.
    case numberFromLowerValue(Double)
    /// A number from 0 to a dial's total.
    case upToTotal(Double)
    /// A number from 0 to the length of the bounds.
    case upToLength(Double)
    /// A number up to half a dial's total, which is given.
    case upToHalfTotal(Double)
    /// A number up to half a dial's total, which is given, or 0 for no step.
    case upToHalfTotalOrNoStep(Double)
    /// A base that is not too many steps away from the bounds.
    case baseNearBounds
    /// A stride that is not too small to move the bounds' numbers; the smallest.
    case movingStride(atLeast: Double)
    /// A whole number of steps of one length.
    case wholeNumberOfSteps(of: Double)
    /// A whole number, and no less than one.
    case wholeNumber(from: Int)
    /// A whole number in a range, or nothing at all.
    case wholeNumberOrNone(from: Int, to: Int)
    /// An index from 0 to the last one.
    case index(upTo: Int)
    /// One of two numbers.
    case either(Double, Double)
    /// A clock's total.
    case clockTotal
    /// A length of time in seconds.
    case seconds(from: Double, to: Double)
    /// A date that is not too far away to be counted in seconds.
    case dateNear2001
    /// A range that is not narrower than the minimum span.
    case rangeAsWide(as: Double)
    /// A way round a dial that covers the minimum span and leaves as much free.
    case wayAsWide(as: Double)
    /// A summary of a dial's span.
    case spanOfDial
    /// One item or more.
    case items
    /// One rung or more.
    case rungs
    /// One text or more.
    case texts
    /// An id that is not taken.
    case freeID
    /// A currency's code of ISO 4217.
    case currencyCode
    /// A text with `{value}` in it, once.
    case textWithValue
    /// The words of whoever throws it.
    case own(String)
  }
}
