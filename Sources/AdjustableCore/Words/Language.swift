/// The words of one language: one type in one file, one function a family of messages.
///
/// What is said is a case of an enum with its arguments; a language makes the words of it. A function
/// that switches over all cases, without `default`, is whole: a missing word does not compile. Take
/// ``English`` as the pattern; to change some words of a language only, see ``DerivedLanguage``.
public protocol Language: ReaderVocabulary {
  /// The language's tag, as in BCP 47: `en`, `pt-BR`.
  var tag: String { get }
  /// A message of our own: limits, refusals, how a countdown stands, ends of a list.
  func text(_ message: Message) -> Spoken
  /// What a format expects to be typed: it completes "... is not a ...".
  func text(_ expectation: ExpectedInput) -> String
  /// Why something could not be made, in one line without a period.
  func text(_ error: ConfigurationError) -> String
  /// A value that was refused.
  func text(_ found: ConfigurationError.Found) -> String
  /// What would be accepted: it completes "allowed is ...".
  func text(_ allowed: ConfigurationError.Allowed) -> String
  /// What an element is called where its author gives it no label.
  func text(_ label: DefaultLabel) -> String
  /// What is said in place of a written form; nil where it is said as it is written.
  func text(_ form: SpokenForm) -> String?
  /// What the audit found wrong with an element, in a sentence.
  func text(_ fault: AuditFault) -> String
  /// What somebody should know to trust the audit, in a sentence.
  func text(_ remark: AuditRemark) -> String
  /// When a rule of the audit fires, in a sentence.
  func summary(of rule: RuleName) -> String
  /// What to do about a finding of a rule, in a sentence.
  func advice(on rule: RuleName) -> String
  /// What labels and hints should leave unsaid.
  var unsaid: UnsaidWords { get }
}

/// The words of one screen reader in one language: what it says of an element by itself.
///
/// Every language is such a vocabulary, that of VoiceOver on iOS. A style with words of its own brings
/// one a language; see ``PhraseStyle``.
public protocol ReaderVocabulary: Sendable {
  /// The word for a thing that a screen reader says by itself.
  func text(_ word: ReaderWord) -> Spoken
}

/// A language that takes its words from another one where it has none of its own.
///
/// A conformer names its base and writes the functions of the families that it changes; each hands the
/// cases that stay to the base.
public protocol DerivedLanguage: Language {
  /// The language that has all other words.
  var base: any Language { get }
}

extension DerivedLanguage {
  /// The base's tag.
  public var tag: String { base.tag }
  /// The base's word.
  public func text(_ word: ReaderWord) -> Spoken { base.text(word) }
  /// The base's message.
  public func text(_ message: Message) -> Spoken { base.text(message) }
  /// The base's words.
  public func text(_ expectation: ExpectedInput) -> String { base.text(expectation) }
  /// The base's words.
  public func text(_ error: ConfigurationError) -> String { base.text(error) }
  /// The base's words.
  public func text(_ found: ConfigurationError.Found) -> String { base.text(found) }
  /// The base's words.
  public func text(_ allowed: ConfigurationError.Allowed) -> String { base.text(allowed) }
  /// The base's words.
  public func text(_ label: DefaultLabel) -> String { base.text(label) }
  /// The base's words.
  public func text(_ form: SpokenForm) -> String? { base.text(form) }
  /// The base's words.
  public func text(_ fault: AuditFault) -> String { base.text(fault) }
  /// The base's words.
  public func text(_ remark: AuditRemark) -> String { base.text(remark) }
  /// The base's words.
  public func summary(of rule: RuleName) -> String { base.summary(of: rule) }
  /// The base's words.
  public func advice(on rule: RuleName) -> String { base.advice(on: rule) }
  /// The base's words.
  public var unsaid: UnsaidWords { base.unsaid }
}
