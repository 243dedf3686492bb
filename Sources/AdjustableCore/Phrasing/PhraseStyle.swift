/// How a screen reader puts an element into words: which parts it says, in which order.
///
/// A style is data; adding one is adding a table.
public struct PhraseStyle: Hashable, Sendable {
  /// A part of an utterance on focus.
  public enum Part: String, Hashable, Sendable {
    /// Selected, before everything else.
    case selection
    /// The label.
    case label
    /// The value text.
    case value
    /// Dimmed or read only, then what kind of thing it is and how it stands.
    case traits
    /// What kind of thing it is, apart from how it stands.
    case role
    /// How it stands: dimmed, read only, on or off, paused.
    case state
    /// The place in a series.
    case position
    /// The present minimum and maximum.
    case range
  }

  /// The name by which the style is chosen.
  public let name: String
  /// The parts on focus, in speaking order.
  public let focus: [Part]
  /// What stands between label and value.
  public let valueSeparator: String
  /// What stands between all other parts; nil where each is a sentence.
  public let partSeparator: String?
  /// Whether a limit is said after the value.
  public let saysLimits: Bool
  /// The reader's own words, by the tag of their language; where there are none the language's own are
  /// said, which are those of VoiceOver on iOS.
  public let vocabularies: [String: any ReaderVocabulary]

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - name: the name by which it is chosen; two styles of one name are the same style.
  ///   - focus: the parts on focus, in speaking order.
  ///   - valueSeparator: what stands between label and value.
  ///   - partSeparator: what stands between all other parts; nil where each is a sentence, which begins
  ///     after a period.
  ///   - saysLimits: whether the reason is said at a limit; a mistake is told in every style.
  ///   - vocabularies: the reader's own words, by the tag of their language.
  public init(
    name: String, focus: [Part] = [.selection, .label, .value, .traits, .position],
    valueSeparator: String = ": ", partSeparator: String? = nil, saysLimits: Bool = true,
    vocabularies: [String: any ReaderVocabulary] = [:]
  ) {
    self.name = name
    self.focus = focus
    self.valueSeparator = valueSeparator
    self.partSeparator = partSeparator
    self.saysLimits = saysLimits
    self.vocabularies = vocabularies
  }

  /// VoiceOver on iOS, with the reason said at a limit.
  public static let voiceOver = PhraseStyle(name: "voiceover")
  /// VoiceOver on iOS to the letter: at a limit the value again and nothing else.
  public static let strict = PhraseStyle(name: "strict", saysLimits: false)

  /// Every style, in the order in which they are listed.
  public static let all = [voiceOver, strict]

  /// Whether both are the style of one name.
  public static func == (left: PhraseStyle, right: PhraseStyle) -> Bool { left.name == right.name }

  /// Mixes in the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// How much is said on focus.
public enum Verbosity: String, Hashable, Sendable, CaseIterable {
  /// Label and value.
  case brief
  /// Also what kind of thing it is, and its place in a series.
  case normal
  /// Also the present minimum and maximum.
  case verbose

  func parts(of style: PhraseStyle) -> [PhraseStyle.Part] {
    switch self {
    case .brief: style.focus.filter { $0 == .label || $0 == .value }
    case .normal: style.focus
    case .verbose: style.focus + [.range]
    }
  }
}
