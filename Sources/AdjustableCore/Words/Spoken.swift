/// A text as it is written, and as it is said aloud where the written form is read wrongly: `45%`,
/// `45 percent`.
///
/// A string literal is a text that is said as it is written.
public struct Spoken: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The text as it is written.
  public let written: String

  /// The text as it is said aloud, where that is another one.
  ///
  /// A twin equal to the written text is dropped at the door, so that two texts are equal when they are
  /// written and said alike.
  private let twin: String?

  /// Makes a text; `aloud` is left out where it is said as it is written.
  public init(_ written: String, aloud: String? = nil) {
    self.written = written
    twin = aloud == written ? nil : aloud
  }

  /// Makes a text that is said as it is written.
  public init(stringLiteral written: String) { self.init(written) }

  /// The text as it is said aloud: the written one where they agree.
  public var aloud: String { twin ?? written }

  /// Whether it is said otherwise than it is written.
  public var hasTwin: Bool { twin != nil }

  /// Whether there is nothing to read.
  public var isEmpty: Bool { written.isEmpty }

  /// The text as it is written.
  public var description: String { written }
}
