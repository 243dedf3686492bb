/// One rule: what it judges, how much that matters, where it comes from.
///
/// Rules of your own can be handed to ``Audit/findings(in:rules:)`` beside those that ship.
public protocol AuditRule: Sendable {
  /// The rule's name, such as `label-missing`; a promise.
  var id: String { get }
  /// How much a finding matters.
  var severity: Finding.Severity { get }
  /// When the rule fires and what to do about a finding.
  var words: RuleWords { get }
  /// Where the rule comes from.
  var source: String { get }
  /// What is wrong with an element; nil where nothing is.
  func fault(in subject: AuditSubject) -> AuditFault?
}

/// The words of a rule: those that every language has for the rules that ship, or a rule's own.
public enum RuleWords: Hashable, Sendable {
  /// The words of a rule that ships.
  case shipped(RuleName)
  /// When the rule fires and what to do about a finding, each in a sentence.
  case own(summary: String, advice: String)

  /// When the rule fires, in a sentence.
  public func summary(in language: any Language = English()) -> String {
    switch self {
    case .shipped(let name): language.summary(of: name)
    case .own(let summary, _): summary
    }
  }

  /// What to do about a finding, in a sentence.
  public func advice(in language: any Language = English()) -> String {
    switch self {
    case .shipped(let name): language.advice(on: name)
    case .own(_, let advice): advice
    }
  }
}

/// A rule that ships: its name gives it its id and, in every language, its words.
protocol ShippedRule: AuditRule {
  var name: RuleName { get }
}

extension ShippedRule {
  var id: String { name.rawValue }
  var words: RuleWords { .shipped(name) }
}

extension AuditRule {
  /// The finding on an element; nil where the rule is silent.
  func finding(in subject: AuditSubject) -> Finding? {
    fault(in: subject).map {
      Finding(
        rule: id, severity: severity, element: subject.element.id, fault: $0, words: words,
        source: source)
    }
  }
}
