import AdjustableCore
import Foundation

@testable import a11y_console

/// Screen files for tests of the audit.
enum AuditFiles {
  /// A screen with an error, a warning, a rule that is switched off and one that need not be.
  static let broken = """
    {"title": "Oven", "items": [
      {"type": "slider", "label": "Heat <1>", "value": 180, "minimum": 50, "maximum": 250,
       "step": 0.5, "format": {"kind": "number", "fractionDigits": 0}},
      {"type": "slider", "label": "oven & co", "value": 3, "minimum": 0, "maximum": 6, "step": 3}],
     "suppressions": [
      {"rule": "too-many-steps", "element": "heat-1", "reason": "A page is \\"20\\" degrees."},
      {"rule": "label-form", "element": "heat-1", "reason": "Not needed."}]}
    """

  /// The same, audited.
  static func audited(_ text: String = broken, name: String = "oven.json") throws -> AuditedFile {
    AuditedFile(try ScreenFile(Array(text.utf8), name: name, fallback: english))
  }

  /// One of everything that a report can hold.
  static func results() throws -> [AuditResult] {
    [
      .audited(try audited()), .audited(try audited(name: "folder/my oven: 2.json")),
      .audited(AuditedFile(try BuiltInScreen.file(named: "sleep", locale: english))),
      .failed("<none>.json", "<none>.json: there is no such file", .noInput),
    ]
  }
}
