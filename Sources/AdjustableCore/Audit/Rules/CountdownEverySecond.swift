/// A countdown that never stops talking.
struct CountdownEverySecond: AuditRule {
  /// The last seconds, in which every one may be said.
  static let last = 10

  let id = "countdown-every-second"
  let severity = Finding.Severity.warning
  let summary = "Every second is announced for more than the last ten."
  let advice = "Announce milestones, and every second of the last ten at most."
  let source = "w3c/aria issue 821"

  func fault(in subject: AuditSubject) -> String? {
    guard let seconds = subject.run?.announcedSeconds,
      let first = zip(seconds, seconds.dropFirst()).first(where: {
        $0 == $1 + 1 && $0 > Self.last
      })
    else { return nil }
    return "With \(first.0) seconds left every second is announced."
  }
}
