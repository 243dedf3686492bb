import AdjustableCore

@testable import a11y_console

extension SpeechReport {
  /// The report as it is printed.
  var text: [String] { lines.map(English().text) }
}

extension SpeechAvailability {
  /// Why there is no speech, as it is said; nil where there is.
  var line: String? {
    if case .missing(let problem) = self { English().text(problem) } else { nil }
  }
}

extension SpeechChangeResult {
  /// Why the change is refused, as it is said; nil where it is not.
  var refusal: String? {
    if case .refused(let refusal) = self { English().text(refusal) } else { nil }
  }
}
