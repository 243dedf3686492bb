/// The JSON Schema of screen files (draft 2020-12), made from the shapes that the reader checks.
enum ScreenSchema {
  /// The schema as it is printed.
  static var text: String { JSONWriter.text(of: schema) }

  /// The schema as a value.
  static var schema: JSONValue {
    let shared = SharedShape.allCases.map {
      JSONMember(key: $0.rawValue, value: schema(of: $0.shape))
    }
    var members = [
      JSONMember(
        key: "$schema", value: .string("https://json-schema.org/draft/2020-12/schema"))
    ]
    members += self.members(of: ScreenShape.file)
    members.append(JSONMember(key: "$defs", value: .object(shared)))
    return .object(members)
  }

  /// The schema of one shape.
  static func schema(of shape: Shape) -> JSONValue {
    switch shape {
    case .text(let rule):
      .object(
        typed("string", ("pattern", .string(pattern(rule))), longest(rule)))
    case .id:
      .object(
        typed("string", ("pattern", .string(#"^[\p{L}\p{M}\p{N}._-]+$"#)), longest(.line)))
    case .locale:
      .object(
        typed(
          "string",
          ("pattern", .string("^[A-Za-z]{2,3}([_-][A-Za-z]{4})?([_-]([A-Za-z]{2}|[0-9]{3}))?$"))))
    case .word(let words): ["enum": .array(words.map(JSONValue.string))]
    case .lengthOfTime: .object(typed("string", ("examples", .array([.string("1h30m")]))))
    case .flag: .object(typed("boolean"))
    case .number(let rule): .object(typed("number") + limit(rule))
    case .oneOfNumbers(let numbers): ["enum": .array(numbers.map { .number($0) })]
    case .wholeNumber(let least, let most):
      .object(
        typed(
          "integer", ("minimum", .number(Double(least))), ("maximum", .number(Double(most)))))
    case .list(let element, let least, let most):
      .object(
        typed("array", ("items", schema(of: element)))
          + (least > 0 ? [JSONMember(key: "minItems", value: .number(Double(least)))] : [])
          + (most.map { [JSONMember(key: "maxItems", value: .number(Double($0)))] } ?? []))
    case .object(let shape): .object(members(of: shape))
    case .variants(let key, let shapes):
      ["oneOf": .array(shapes.map { .object(members(of: $0, toldApartBy: key)) })]
    case .either(let shapes): ["oneOf": .array(shapes.map { schema(of: $0) })]
    case .reference(let shared): ["$ref": .string("#/$defs/\(shared.rawValue)")]
    }
  }

  private static func typed(_ type: String, _ more: (String, JSONValue)...) -> [JSONMember] {
    [JSONMember(key: "type", value: .string(type))]
      + more.map { JSONMember(key: $0.0, value: $0.1) }
  }

  /// No control characters and line ends, and something that can be seen where that must be.
  private static func pattern(_ rule: TextRule) -> String {
    let unseen = #"\s\p{Default_Ignorable_Code_Point}"#
    return "^" + (rule.isFilled ? "(?=[\(unseen)]*[^\(unseen)])" : "")
      + #"[^\u0000-\u001F\u007F-\u009F\u2028\u2029]*$"#
  }

  private static func longest(_ rule: TextRule) -> (String, JSONValue) {
    ("maxLength", .number(Double(rule.most)))
  }

  private static func limit(_ rule: NumberRule) -> [JSONMember] {
    guard let minimum = rule.minimum else { return [] }
    let key = rule.isExclusive ? "exclusiveMinimum" : "minimum"
    return [JSONMember(key: key, value: .number(minimum))]
  }

  /// The schema of an object: its members and no others.
  private static func members(
    of shape: ObjectShape, toldApartBy key: String? = nil
  ) -> [JSONMember] {
    var properties: [JSONMember] = []
    if let key { properties.append(JSONMember(key: key, value: ["const": .string(shape.name)])) }
    for field in shape.fields {
      properties.append(JSONMember(key: field.name.rawValue, value: described(field)))
    }
    let required = (key.map { [$0] } ?? []) + shape.fields.filter(\.isRequired).map(\.name.rawValue)
    var members = typed("object", ("description", .string(shape.about)))
    members.append(JSONMember(key: "properties", value: .object(properties)))
    if !required.isEmpty { members.append(requiring(required)) }
    members.append(JSONMember(key: "additionalProperties", value: .bool(false)))
    let rules = shape.rules.compactMap(schema(of:))
    if !rules.isEmpty { members.append(JSONMember(key: "allOf", value: .array(rules))) }
    return members
  }

  private static func described(_ field: Field) -> JSONValue {
    guard case .object(let members) = schema(of: field.shape) else { return .bool(true) }
    let description = JSONMember(key: "description", value: .string(field.about))
    return .object([description] + members.filter { $0.key != "description" })
  }

  private static func requiring(_ names: [String]) -> JSONMember {
    JSONMember(key: "required", value: .array(names.map(JSONValue.string)))
  }

  /// The schema of a rule; nil where the members' own say it already.
  private static func schema(of rule: MemberRule) -> JSONValue? {
    let required = { (name: FieldName) in JSONValue.object([requiring([name.rawValue])]) }
    switch rule {
    case .one(let first, let second):
      return ["oneOf": .array([required(first), required(second)])]
    case .notBoth(let first, let second):
      return ["not": .object([requiring([first.rawValue, second.rawValue])])]
    case .needs(let first, let second):
      let needed = JSONMember(
        key: first.rawValue, value: .array([JSONValue.string(second.rawValue)]))
      return ["dependentRequired": .object([needed])]
    case .words: return nil
    }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Makes an object of members in the order in which they are written.
  init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { JSONMember(key: $0.0, value: $0.1) })
  }
}
