/// An adjustable element that reads nothing for a value.
struct ValueMissing: AuditRule {
  let id = "value-missing"
  let severity = Finding.Severity.error
  let summary = "An adjustable element reads an empty value at some stop."
  let advice = "Give every value a text."
  let source = "axe aria-required-attr"

  func fault(in subject: AuditSubject) -> String? {
    let element = subject.element
    guard element.traits.contains(.adjustable) || element.countdownState != nil else { return nil }
    guard
      let silent = subject.heard.first(where: {
        $0.valueText.isBlank || $0.spokenValue.aloud.isBlank
      })
    else { return nil }
    return "Nothing is heard at \(silent.value?.plainDescription ?? "its value")."
  }
}
