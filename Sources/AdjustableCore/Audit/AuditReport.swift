/// All that an audit of one screen has to say.
public struct AuditReport: Sendable {
  /// What is wrong, in reading order.
  public private(set) var findings: [Finding] = []
  /// What the screen asks not to be told of, in reading order, each with its reason.
  public private(set) var suppressed: [SuppressedFinding] = []
  /// How far the audit went, and which suppressions nothing needed.
  public private(set) var notes: [AuditNote] = []

  /// The suppressions by rule and element, and those that were needed.
  private let suppressions: [[String]: Screen.Suppression]
  private var used: Set<[String]> = []

  init(_ suppressions: [Screen.Suppression]) {
    self.suppressions = Dictionary(
      suppressions.map { ([$0.rule, $0.element], $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func add(_ finding: Finding) {
    let key = [finding.rule, finding.element]
    guard let suppression = suppressions[key] else { return findings.append(finding) }
    used.insert(key)
    suppressed.append(SuppressedFinding(finding: finding, reason: suppression.reason))
  }

  mutating func note(_ subject: AuditSubject) {
    guard subject.walk.isCut || subject.run?.isCut == true else { return }
    let count = subject.walk.isCut ? subject.walk.stops.count - 1 : subject.run?.stops.count ?? 0
    notes.append(
      AuditNote(element: subject.element.id, remark: .walkCut(stops: count)))
  }

  mutating func noteUnused(_ suppressions: [Screen.Suppression]) {
    for suppression in suppressions where !used.contains([suppression.rule, suppression.element]) {
      notes.append(
        AuditNote(
          element: suppression.element, remark: .suppressionUnused(rule: suppression.rule)))
    }
  }
}
