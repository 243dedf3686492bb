/// A countdown that never stops talking.
struct CountdownEverySecond: ShippedRule {
  /// The last seconds, in which every one may be said.
  static let last = 10

  let name = RuleName.countdownEverySecond
  let severity = Finding.Severity.warning
  let source = "w3c/aria issue 821"

  func fault(in subject: AuditSubject) -> AuditFault? {
    guard let seconds = subject.run?.announcedSeconds,
      let first = zip(seconds, seconds.dropFirst()).first(where: {
        $0 == $1 + 1 && $0 > Self.last
      })
    else { return nil }
    return .everySecond(from: first.0)
  }
}
