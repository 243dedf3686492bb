/// What is said: segments in speaking order, a hint, and how much it matters.
public struct Utterance: Hashable, Sendable {
  /// One part of an utterance.
  public struct Segment: Hashable, Sendable {
    /// What stands between the part before and this one.
    public var separator: String
    /// The words as they are written.
    public var text: String
    /// The words as they are said aloud, where the written form is read wrongly.
    public var spokenText: String?
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
  public var text: String {
    segments.reduce(into: "") { $0 += $1.separator + $1.text }
  }

  /// The description as it is said aloud, without the hint.
  public var spokenText: String {
    segments.reduce(into: "") { $0 += $1.separator + ($1.spokenText ?? $1.text) }
  }

  /// Description and hint on one line, one space between them.
  public var line: String { [text, hint].filter { !$0.isEmpty }.joined(separator: " ") }

  /// The same line as it is said aloud.
  public var spokenLine: String {
    [spokenText, hint].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// An utterance of one part.
  public init(_ text: String = "", spokenText: String? = nil, priority: Priority = .text) {
    self.priority = priority
    if !text.isEmpty {
      segments = [Segment(separator: "", text: text, spokenText: spokenText)]
    }
  }

  /// Puts a part behind a separator; an empty part counts as missing.
  mutating func append(_ text: String, spokenText: String? = nil, after separator: String) {
    guard !text.isEmpty else { return }
    segments.append(
      Segment(separator: segments.isEmpty ? "" : separator, text: text, spokenText: spokenText))
  }

  /// Puts a sentence behind: a period goes before it only if the text does not end in one.
  mutating func appendSentence(_ text: String, spokenText: String? = nil) {
    append(text, spokenText: spokenText, after: endsInPeriod ? " " : ". ")
  }

  private var endsInPeriod: Bool { segments.last?.text.hasSuffix(".") ?? false }
}

extension String {
  /// This template with `{name}` replaced by its value, for each name.
  func filled(_ values: KeyValuePairs<String, String>) -> String {
    var rest = self[...]
    var filled = ""
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      rest = rest[open...]
      guard let match = values.first(where: { rest.hasPrefix("{\($0.key)}") }) else {
        filled.append(rest.removeFirst())
        continue
      }
      filled += match.value
      rest = rest.dropFirst(match.key.count + 2)
    }
    return filled + rest
  }

  /// This text as a sentence: with a closing period.
  var sentence: String { isEmpty || hasSuffix(".") ? self : self + "." }
}
