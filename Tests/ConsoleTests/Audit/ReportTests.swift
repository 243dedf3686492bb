import AdjustableCore
import Foundation
import FoundationXML
import Testing

@testable import a11y_console

@Suite("Findings as JUnit XML and as SARIF")
struct ReportTests {
  /// The elements of an XML text, each with its attributes, in order.
  final class Elements: NSObject, XMLParserDelegate {
    private(set) var all: [(name: String, attributes: [String: String])] = []
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      all.append((name, attributes))
    }

    init?(_ text: String) {
      super.init()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = self
      guard parser.parse() else { return nil }
    }

    func named(_ name: String) -> [[String: String]] {
      all.filter { $0.name == name }.map(\.attributes)
    }
  }

  @Test("JUnit has a suite a file and a case a rule, and counts what failed")
  func junit() throws {
    let elements = try #require(
      Elements(JUnitReport.text(of: AuditFiles.results(), isStrict: false, in: English())))
    let suites = elements.named("testsuite")
    #expect(
      suites.map { $0["name"] } == [
        "oven.json", "folder/my oven: 2.json", "sleep.json", "<none>.json",
      ])
    #expect(suites.map { $0["tests"] } == ["20", "20", "20", "1"])
    #expect(suites.map { $0["failures"] } == ["1", "1", "0", "0"])
    #expect(suites.map { $0["errors"] } == ["0", "0", "0", "1"])
    #expect(suites.map { $0["skipped"] } == ["1", "1", "0", "0"])
    #expect(elements.named("testsuites").first?["failures"] == "2")
    #expect(elements.named("failure").count == 2)
    #expect(elements.named("skipped").first?["message"] == "heat-1: A page is \"20\" degrees.")
    #expect(elements.named("error").count == 1)
  }

  @Test("In a strict audit warnings fail too")
  func strict() throws {
    let elements = try #require(
      Elements(JUnitReport.text(of: AuditFiles.results(), isStrict: true, in: English())))
    #expect(
      elements.named("failure").map { $0["type"] } == ["error", "warning", "error", "warning"])
    #expect(elements.named("system-out").isEmpty)
  }

  @Test("What XML cannot hold is left out")
  func escaped() {
    #expect("a<&>\"\u{1}\u{FFFE}é\n".escapedForXML == "a&lt;&amp;&gt;&quot;é&#10;")
  }

  @Test("SARIF has a result a finding, with the place of its item and the rule's own level")
  func sarif() throws {
    let text = try SARIFReport.text(of: AuditFiles.results(), isStrict: false, in: English())
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results.map { $0["level"] as? String }
        == Array(repeating: ["error", "warning", "warning"], count: 2).flatMap(\.self))
    #expect(results.map { ($0["suppressions"] as? [Any])?.count ?? 0 } == [0, 0, 1, 0, 0, 1])
    let locations = results.compactMap { ($0["locations"] as? [[String: Any]])?.first }
    let places = locations.compactMap { $0["physicalLocation"] as? [String: Any] }
    let uris = places.compactMap { ($0["artifactLocation"] as? [String: Any])?["uri"] as? String }
    #expect(Set(uris) == ["oven.json", "folder/my%20oven%3A%202.json"])
    let regions = places.compactMap { $0["region"] as? [String: Int] }
    #expect(regions.prefix(2).map { $0["startLine"] } == [2, 4])
    #expect(regions.prefix(2).map { $0["startColumn"] } == [3, 3])
    let rules = ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"]
    let ids = (rules as? [[String: Any]])?.compactMap { $0["id"] as? String } ?? []
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(ids[index] == result["ruleId"] as? String)
    }
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 3)
  }
}
