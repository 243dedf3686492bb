/// A time limit that nobody can hold or put off.
struct CountdownFixed: ShippedRule {
  /// Shorter ones are over before they could be put off; longer ones hurry nobody (WCAG 2.2.1).
  static let seconds = 20.0...72_000.0

  let name = RuleName.countdownFixed
  let severity = Finding.Severity.warning
  let source = "WCAG 2.2.1"

  func fault(in subject: AuditSubject) -> AuditFault? {
    guard let run = subject.run, !run.canBePaused, !run.canBeExtended,
      let duration = subject.element.range?.upperBound ?? subject.element.value,
      Self.seconds.contains(duration)
    else { return nil }
    return .fixed(seconds: duration)
  }
}
