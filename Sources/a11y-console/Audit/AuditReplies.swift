import AdjustableCore

/// What an audit says, as replies: a line a finding.
enum AuditReplies {
  /// The replies to a report; each begins with the file where one is given.
  static func replies(
    to report: AuditReport, file: String? = nil, in language: any ConsoleLanguage,
    element: (String) -> AdjustableElement?
  ) -> [ConsoleReply] {
    let prefix = file.map { $0.printable + ": " } ?? ""
    let findings = report.findings.map { finding in
      ConsoleReply(
        kind: .finding, spoken: Spoken(prefix + language.text(.finding(finding))),
        element: element(finding.element),
        finding: ReportedFinding(finding, file: file, in: language))
    }
    let suppressed = report.suppressed.map { suppressed in
      let finding = suppressed.finding
      return ConsoleReply(
        kind: .notice,
        spoken: Spoken(
          prefix + language.text(.switchedOff(suppressed))),
        element: element(finding.element), priority: .message,
        finding: ReportedFinding(
          finding, file: file, suppressed: suppressed.reason, in: language))
    }
    let notes = report.notes.map { note in
      ConsoleReply(
        kind: .notice, spoken: Spoken(prefix + language.text(.note(note))),
        element: element(note.element), code: note.kind.rawValue, priority: .message)
    }
    return findings + suppressed + notes
  }
}

/// How much was judged, and how many findings there are of each severity.
struct AuditTally: Sendable {
  private(set) var screens = 0
  private var elements = 0
  private var findings: [Finding.Severity: Int] = [:]

  /// Counts a screen.
  mutating func add(_ report: AuditReport, elements: Int) {
    screens += 1
    self.elements += elements
    for finding in report.findings { findings[finding.severity, default: 0] += 1 }
  }

  /// Whether the answer is no: an error, or in a strict audit a warning.
  func isBad(isStrict: Bool) -> Bool { isStrict ? !findings.isEmpty : findings[.error] != nil }

  /// What an audit of many screens comes to.
  var line: AuditLine { .screens(screens, elements: elements, counts) }

  /// What an audit of one screen comes to, without the number of screens.
  var screenLine: AuditLine { .screen(elements: elements, counts) }

  private var counts: [SeverityCount] {
    Finding.Severity.allCases.compactMap { severity in
      findings[severity].map { SeverityCount(severity, $0) }
    }
  }
}
