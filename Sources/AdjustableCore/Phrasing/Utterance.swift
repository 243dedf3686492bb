/// What is said: segments in speaking order, a hint, and how much it matters.
public struct Utterance: Hashable, Sendable {
  /// One part of an utterance.
  public struct Segment: Hashable, Sendable {
    /// What stands between the part before and this one.
    public var separator: String
    /// The words.
    public var text: Spoken

    /// Makes a part.
    public init(separator: String, text: Spoken) {
      self.separator = separator
      self.text = text
    }
  }

  /// How a speech output should treat what is said already.
  public enum Priority: String, Hashable, Sendable {
    /// Replaces what is being said: focus, value changes, limits, lists.
    case text
    /// Must be heard: notices.
    case message
    /// One of a burst of which first and last matter: milestones.
    case progress
    /// Before everything else: the time is up.
    case important
  }

  /// The parts in speaking order.
  public var segments: [Segment] = []
  /// What can be done; empty where nothing is said about it.
  public var hint = ""
  /// How much it matters.
  public var priority = Priority.text

  /// The description as it is written, without the hint.
  public var text: String { joined { $0.written } }

  /// The description without the hint; what is said aloud is made when it is asked for.
  public var spoken: Spoken {
    guard segments.contains(where: { $0.text.mayHaveTwin }) else { return Spoken(text) }
    return Spoken(text) { [segments] in Self.joined(segments) { $0.aloud } }
  }

  /// Description and hint on one line, one space between them.
  public var line: String { spokenLine.written }

  /// The same line, with how it is said aloud.
  public var spokenLine: Spoken {
    guard !hint.isEmpty else { return spoken }
    let (spoken, hint) = (spoken, hint)
    guard !spoken.isEmpty else { return Spoken(hint) }
    return "\(spoken) \(hint)"
  }

  /// An utterance of one part.
  public init(_ text: Spoken = "", priority: Priority = .text) {
    self.priority = priority
    append(text, after: "")
  }

  /// Puts a part behind a separator; an empty part counts as missing.
  public mutating func append(_ text: Spoken, after separator: String) {
    guard !text.isEmpty else { return }
    segments.append(Segment(separator: segments.isEmpty ? "" : separator, text: text))
  }

  /// Puts words behind that are said as they are written.
  public mutating func append(_ text: String, after separator: String) {
    append(Spoken(text), after: separator)
  }

  /// Puts a sentence behind: a period goes before it only if the text does not end in one.
  public mutating func appendSentence(_ text: Spoken) {
    append(text, after: (segments.last?.text.written ?? "").separatorBeforeSentence)
  }

  /// Puts a sentence behind that is said as it is written.
  public mutating func appendSentence(_ text: String) { appendSentence(Spoken(text)) }

  private func joined(_ form: (Spoken) -> String) -> String { Self.joined(segments, form) }

  private static func joined(_ segments: [Segment], _ form: (Spoken) -> String) -> String {
    segments.reduce(into: "") { $0 += $1.separator + form($1.text) }
  }
}
