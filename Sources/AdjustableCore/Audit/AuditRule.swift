/// One rule: what it judges, how much that matters, where it comes from.
///
/// Rules of your own can be handed to ``Audit/findings(in:rules:)`` beside those that ship.
public protocol AuditRule: Sendable {
  /// The rule's name, such as `label-missing`; a promise.
  var id: String { get }
  /// How much a finding matters.
  var severity: Finding.Severity { get }
  /// When the rule fires, in a sentence.
  var summary: String { get }
  /// What to do about a finding, in a sentence.
  var advice: String { get }
  /// Where the rule comes from.
  var source: String { get }
  /// What is wrong with an element, in a sentence; nil where nothing is.
  func fault(in subject: AuditSubject) -> String?
}

extension AuditRule {
  /// The finding on an element; nil where the rule is silent.
  func finding(in subject: AuditSubject) -> Finding? {
    fault(in: subject).map {
      Finding(
        rule: id, severity: severity, element: subject.element.id, message: $0, advice: advice,
        source: source)
    }
  }
}
