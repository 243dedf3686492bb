/// An adjustable element that reads nothing for a value.
struct ValueMissing: ShippedRule {
  let name = RuleName.valueMissing
  let severity = Finding.Severity.error
  let source = "axe aria-required-attr"

  func fault(in subject: AuditSubject) -> AuditFault? {
    let element = subject.element
    guard element.traits.contains(.adjustable) || element.countdownState != nil else { return nil }
    guard
      let silent = subject.heard.first(where: {
        $0.valueText.isBlank || $0.spokenValue.aloud.isBlank
      })
    else { return nil }
    return .silentValue(at: silent.value)
  }
}
