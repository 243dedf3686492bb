import Foundation

/// Why a control, a grid or a format could not be made from what was asked for.
///
/// Thrown by initialisers. Each error names the parameter, the value that was found and what is
/// allowed, so that a message about a screen file can be made from it without guessing.
public struct ConfigurationError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
  /// The name of the parameter as the initialiser spells it, for example `step`; for one end of a
  /// pair its own name, for example `lowerValue`.
  public let parameter: String
  /// The value that was refused, as text.
  public let found: String
  /// What would be accepted, as the end of the sentence "allowed is ...".
  public let allowed: String

  /// Makes an error about one parameter.
  public init(parameter: String, found: String, allowed: String) {
    self.parameter = parameter
    self.found = found
    self.allowed = allowed
  }

  /// Makes an error about a numeric parameter; the number is written without drift or exponent
  /// where that is possible.
  init(_ parameter: String, _ found: Double, allowed: String) {
    self.init(parameter: parameter, found: found.plainDescription, allowed: allowed)
  }

  /// One line: the parameter, the value found, and what is allowed.
  public var description: String {
    "\(parameter) is \(found); allowed is \(allowed)"
  }

  /// The same line.
  public var errorDescription: String? { description }
}
