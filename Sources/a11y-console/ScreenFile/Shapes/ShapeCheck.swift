/// Checks a file against the shapes: kinds of values, unknown and missing keys, ids that are taken.
///
/// What passes can still make no sense as a control; that is told when the control is made.
struct ShapeCheck: Sendable {
  /// An id that the file gives, and where.
  private struct GivenID: Sendable {
    let path: JSONPath
    let place: TextPlace
  }

  /// What is wrong so far.
  private(set) var errors: FoundErrors
  /// What the builders must not use.
  private(set) var marks = CheckMarks()
  /// The ids that the file gives.
  var givenIDs: Set<String> { Set(ids.keys) }

  private var ids: [String: GivenID] = [:]
  private var path = JSONPath()

  /// Goes on from what is wrong with the text of a file.
  init(after errors: FoundErrors) { self.errors = errors }

  /// Checks a value and all that is in it.
  mutating func check(_ node: JSONNode, _ shape: Shape) {
    guard shape.isKind(of: node.value) else { return refuse(node, shape) }
    switch (shape, node.value) {
    case (.reference(let shared), _):
      check(node, shared.shape)
    case (.either(let shapes), let value):
      guard let one = shapes.first(where: { $0.isKind(of: value) }) else { return }
      // A wrong word is told of the other forms too: the one that was meant may be among them.
      if case .word = one, !one.takes(value) { return refuse(node, shape) }
      check(node, one)
    case (.list(let element, let least, let most), .array(let nodes)):
      guard nodes.count >= least, nodes.count <= most ?? .max else {
        let found = nodes.isEmpty ? FoundValue.emptyList : .list(count: nodes.count)
        return refuse(node, shape, found: found)
      }
      for (index, node) in nodes.enumerated() {
        step(.index(index)) { $0.check(node, element) }
      }
    case (.object(let shape), .object(let members)):
      check(members, of: node, shape)
    case (.variants(let key, let shapes), .object(let members)):
      check(members, of: node, toldApartBy: key, shapes)
    case (.id, .string(let id)):
      guard shape.takes(node.value) else { return refuse(node, shape) }
      claim(id, at: node)
    default:
      if !shape.takes(node.value) { refuse(node, shape) }
    }
  }

  private mutating func check(
    _ members: [JSONMember], of node: JSONNode, toldApartBy key: String, _ shapes: [ObjectShape]
  ) {
    let words = Shape.word(shapes.map(\.name))
    guard let member = members.first(where: { $0.key == key }) else {
      marks.unusable.insert(node.place)
      return step(.key(key)) {
        $0.errors.add(.missing(words.allowed), at: node.place, path: $0.path)
      }
    }
    guard case .string(let name) = member.node.value,
      let shape = shapes.first(where: { $0.name == name })
    else {
      marks.unusable.insert(node.place)
      return step(.key(key)) { $0.refuse(member.node, words) }
    }
    check(members, of: node, shape, besides: key)
  }

  private mutating func check(
    _ members: [JSONMember], of node: JSONNode, _ shape: ObjectShape, besides key: String? = nil
  ) {
    let misplaced = misplacedWords(members, shape)
    for member in members where member.key != key {
      step(.key(member.key)) {
        if let field = shape.field(member.key) {
          if member.key != misplaced?.rawValue { $0.check(member.node, field.shape) }
        } else {
          $0.refuse(unknown: member, in: node, shape, besides: key)
        }
      }
    }
    let has = { (name: FieldName) in members.contains { $0.key == name.rawValue } }
    for field in shape.fields where field.isRequired && !has(field.name) {
      missing(field.name, .missing(field.shape.allowed), in: node)
    }
    for rule in shape.rules {
      switch rule {
      case .one(let first, let second) where !has(first) && !has(second) && misplaced == nil:
        missing(first, .missingEither(second.rawValue), in: node)
      case .needs(let first, let second) where has(first) && !has(second):
        missing(second, .missingBeside(first.rawValue), in: node)
      case .one(let first, let second) where has(first) && has(second),
        .notBoth(let first, let second) where has(first) && has(second):
        let keys = [first.rawValue, second.rawValue]
        guard let member = members.last(where: { keys.contains($0.key) }) else { continue }
        let other = member.key == first.rawValue ? second : first
        marks.unusable.insert(member.node.place)
        step(.key(member.key)) {
          $0.errors.add(.beside(other.rawValue), at: member.place, path: $0.path)
        }
      default: continue
      }
    }
  }

  /// Refuses words in a list of numbers once for all of them, and says where words go.
  ///
  /// - Returns: the member that has them.
  private mutating func misplacedWords(_ members: [JSONMember], _ shape: ObjectShape) -> FieldName?
  {
    for case .words(let name, let home) in shape.rules {
      guard let node = members.first(where: { $0.key == name.rawValue })?.node, node.value.isWords
      else { continue }
      marks.unusable.insert(node.place)
      step(.key(name.rawValue)) {
        $0.errors.add(.misplacedWords(belongIn: home.rawValue), at: node.place, path: $0.path)
      }
      return name
    }
    return nil
  }

  /// Refuses a key that the object does not take; a member that may be meant is not there then, and is
  /// not taken to have been left out.
  private mutating func refuse(
    unknown member: JSONMember, in node: JSONNode, _ shape: ObjectShape, besides key: String?
  ) {
    let keys = (key.map { [$0] } ?? []) + shape.fields.map(\.name.rawValue)
    let nearest = nearestKey(to: member.key, among: keys)
    errors.add(
      nearest.map { .unknownKey(nearest: $0) } ?? .unknownKeyOf(keys), at: member.place, path: path)
    let meant = shape.absentFields(in: node, meantBy: member, nearest: nearest)
    if !meant.isEmpty { marks.misnamed[node.place, default: []].formUnion(meant) }
  }

  private mutating func missing(_ name: FieldName, _ problem: FileProblem, in node: JSONNode) {
    marks.unusable.insert(node.place)
    step(.key(name.rawValue)) {
      $0.errors.add(problem, at: node.place, path: $0.path)
    }
  }

  private mutating func refuse(_ node: JSONNode, _ shape: Shape, found: FoundValue? = nil) {
    marks.unusable.insert(node.place)
    let refusal = shape.refusal(of: node.value)
    var nearest: String?
    if case .string(let text) = node.value { nearest = nearestName(to: text, among: shape.words) }
    errors.add(
      .refused(found ?? refusal.found, refusal.allowed, nearest: nearest.map { "\"\($0)\"" }),
      at: node.place, path: path)
  }

  /// Notes an id that is given; it must be the first of its name.
  private mutating func claim(_ id: String, at node: JSONNode) {
    guard let first = ids[id] else {
      ids[id] = GivenID(path: path, place: node.place)
      return
    }
    marks.unusable.insert(node.place)
    errors.add(
      .idTaken(
        Printable.quoted(id), path: "\(first.path)", line: first.place.line,
        column: first.place.column),
      at: node.place, path: path)
  }

  private mutating func step(_ part: JSONPath.Part, _ body: (inout ShapeCheck) -> Void) {
    path.parts.append(part)
    body(&self)
    path.parts.removeLast()
  }
}
