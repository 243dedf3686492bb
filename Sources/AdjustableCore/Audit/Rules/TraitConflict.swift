/// Traits that exclude each other.
struct TraitConflict: ShippedRule {
  let name = RuleName.traitConflict
  let severity = Finding.Severity.warning
  let source = "GTXiLib; A11yUITests"

  private static let conflicts: [Traits] = [
    [.button, .adjustable], [.staticText, .updatesFrequently],
  ]

  func fault(in subject: AuditSubject) -> AuditFault? {
    let conflicts = Self.conflicts.filter(subject.element.traits.isSuperset)
    return conflicts.isEmpty ? nil : .traits(conflicts.map(\.names))
  }
}
