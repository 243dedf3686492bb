import AdjustableCore
import Foundation

/// Findings as SARIF 2.1.0, which code scanning reads: one run over all files.
enum SARIFReport {
  /// The report; the levels are the rules' own, whether the audit is strict or not.
  static func text(of results: [AuditResult], isStrict: Bool, in language: any ConsoleLanguage)
    -> String
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Log(results, language)) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }

    init(_ results: [AuditResult], _ language: any ConsoleLanguage) {
      runs = [Run(results, language)]
    }
  }

  private struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let results: [Result]
    // Columns are counted in characters, as they are in the errors of screen files.
    let columnKind = "unicodeCodePoints"

    init(_ results: [AuditResult], _ language: any ConsoleLanguage) {
      tool = Tool(driver: Driver(rules: Audit.rules.map { Rule($0, language) }))
      invocations = [Invocation(results, language)]
      self.results = results.flatMap { result -> [Result] in
        guard case .audited(let file) = result else { return [] }
        return file.report.findings.map { Result($0, in: file, reason: nil, language) }
          + file.report.suppressed.map { Result($0.finding, in: file, reason: $0.reason, language) }
      }
    }
  }

  private struct Tool: Encodable {
    let driver: Driver
  }

  private struct Driver: Encodable {
    let name = "a11y-console"
    let version = Release.version
    let rules: [Rule]
  }

  private struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    let help: Message
    let defaultConfiguration: Configuration

    init(_ rule: any AuditRule, _ language: any ConsoleLanguage) {
      id = rule.id
      shortDescription = Message(text: rule.words.summary(in: language))
      help = Message(
        text: language.text(.help(advice: rule.words.advice(in: language), source: rule.source)))
      defaultConfiguration = Configuration(level: rule.severity.rawValue)
    }
  }

  private struct Configuration: Encodable { let level: String }
  private struct Message: Encodable { let text: String }

  private struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]

    init(_ results: [AuditResult], _ language: any ConsoleLanguage) {
      executionSuccessful = results.allSatisfy { if case .audited = $0 { true } else { false } }
      toolExecutionNotifications = results.flatMap { result -> [Notification] in
        switch result {
        case .failed(_, let lines, _): [Notification(level: "error", message: Message(text: lines))]
        case .audited(let file):
          file.report.notes.map {
            Notification(
              level: "note", message: Message(text: "\(file.name): \(language.text(.note($0)))"))
          }
        }
      }
    }
  }

  private struct Notification: Encodable {
    let level: String
    let message: Message
  }

  private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let suppressions: [Suppression]?

    init(
      _ finding: Finding, in file: AuditedFile, reason: String?, _ language: any ConsoleLanguage
    ) {
      ruleId = finding.rule
      ruleIndex = Audit.rules.firstIndex { $0.id == finding.rule } ?? -1
      level = finding.severity.rawValue
      message = Message(
        text: "\(finding.message(in: language)) \(finding.advice(in: language))")
      locations = [Location(finding.element, in: file)]
      suppressions = reason.map { [Suppression(kind: "inSource", justification: $0)] }
    }
  }

  private struct Suppression: Encodable {
    let kind: String
    let justification: String
  }

  private struct Location: Encodable {
    let physicalLocation: PhysicalLocation
    let logicalLocations: [LogicalLocation]

    init(_ element: String, in file: AuditedFile) {
      let place = file.place(of: element)
      physicalLocation = PhysicalLocation(
        artifactLocation: ArtifactLocation(uri: file.name.uriReference),
        region: Region(startLine: place.line, startColumn: place.column))
      logicalLocations = [
        LogicalLocation(
          name: file.element(element)?.label ?? element, fullyQualifiedName: element,
          kind: "element")
      ]
    }
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  private struct ArtifactLocation: Encodable { let uri: String }

  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }

  private struct LogicalLocation: Encodable {
    let name: String
    let fullyQualifiedName: String
    let kind: String
  }
}

extension String {
  /// A path as a URI: absolute ones with their scheme, relative ones as a reference.
  fileprivate var uriReference: String {
    if hasPrefix("/") { return URL(fileURLWithPath: self).absoluteString }
    var allowed = CharacterSet.urlPathAllowed
    // A colon in the first part would be read as a scheme.
    allowed.remove(":")
    return addingPercentEncoding(withAllowedCharacters: allowed) ?? self
  }
}
