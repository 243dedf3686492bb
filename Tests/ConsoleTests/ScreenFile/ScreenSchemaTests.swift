import AdjustableCore
import Testing

@testable import a11y_console

@Suite("The JSON Schema and the reader agree")
struct ScreenSchemaTests {
  private let validator = SchemaValidator(root: ScreenSchema.schema)

  /// Items that between them have every member of every shape, each other than the default.
  static let complete = [
    #"{"type": "heading", "text": "x", "id": "i", "hint": "h"}"#,
    #"{"type": "text", "text": "x", "id": "i", "hint": "h"}"#,
    #"{"type": "slider", "label": "x", "id": "i", "hint": "h", "value": 7, "minimum": -3, "maximum": 40, "step": 5, "base": 2, "stride": 10, "page": 15, "minimumLabel": "a", "maximumLabel": "b", "format": "percent", "disabled": true, "readOnly": true}"#,
    #"{"type": "range", "lowerLabel": "a", "upperLabel": "b", "lowerId": "c", "upperId": "d", "lowerHint": "e", "upperHint": "f", "lower": 7, "upper": 17, "minimum": -3, "maximum": 40, "step": 5, "base": 2, "minimumSpan": 5, "stride": 10, "page": 15, "format": {"kind": "currency", "code": "USD", "fractionDigits": 1}, "summary": {"id": "s", "histogram": [1, 2], "format": {"kind": "unit", "zero": "none", "one": "{value} a", "two": "{value} b", "few": "{value} c", "many": "{value} d", "other": "{value} e", "fractionDigits": 2}}, "disabled": true, "readOnly": true}"#,
    #"{"type": "dial", "startLabel": "a", "endLabel": "b", "startId": "c", "endId": "d", "startHint": "e", "endHint": "f", "start": 8, "end": 4, "total": 12, "step": 2, "minimumSpan": 3, "stride": 4, "page": 6, "announcesCrossing": true, "format": {"kind": "clock", "hours": 12}, "summary": {"id": "s", "format": {"kind": "template", "text": "{value}!", "of": {"kind": "duration", "unit": "hours", "width": "narrow"}}}, "disabled": true, "readOnly": true}"#,
    #"{"type": "wheel", "label": "x", "id": "i", "hint": "h", "rungs": ["a", {"readOut": "b", "engraving": "c", "spokenReadOut": "d"}, "e"], "value": "b", "wraps": true, "stride": 2, "page": 2, "disabled": true, "readOnly": true}"#,
    #"{"type": "wheel", "label": "x", "ladder": "iso", "values": [100, 200], "index": 1}"#,
    #"{"type": "wheels", "outer": {"label": "x", "id": "i", "hint": "h", "rungs": ["a", "b", "c"], "index": 2, "wraps": true, "page": 2}, "inner": {"label": "y", "ladder": "shutter", "values": [0.5, 1], "value": 1}, "disabled": true, "readOnly": true}"#,
    #"{"type": "countdown", "label": "x", "id": "i", "hint": "h", "duration": 5, "extensionStride": 60, "extensionPage": 90, "announce": {"every": 7}, "disabled": true, "readOnly": true}"#,
    #"{"type": "slider", "label": "x", "value": 1, "format": {"kind": "list", "values": ["a", "b"]}}"#,
    #"{"type": "slider", "label": "x", "value": 1, "format": {"kind": "percent", "scale": 100, "fractionDigits": 1}}"#,
    #"{"type": "slider", "label": "x", "value": 1, "format": {"kind": "number", "fractionDigits": 1}}"#,
    #"{"type": "slider", "label": "x", "value": 1, "format": {"kind": "shutter"}}"#,
    #"{"type": "slider", "label": "x", "value": 1, "format": {"kind": "iso"}}"#,
    #"{"type": "slider", "label": "x", "value": 1, "format": {"kind": "clock", "hours": 12, "total": 6}}"#,
  ]

  private func node(_ text: String) throws -> JSONNode {
    try JSONReader.node(from: Array(text.utf8))
  }

  @Test("The built-in screens are valid", arguments: BuiltInScreen.allCases)
  func builtIns(screen: BuiltInScreen) throws {
    let node = try JSONReader.node(from: screen.bytes)
    #expect(validator.accepts(node.value, validator.root))
  }

  @Test("What is printed is the schema, and it is JSON")
  func printed() throws {
    let printed = try node(ScreenSchema.text)
    #expect(JSONWriter.text(of: printed.value) == ScreenSchema.text)
    #expect(printed.value.member("$schema") != nil)
  }

  @Test("An item with every member is read and is valid", arguments: complete)
  func completeItem(item: String) throws {
    let text = file(of: item)
    #expect(errors(text) == "")
    #expect(validator.accepts(try node(text).value, validator.root))
  }

