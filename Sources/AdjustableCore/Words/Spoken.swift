/// A text as it is written, and as it is said aloud where the written form is read wrongly: `45%`,
/// `45 percent`.
///
/// A string literal is a text that is said as it is written, and one with texts of this type in it is
/// written and said with theirs: `"\(lowest) to \(highest)."`. Where the spoken form takes work it can be
/// handed over as a way to make it: it is then made when somebody asks for it, anew each time, so whoever
/// needs it often keeps it. Two texts are equal when they are written and said alike, however they were
/// made.
public struct Spoken: Hashable, Sendable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  /// What is said in place of the written text.
  private enum Twin: Sendable {
    case none
    case text(String)
    case made(@Sendable () -> String?)
  }

  /// The text as it is written.
  public let written: String
  private let twin: Twin

  /// Makes a text; `aloud` is left out where it is said as it is written.
  public init(_ written: String, aloud: String? = nil) {
    self.written = written
    twin = aloud.map { $0 == written ? .none : .text($0) } ?? .none
  }

  /// Makes a text whose spoken form is made when it is asked for; nil says the written one.
  public init(_ written: String, makingAloud aloud: @escaping @Sendable () -> String?) {
    self.written = written
    twin = .made(aloud)
  }

  /// Makes a text that is said as it is written.
  public init(stringLiteral written: String) { self.init(written) }

  /// Makes a text out of others in code: the body is told which form of them to take, and is run again
  /// for the spoken one when that is asked for.
  public static func joining(
    _ body: @escaping @Sendable (_ form: (Spoken) -> String) -> String
  ) -> Spoken {
    Spoken(body { $0.written }) { body { $0.aloud } }
  }

  /// The text as it is said aloud: the written one where they agree.
  public var aloud: String {
    switch twin {
    case .none: written
    case .text(let text): text
    case .made(let make): make() ?? written
    }
  }

  /// Whether it is said otherwise than it is written.
  public var hasTwin: Bool { aloud != written }

  /// Whether a spoken form was handed over at all, which may still agree with the written one.
  var mayHaveTwin: Bool { if case .none = twin { false } else { true } }

  /// Whether there is nothing to read.
  public var isEmpty: Bool { written.isEmpty }

  /// The same text with its spoken form made, for whoever asks for it often.
  public var made: Spoken {
    if case .made = twin { Spoken(written, aloud: aloud) } else { self }
  }

  /// The text as it is written.
  public var description: String { written }

  /// Whether both are written and said alike.
  public static func == (left: Spoken, right: Spoken) -> Bool {
    left.written == right.written
      && (!left.mayHaveTwin && !right.mayHaveTwin || left.aloud == right.aloud)
  }

  /// Mixes in the written text, which equal texts share.
  public func hash(into hasher: inout Hasher) { hasher.combine(written) }
}

extension Spoken {
  /// Collects what stands in a literal, in both forms.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var written = ""
    fileprivate var parts: [Spoken] = []

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      written.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    /// Adds a piece of the literal itself.
    public mutating func appendLiteral(_ literal: String) { appendInterpolation(Spoken(literal)) }

    /// Adds a text that is written in one way and perhaps said in another.
    public mutating func appendInterpolation(_ text: Spoken) {
      guard !text.isEmpty || text.mayHaveTwin else { return }
      written += text.written
      parts.append(text)
    }

    /// Adds a value that is said as it is written.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      appendInterpolation(Spoken(value.description))
    }
  }

  /// Makes a text out of a literal with other texts in it.
  public init(stringInterpolation literal: StringInterpolation) {
    guard literal.parts.contains(where: \.mayHaveTwin) else {
      self.init(literal.written)
      return
    }
    let parts = literal.parts
    self.init(literal.written) { parts.reduce(into: "") { $0 += $1.aloud } }
  }
}
