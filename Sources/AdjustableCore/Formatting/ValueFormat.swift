import Foundation

/// How a number becomes a value text, and how what a person types becomes a number again.
public struct ValueFormat: Hashable, Sendable {
  /// Makes a format.
  public init() {}
}
