/// One thing that was said, with why and about which element.
public struct Phrase: Hashable, Sendable {
  /// Why something is said; the names are those of the console's JSON and a promise.
  public enum Kind: String, Hashable, Sendable {
    /// The focus landed on an element, or somebody asked where it is.
    case focus
    /// A value is another one, or was read again.
    case value
    /// A value stays, or went only part of the way.
    case limit
    /// Something is said without having been asked for.
    case announcement
    /// What was asked for is a mistake.
    case error
  }

  /// Why it is said.
  public let kind: Kind
  /// The element it is about.
  public let id: String
  /// The words.
  public let utterance: Utterance
  /// Why a value stays, or went only part of the way.
  public let reason: RefusalReason?
  /// The name of a mistake for programs; nil where there is none.
  public let code: String?

  /// Makes a phrase.
  public init(
    _ kind: Kind, id: String, utterance: Utterance, reason: RefusalReason? = nil,
    code: String? = nil
  ) {
    self.kind = kind
    self.id = id
    self.utterance = utterance
    self.reason = reason
    self.code = code
  }

  /// The words as they are written.
  public var text: String { utterance.text }
}
