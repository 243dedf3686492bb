import AdjustableCore

/// A screen file that was audited: what was found, and where in the file it stands.
struct AuditedFile: Sendable {
  /// What the file is called in reports: the path that was given, or a built-in screen's file.
  let name: String
  /// What the audit has to say.
  let report: AuditReport
  /// How many elements were judged.
  let elementCount: Int
  private let elements: [String: AdjustableElement]
  private let places: [String: TextPlace]

  /// Audits the screen of a file.
  init(_ file: ScreenFile) {
    name = file.name
    report = Audit.report(on: file.screen)
    var found: [String: AdjustableElement] = [:]
    for item in file.screen.items {
      for element in item.elementIDs.compactMap(item.element) { found[element.id] = element }
    }
    elements = found
    elementCount = found.count
    places = file.places
  }

  /// The element of an id.
  func element(_ id: String) -> AdjustableElement? { elements[id] }

  /// Where the item of an element begins.
  func place(of id: String) -> TextPlace { places[id] ?? TextPlace(line: 1, column: 1) }

  /// What was found, a line each, in the order of the file; then what is switched off, and notes.
  var replies: [ConsoleReply] {
    AuditReplies.replies(to: report, file: name, element: element)
  }
}

extension ScreenFile {
  /// Where the item of each element begins.
  fileprivate var places: [String: TextPlace] {
    guard case .array(let nodes) = document.value.member(FieldName.items.rawValue)?.node.value
    else { return [:] }
    var places: [String: TextPlace] = [:]
    for (node, item) in zip(nodes, screen.items) {
      for id in item.elementIDs { places[id] = node.place }
    }
    return places
  }
}
