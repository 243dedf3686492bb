import AdjustableCore

/// Findings as JUnit XML, which servers of continuous integration read: a suite a file, a case a rule.
enum JUnitReport {
  /// The report; warnings are failures where the audit is strict, and else told in the output of their
  /// case.
  static func text(of results: [AuditResult], isStrict: Bool, in language: any ConsoleLanguage)
    -> String
  {
    let suites = results.map { Suite($0, isStrict: isStrict, language) }
    let total = { (count: KeyPath<Suite, Int>) in suites.reduce(0) { $0 + $1[keyPath: count] } }
    let counts =
      "tests=\"\(total(\.tests))\" failures=\"\(total(\.failures))\" errors=\"\(total(\.errors))\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="a11y-console audit" \(counts)>
      \(suites.map(\.text).joined(separator: "\n"))
      </testsuites>

      """
  }

  /// One file.
  private struct Suite {
    var tests = 0
    var failures = 0
    var errors = 0
    private(set) var text = ""

    init(_ result: AuditResult, isStrict: Bool, _ language: any ConsoleLanguage) {
      var cases: [String] = []
      let name: String
      var skipped = 0
      switch result {
      case .failed(let file, let lines, _):
        name = file
        errors = 1
        cases.append(
          Self.testCase(
            "opens", file, Self.element("error", lines, message: language.text(.notAudited))))
      case .audited(let file):
        name = file.name
        for rule in Audit.rules {
          let outcome = Outcome(rule, in: file.report, isStrict: isStrict, language)
          if outcome.isFailure { failures += 1 }
          if outcome.isSkipped { skipped += 1 }
          cases.append(Self.testCase(rule.id, file.name, outcome.text))
        }
      }
      tests = cases.count
      text = """
          <testsuite name="\(name.escapedForXML)" tests="\(tests)" failures="\(failures)" \
        errors="\(errors)" skipped="\(skipped)">
        \(cases.joined(separator: "\n"))
          </testsuite>
        """
    }

    private static func testCase(_ name: String, _ file: String, _ inside: String) -> String {
      let head = "    <testcase name=\"\(name)\" classname=\"\(file.escapedForXML)\" time=\"0\""
      return inside.isEmpty ? head + "/>" : "\(head)>\n\(inside)\n    </testcase>"
    }

    fileprivate static func element(
      _ tag: String, _ text: String, message: String? = nil, type: String? = nil
    ) -> String {
      let attributes = [("message", message), ("type", type)].compactMap { name, value in
        value.map { " \(name)=\"\($0.escapedForXML)\"" }
      }
      let head = "      <\(tag)\(attributes.joined())"
      return text.isEmpty ? head + "/>" : "\(head)>\(text.escapedForXML)</\(tag)>"
    }
  }

  /// What one rule said of one file.
  private struct Outcome {
    var isFailure = false
    var isSkipped = false
    var text = ""

    init(
      _ rule: any AuditRule, in report: AuditReport, isStrict: Bool, _ language: any ConsoleLanguage
    ) {
      let findings = report.findings.filter { $0.rule == rule.id }
      let lines = findings.map { language.text(.finding($0)) }.joined(separator: "\n")
      let reasons = report.suppressed.filter { $0.finding.rule == rule.id }
        .map { "\($0.finding.element): \($0.reason)" }
      if let first = findings.first, isStrict || rule.severity == .error {
        isFailure = true
        text = Suite.element(
          "failure", lines, message: "\(first.element): \(first.message(in: language))",
          type: rule.severity.rawValue)
      } else if !findings.isEmpty {
        text = Suite.element("system-out", lines)
      } else if !reasons.isEmpty {
        isSkipped = true
        text = Suite.element("skipped", "", message: reasons.joined(separator: "; "))
      }
    }
  }
}
