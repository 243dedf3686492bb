/// Traits that exclude each other.
struct TraitConflict: AuditRule {
  let id = "trait-conflict"
  let severity = Finding.Severity.warning
  let summary = "An element is button and adjustable, or staticText and updatesFrequently."
  let advice = "Keep the one that says what can be done with it."
  let source = "GTXiLib; A11yUITests"

  private static let conflicts: [Traits] = [
    [.button, .adjustable], [.staticText, .updatesFrequently],
  ]

  func fault(in subject: AuditSubject) -> String? {
    let conflicts = Self.conflicts.filter(subject.element.traits.isSuperset)
    guard !conflicts.isEmpty else { return nil }
    let names = conflicts.map { $0.names.joined(separator: " and ") }
    return "It is \(names.joined(separator: ", and ")) at once."
  }
}
