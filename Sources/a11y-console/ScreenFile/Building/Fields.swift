import AdjustableCore

/// The members of an object that can be used: those of its shape that passed the check.
struct Fields: Sendable {
  /// The object.
  let node: JSONNode
  /// The way to it.
  let path: JSONPath
  /// What it takes.
  let shape: ObjectShape
  private let marks: CheckMarks
  private var dropped: Set<FieldName> = []

  /// The members of an object.
  init(_ node: JSONNode, path: JSONPath, shape: ObjectShape, marks: CheckMarks) {
    self.node = node
    self.path = path
    self.shape = shape
    self.marks = marks
  }

  /// The value of a member as it was given; nil also where the shape has no such member, so that
  /// nothing is read that is not in the table.
  private func given(_ name: FieldName) -> JSONNode? {
    guard shape.fields.contains(where: { $0.name == name }) else { return nil }
    return node.value.member(name.rawValue)?.node
  }

  /// The value of a member; nil where there is none, or none that can be used.
  func node(_ name: FieldName) -> JSONNode? {
    guard let node = given(name), !dropped.contains(name), !marks.unusable.contains(node.place)
    else {
      return nil
    }
    return node
  }

  /// The number of a member.
  func number(_ name: FieldName) -> Double? {
    guard case .number(let number) = node(name)?.value else { return nil }
    return number.value
  }

  /// The whole number of a member.
  func wholeNumber(_ name: FieldName) -> Int? { number(name).flatMap { Int(exactly: $0) } }

  /// The text of a member.
  func text(_ name: FieldName) -> String? {
    guard case .string(let text) = node(name)?.value else { return nil }
    return text
  }

  /// Whether a member is there and true.
  func isTrue(_ name: FieldName) -> Bool { node(name)?.value == .bool(true) }

  /// The elements of a member; nil also where one of them can not be used.
  func list(_ name: FieldName) -> [JSONNode]? {
    guard case .array(let nodes) = node(name)?.value,
      !nodes.contains(where: { marks.unusable.contains($0.place) })
    else { return nil }
    return nodes
  }

  /// The members of a member.
  func object(_ name: FieldName, _ shape: ObjectShape) -> Fields? {
    guard let node = given(name), case .object = node.value else { return nil }
    return Fields(node, path: path.appending(.key(name.rawValue)), shape: shape, marks: marks)
  }

  /// The members of a member whose shape is one of several.
  func object(_ name: FieldName, toldApartBy key: String, _ shapes: [ObjectShape]) -> Fields? {
    guard case .string(let word) = given(name)?.value.member(key)?.node.value,
      let shape = shapes.first(where: { $0.name == word })
    else { return nil }
    return object(name, shape)
  }

  /// Whether a member is there, perhaps under a wrong name, though it can not be used.
  ///
  /// Its default then says nothing, and nothing is judged by it.
  func isUnusable(_ name: FieldName) -> Bool {
    given(name) != nil ? node(name) == nil : marks.misnamed[node.place]?.contains(name) == true
  }

  /// Where an error about a member stands: the member's value, or the object where there is none.
  func place(_ name: FieldName) -> TextPlace {
    given(name)?.place ?? node.place
  }

  /// The field that fills a parameter of an initialiser; one that is there before one that is not.
  func name(ofParameter parameter: String) -> FieldName? {
    let names = shape.fields.filter {
      $0.name.rawValue == parameter || $0.parameters.contains(parameter)
    }.map(\.name)
    return names.first { given($0) != nil } ?? names.first
  }

  /// Leaves a member out from now on; false where it was not there.
  mutating func drop(_ name: FieldName) -> Bool {
    guard node(name) != nil else { return false }
    dropped.insert(name)
    return true
  }
}
