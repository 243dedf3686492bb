import AdjustableCore

/// A screen file that was audited: what was found, and where in the file it stands.
struct AuditedFile: Sendable {
  /// What the file is called in reports: the path that was given, or a built-in screen's file.
  let name: String
  /// What the audit has to say.
  let report: AuditReport
  /// How many elements were judged.
  let elementCount: Int
  /// The elements that the report names, and where their items begin.
  private let elements: [String: AdjustableElement]
  private let places: [String: TextPlace]

  /// Audits the screen of a file.
  init(_ file: ScreenFile) {
    name = file.name
    report = Audit.report(on: file.screen)
    let named = Set(
      report.findings.map(\.element) + report.suppressed.map(\.finding.element)
        + report.notes.map(\.element))
    var (count, elements, places) = (0, [String: AdjustableElement](), [String: TextPlace]())
    for (item, place) in zip(file.screen.items, file.itemPlaces) {
      count += item.elementIDs.count
      for id in item.elementIDs where named.contains(id) {
        elements[id] = item.element(id)
        places[id] = place
      }
    }
    elementCount = count
    self.elements = elements
    self.places = places
  }

  /// The element of an id.
  func element(_ id: String) -> AdjustableElement? { elements[id] }

  /// Where the item of an element begins.
  func place(of id: String) -> TextPlace { places[id] ?? TextPlace(line: 1, column: 1) }

  /// What was found, a line each, in the order of the file; then what is switched off, and notes.
  func replies(in language: any ConsoleLanguage) -> [ConsoleReply] {
    AuditReplies.replies(to: report, file: name, in: language, element: element)
  }
}

extension ScreenFile {
  /// Where each item begins, in their order.
  fileprivate var itemPlaces: [TextPlace] {
    guard case .array(let nodes) = document.value.member(FieldName.items.rawValue)?.node.value
    else { return [] }
    return nodes.map(\.place)
  }
}

/// What became of one file.
enum AuditResult: Sendable {
  case audited(AuditedFile)
  /// A file that could not be opened: what it is called, why, and the exit code.
  case failed(String, String, ExitCode)
}
