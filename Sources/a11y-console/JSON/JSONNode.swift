import AdjustableCore

/// A value of a JSON text with the place where it begins.
struct JSONNode: Hashable, Sendable {
  /// The value.
  var value: JSONValue
  /// Where the value begins.
  let place: TextPlace

  /// Makes a node; one that is not from a text has the first place.
  init(_ value: JSONValue, at place: TextPlace = TextPlace(line: 1, column: 1)) {
    self.value = value
    self.place = place
  }
}

/// A value of a JSON text.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONNode])
  /// The members in the order of the text, no key twice.
  case object([JSONMember])
}

/// A number with the digits it was written in, so that it can be written the same again.
struct JSONNumber: Hashable, Sendable {
  /// The number, finite.
  let value: Double
  /// As it is written in the text.
  let text: String
}

/// One member of an object.
struct JSONMember: Hashable, Sendable {
  /// The key.
  let key: String
  /// Where the key begins.
  let place: TextPlace
  /// The value.
  var node: JSONNode
}

extension JSONValue {
  /// A number in the shortest digits that give it back.
  static func number(_ value: Double) -> JSONValue {
    .number(JSONNumber(value: value, text: value.plainDescription))
  }

  /// An array that is not from a text.
  static func array(_ values: [JSONValue]) -> JSONValue { .array(values.map { JSONNode($0) }) }

  /// The first member with this key; nil also where the value is no object.
  func member(_ key: String) -> JSONMember? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }
  }

  /// Whether it is a list of texts that are not all numbers in quotation marks.
  var isWords: Bool {
    guard case .array(let nodes) = self, !nodes.isEmpty else { return false }
    let texts = nodes.compactMap { if case .string(let text) = $0.value { text } else { nil } }
    return texts.count == nodes.count && !texts.allSatisfy { Double($0) != nil }
  }

  /// What kind of value it is.
  var kind: JSONKind {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

extension JSONMember {
  /// A member that is not from a text.
  init(key: String, value: JSONValue) {
    let node = JSONNode(value)
    self.init(key: key, place: node.place, node: node)
  }
}
