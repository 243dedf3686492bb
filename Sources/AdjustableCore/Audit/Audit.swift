/// Walks every control of a screen through its stops and judges what would be heard.
///
/// In a test: `#expect(Audit.findings(in: screen).isEmpty)`; the findings say in words what is wrong.
public enum Audit {
  /// How many stops of a control are walked; past them the report says that the walk was cut.
  public static let longestWalk = Walker.limit

  /// The rules that ship, in the order in which findings on one element come.
  public static let rules: [any AuditRule] = [
    LabelMissing(), ValueMissing(), ValueSilentChange(), ValueUnreadable(), UnreachableStop(),
    NotReversible(), PromiseBroken(), LabelsIndistinct(), LabelDuplicate(), LabelRoleWord(),
    LabelForm(), LabelInValue(), TextRepeatsElement(), HintForm(), TraitConflict(),
    TooManySteps(), ValueAmbiguous(), OffGridValue(), CountdownEverySecond(), CountdownFixed(),
  ]

  /// What is wrong with a screen, in reading order; one finding at most for a rule and an element.
  ///
  /// - Parameters:
  ///   - screen: the screen; it is not changed.
  ///   - rules: the rules to judge by; all that ship unless others are given.
  public static func findings(
    in screen: Screen, rules: [any AuditRule] = rules
  ) -> [Finding] {
    report(on: screen, rules: rules).findings
  }

  /// What is wrong with a screen, what it asks not to be told of, and how far the audit went.
  public static func report(
    on screen: Screen, rules: [any AuditRule] = rules
  ) -> AuditReport {
    let around = AuditedScreen(screen)
    var report = AuditReport(screen.suppressions)
    for (index, item) in screen.items.enumerated() {
      var before: [AdjustableElement] = []
      for id in item.elementIDs {
        guard
          let subject = subject(id, of: item, before: before, item: index, around: around)
        else { continue }
        report.note(subject)
        for rule in rules { rule.finding(in: subject).map { report.add($0) } }
        before.append(subject.element)
      }
    }
    report.noteUnused(screen.suppressions)
    return report
  }

  private static func subject(
    _ id: String, of item: Screen.Item, before: [AdjustableElement], item index: Int,
    around screen: AuditedScreen
  ) -> AuditSubject? {
    guard case .control(let control) = item else {
      return item.element(id).map {
        AuditSubject(
          element: $0, control: nil, elementsBefore: before, walk: Walk(standing: $0), run: nil,
          screen: screen, item: index)
      }
    }
    // A control's stops are those of all its elements together.
    let limit = max(1, longestWalk / max(1, control.elementIDs.count))
    let walk = Walker.walk(id, of: control, limit: limit)
    return AuditSubject(
      element: walk.stops[0], control: control, elementsBefore: before, walk: walk,
      run: CountdownRun(id, of: control, limit: limit), screen: screen, item: index)
  }
}
