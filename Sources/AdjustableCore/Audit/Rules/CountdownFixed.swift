/// A time limit that nobody can hold or put off.
struct CountdownFixed: AuditRule {
  /// Shorter ones are over before they could be put off; longer ones hurry nobody (WCAG 2.2.1).
  static let seconds = 20.0...72_000.0

  let id = "countdown-fixed"
  let severity = Finding.Severity.warning
  let summary = "A countdown between 20 seconds and 20 hours can be neither paused nor extended."
  let advice = "Let it be paused, or extended."
  let source = "WCAG 2.2.1"

  func fault(in subject: AuditSubject) -> String? {
    guard let run = subject.run, !run.canBePaused, !run.canBeExtended,
      let duration = subject.element.range?.upperBound ?? subject.element.value,
      Self.seconds.contains(duration)
    else { return nil }
    return "It lasts \(duration.plainDescription) seconds and can be neither paused nor extended."
  }
}
