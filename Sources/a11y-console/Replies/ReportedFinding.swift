import AdjustableCore

/// The fields of a finding, for programs.
struct ReportedFinding: Hashable, Sendable {
  let file: String?
  let rule: String
  let severity: String
  let message: String
  let advice: String
  let source: String
  /// Why the rule is switched off for the element; nil where it is not.
  let suppressed: String?

  init(
    _ finding: Finding, file: String?, suppressed: String? = nil, in language: any ConsoleLanguage
  ) {
    self.file = file
    rule = finding.rule
    severity = finding.severity.rawValue
    message = finding.message(in: language)
    advice = finding.advice(in: language)
    source = finding.source
    self.suppressed = suppressed
  }
}
