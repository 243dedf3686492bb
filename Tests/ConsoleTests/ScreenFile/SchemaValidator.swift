import Foundation

@testable import a11y_console

/// As much of JSON Schema (draft 2020-12) as the schema of screen files uses.
struct SchemaValidator {
  let root: JSONValue

  /// Whether a value is valid; a keyword that is not known here makes it invalid, so that the schema can
  /// not say more than is checked.
  func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    guard case .object(let keywords) = schema else { return schema == .bool(true) }
    return keywords.allSatisfy { accepts(value, $0.key, $0.node.value, in: schema) }
  }

  private func accepts(
    _ value: JSONValue, _ keyword: String, _ limit: JSONValue, in schema: JSONValue
  ) -> Bool {
    switch (keyword, limit, value) {
    case ("$schema", _, _), ("$defs", _, _), ("description", _, _), ("examples", _, _): true
    case ("$ref", .string(let path), _):
      root.member("$defs")?.node.value.member(String(path.dropFirst("#/$defs/".count))).map {
        accepts(value, $0.node.value)
      } ?? false
    case ("type", .string(let type), _): type == Self.type(value) || isWhole(value, type)
    case ("const", _, _): Self.same(value, limit)
    case ("enum", .array(let allowed), _): allowed.contains { Self.same(value, $0.value) }
    case ("pattern", .string(let pattern), .string(let text)):
      text.range(of: pattern, options: .regularExpression) != nil
    case ("maxLength", .number(let most), .string(let text)):
      Double(text.unicodeScalars.count) <= most.value
    case ("minimum", .number(let least), .number(let number)): number.value >= least.value
    case ("maximum", .number(let most), .number(let number)): number.value <= most.value
    case ("exclusiveMinimum", .number(let least), .number(let number)): number.value > least.value
    case ("minItems", .number(let least), .array(let nodes)): Double(nodes.count) >= least.value
    case ("maxItems", .number(let most), .array(let nodes)): Double(nodes.count) <= most.value
    case ("items", _, .array(let nodes)): nodes.allSatisfy { accepts($0.value, limit) }
    case ("required", .array(let keys), .object(let members)):
      keys.allSatisfy { key in members.contains { .string($0.key) == key.value } }
    case ("properties", _, .object(let members)):
      members.allSatisfy { member in
        limit.member(member.key).map { accepts(member.node.value, $0.node.value) } ?? true
      }
    case ("additionalProperties", .bool(false), .object(let members)):
      members.allSatisfy { schema.member("properties")?.node.value.member($0.key) != nil }
    case ("dependentRequired", .object(let rules), .object):
      rules.allSatisfy { rule in
        value.member(rule.key) == nil || accepts(value, "required", rule.node.value, in: schema)
      }
    case ("oneOf", .array(let schemas), _):
      schemas.count { accepts(value, $0.value) } == 1
    case ("allOf", .array(let schemas), _): schemas.allSatisfy { accepts(value, $0.value) }
    case ("not", _, _): !accepts(value, limit)
    case ("pattern", _, _), ("maxLength", _, _), ("minimum", _, _), ("maximum", _, _),
      ("exclusiveMinimum", _, _), ("minItems", _, _), ("maxItems", _, _), ("items", _, _),
      ("required", _, _),
      ("properties", _, _), ("additionalProperties", _, _), ("dependentRequired", _, _):
      // A keyword about another kind of value says nothing.
      true
    default: false
    }
  }

  private func isWhole(_ value: JSONValue, _ type: String) -> Bool {
    guard type == "integer", case .number(let number) = value else { return false }
    return number.value == number.value.rounded()
  }

  private static func type(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  private static func same(_ left: JSONValue, _ right: JSONValue) -> Bool {
    if case .number(let left) = left, case .number(let right) = right {
      return left.value == right.value
    }
    return left == right
  }
}
