import AdjustableCore

/// What an audit says of itself, beside its findings.
package enum AuditLine: Hashable, Sendable {
  case finding(Finding)
  /// A finding of a rule that the file switches off for the element, and its reason.
  case switchedOff(SuppressedFinding)
  case note(AuditNote)
  /// What an audit of one screen comes to.
  case screen(elements: Int, [SeverityCount])
  /// What an audit of several screens comes to.
  case screens(Int, elements: Int, [SeverityCount])
  /// A file that cannot be opened.
  case notAudited
  /// What to do about a finding, and where that comes from.
  case help(advice: String, source: String)
}

/// How many findings of a severity there are.
package struct SeverityCount: Hashable, Sendable {
  package let severity: Finding.Severity
  package let count: Int

  package init(_ severity: Finding.Severity, _ count: Int) {
    self.severity = severity
    self.count = count
  }
}