  @Test("The samples have every member of every shape")
  func everyMember() throws {
    var left = Set((ItemShapes.all + FormatShapes.all).flatMap(\.paths))
    for item in Self.complete { left.subtract(try node(item).value.paths) }
    #expect(left.sorted() == [])
  }

  @Test(
    "Every member that can be left out changes the screen, none is read past", arguments: complete)
  func everyMemberCounts(item: String) throws {
    let whole = try screenFile(file(of: item)).screen.contents
    #expect(try screenFile(file(of: item)).screen.contents == whole)
    for shorter in try node(item).value.withoutOneMember {
      let text = file(of: JSONWriter.text(of: shorter))
      let isValid = validator.accepts(try node(text).value, validator.root)
      guard isValid, let screen = try? screenFile(text).screen else { continue }
      #expect(screen.contents != whole, "\(text)")
    }
  }

  @Test("A member of another kind of value is refused by both", arguments: complete)
  func wrongKinds(item: String) throws {
    let wrong: [JSONValue] = [
      .null, .array([.null]), .object([JSONMember(key: "x", value: .null)]),
    ]
    for value in wrong {
      for broken in try node(item).value.withOneMember(replacedBy: value) {
        let text = file(of: JSONWriter.text(of: broken))
        #expect(errors(text) != "")
        #expect(!validator.accepts(try node(text).value, validator.root), "\(text)")
      }
    }
  }

  @Test(
    "A value that is blank, too long or too large is refused by both",
    arguments: [
      #"{"type": "wheel", "label": "x", "rungs": ["VALUE"]}"#: [
        "", " \u{2003}", "\u{200B}", String(repeating: "a", count: 1_001),
      ],
      #"{"type": "heading", "text": "VALUE"}"#: ["a\\nb", String(repeating: "é", count: 1_001)],
      #"{"type": "wheel", "label": "x", "rungs": ["a"], "index": VALUE}"#: ["1e10", "-1", "0.5"],
      #"{"type": "wheel", "label": "x", "values": VALUE}"#: [#"["June", "July"]"#],
    ])
  func brokenRules(item: String, values: [String]) throws {
    for value in values {
      let text = file(of: item.replacing("VALUE", with: value))
      #expect(errors(text) != "", "\(text)")
      #expect(!validator.accepts(try node(text).value, validator.root), "\(text)")
    }
  }

  @Test("An unknown member is refused by both", arguments: complete)
  func unknownMember(item: String) throws {
    let text = file(of: "{\"unknown\": 1, " + item.dropFirst())
    #expect(errors(text).contains("items[0].unknown: unknown key"))
    #expect(!validator.accepts(try node(text).value, validator.root))
  }
}

extension ObjectShape {
  /// The names of the members, and of those in them, each behind the shape's own.
  fileprivate var paths: [String] {
    fields.flatMap { field in ["\(name).\(field.name.rawValue)"] + field.shape.paths }
  }
}

extension Shape {
  fileprivate var paths: [String] {
    switch self {
    case .object(let shape): shape.paths
    case .list(let shape, _, _): shape.paths
    case .either(let shapes): shapes.flatMap(\.paths)
    case .reference(.wheel): SharedShape.wheel.shape.paths
    default: []
    }
  }
}

extension JSONValue {
  /// The paths of the members that are there, behind the names of the shapes.
  fileprivate var paths: [String] {
    switch self {
    case .array(let nodes): return nodes.flatMap(\.value.paths)
    case .object(let members):
      let own = ["type", "kind"].compactMap { key -> String? in
        guard case .string(let word) = member(key)?.node.value else { return nil }
        return word
      }.first
      let names = own.map { [$0] } ?? ["wheel", "summary", "rung", "announce"]
      return members.flatMap { member in
        names.map { "\($0).\(member.key)" } + member.node.value.paths
      }
    default: return []
    }
  }

  /// This object with one member replaced, at every depth, in every way.
  fileprivate func withOneMember(replacedBy value: JSONValue) -> [JSONValue] {
    changed { index, members in
      members[index].node.value = value
    }
  }

  /// This object without one of its members, at every depth, in every way.
  fileprivate var withoutOneMember: [JSONValue] {
    changed { index, members in members.remove(at: index) }
  }

  private func changed(_ change: (Int, inout [JSONMember]) -> Void) -> [JSONValue] {
    guard case .object(let members) = self else { return [] }
    return members.indices.flatMap { index -> [JSONValue] in
      var changed = members
      change(index, &changed)
      let inner = members[index].node.value.changed(change).map { value in
        var members = members
        members[index].node.value = value
        return JSONValue.object(members)
      }
      return [.object(changed)] + inner
    }
  }
}
