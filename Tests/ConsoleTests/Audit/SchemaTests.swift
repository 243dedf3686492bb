import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

/// The published schemas, and a Python with validators for them; both are installed on purpose.
enum ReportSchemas {
  static var folder: String { environment["A11Y_SCHEMAS"] ?? "" }
  static var python: String { environment["A11Y_SCHEMA_PYTHON"] ?? "" }
  /// Whether a missing schema is a failure.
  static var isRequired: Bool { environment["A11Y_REQUIRE_SCHEMAS"] == "1" }
  static var isThere: Bool { isRequired || !folder.isEmpty }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// What a validator says of a text; empty where the text is valid.
  static func verdict(on text: String, schema: String, by script: String) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("report-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["-c", script, folder + "/" + schema, file.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = String(decoding: said, as: UTF8.self)
    return process.terminationStatus == 0 ? words : words + "exit \(process.terminationStatus)"
  }

  static let xml = """
    import sys, xmlschema
    for error in xmlschema.XMLSchema(sys.argv[1]).iter_errors(sys.argv[2]): print(error.reason)
    """
  static let json = """
    import sys, json, jsonschema
    schema, log = (json.load(open(name, encoding="utf-8")) for name in sys.argv[1:3])
    kind = jsonschema.validators.validator_for(schema)
    for error in kind(schema).iter_errors(log): print(error.json_path, error.message)
    """
}

@Suite(
  "Reports keep the published schemas",
  .enabled(if: ReportSchemas.isThere, "skipped, since no schemas are named"))
struct SchemaTests {
  @Test("JUnit XML, strict and not", arguments: [false, true])
  func junit(isStrict: Bool) throws {
    let text = try JUnitReport.text(of: AuditFiles.results(), isStrict: isStrict, in: English())
    #expect(
      try ReportSchemas.verdict(on: text, schema: "junit-10.xsd", by: ReportSchemas.xml).isEmpty)
    let wrong = text.replacingOccurrences(of: "<testcase name=", with: "<testcase title=")
    #expect(
      try !ReportSchemas.verdict(on: wrong, schema: "junit-10.xsd", by: ReportSchemas.xml).isEmpty)
  }

  @Test("SARIF 2.1.0")
  func sarif() throws {
    let text = try SARIFReport.text(of: AuditFiles.results(), isStrict: false, in: English())
    #expect(
      try ReportSchemas.verdict(on: text, schema: "sarif-2.1.0.json", by: ReportSchemas.json)
        .isEmpty)
    let wrong = text.replacingOccurrences(of: "\"startLine\" : 2", with: "\"startLine\" : 0")
    #expect(
      try !ReportSchemas.verdict(on: wrong, schema: "sarif-2.1.0.json", by: ReportSchemas.json)
        .isEmpty)
  }
}
