/// How something is read: words that are there already, or a value and the format that puts it into words.
///
/// A format's text is made when somebody asks for it, anew each time, so that nobody pays for a text that
/// nobody reads; whoever reads one often keeps it (`made`). Two are equal when they read the same.
public struct Wording: Hashable, Sendable, ExpressibleByStringLiteral {
  private enum Source: Sendable {
    case words(Spoken)
    case value(Double, ValueFormat)
  }

  private let source: Source
  /// The texts, where they were made to be kept.
  private var kept: Spoken?

  /// Words that are there already.
  public init(_ words: Spoken) { source = .words(words) }

  /// Words that are there already, and said as they are written.
  public init(stringLiteral words: String) { self.init(Spoken(words)) }

  /// A value as a format reads it.
  public init(_ value: Double, _ format: ValueFormat) { source = .value(value, format) }

  /// The text as it is written.
  public var written: String {
    switch source {
    case .words(let words): words.written
    case .value(let value, let format): kept?.written ?? format.text(value)
    }
  }

  /// The text as it is written, and how it is said aloud, which is made when that is asked for.
  public var spoken: Spoken {
    switch source {
    case .words(let words): kept ?? words
    case .value(let value, let format): kept ?? format.spoken(value)
    }
  }

  /// The same with its texts made, for whoever reads them often.
  public var made: Wording {
    var made = self
    made.kept = spoken.made
    return made
  }

  /// Whether both read the same; of one value in one format that is known without a text.
  public static func == (left: Wording, right: Wording) -> Bool {
    left.isOfOneValue(with: right) || left.spoken == right.spoken
  }

  /// Whether both are written the same, however they are said.
  func isWritten(like other: Wording) -> Bool {
    isOfOneValue(with: other) || written == other.written
  }

  private func isOfOneValue(with other: Wording) -> Bool {
    guard case .value(let value, let format) = source,
      case .value(let otherValue, let otherFormat) = other.source
    else { return false }
    return value == otherValue && format == otherFormat
  }

  /// Mixes in the written text, which equal readings share.
  public func hash(into hasher: inout Hasher) { hasher.combine(written) }
}
