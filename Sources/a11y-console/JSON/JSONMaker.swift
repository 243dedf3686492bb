/// Makes the nodes of a document that is not from a text, each with a place of its own, by which an error
/// finds it.
struct JSONMaker: Sendable {
  private var places = 1

  init() {}

  /// A node of a value.
  mutating func node(_ value: JSONValue) -> JSONNode {
    places += 1
    return JSONNode(value, at: TextPlace(line: places, column: 1))
  }

  /// A member of a value.
  mutating func member(_ key: String, _ value: JSONValue) -> JSONMember {
    let node = node(value)
    return JSONMember(key: key, place: node.place, node: node)
  }
}
