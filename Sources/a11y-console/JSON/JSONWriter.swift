/// Writes JSON to be read by people: what fits on a line stands on one.
///
/// Keys keep their order, numbers their digits. Control characters are escaped, so that a file that is
/// printed on a terminal does nothing there.
struct JSONWriter {
  /// How long a line may be before its list or object is spread over several.
  private static let width = 100

  private var text = ""

  /// The text of a value, with a line end after it; the value itself is always spread out.
  static func text(of value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.spread(value, indent: 0)
    writer.text += "\n"
    return writer.text
  }

  /// Writes a value where it fits on the line, else spread over several; `before` and `after` are what
  /// else stands on the line.
  private mutating func write(_ value: JSONValue, indent: Int, before: Int) {
    if let line = Self.line(value, limit: Self.width - before - 1) {
      text += line
    } else {
      spread(value, indent: indent)
    }
  }

  private mutating func spread(_ value: JSONValue, indent: Int) {
    let margin = "\n" + String(repeating: " ", count: indent + 2)
    let closing = "\n" + String(repeating: " ", count: indent)
    switch value {
    case .array(let nodes) where nodes.isNumbers:
      fill(nodes, margin: margin)
      text += closing + "]"
    case .array(let nodes) where !nodes.isEmpty:
      for (index, node) in nodes.enumerated() {
        text += (index == 0 ? "[" : ",") + margin
        write(node.value, indent: indent + 2, before: indent + 2)
      }
      text += closing + "]"
    case .object(let members) where !members.isEmpty:
      for (index, member) in members.enumerated() {
        let key = Self.quoted(member.key) + ": "
        text += (index == 0 ? "{" : ",") + margin + key
        write(member.node.value, indent: indent + 2, before: indent + 2 + key.utf8.count)
      }
      text += closing + "}"
    default:
      text += Self.line(value, limit: .max) ?? ""
    }
  }

  /// Writes numbers, as many on a line as there is room for.
  private mutating func fill(_ nodes: [JSONNode], margin: String) {
    var used = Self.width
    for (index, node) in nodes.enumerated() {
      let number = Self.line(node.value, limit: .max) ?? ""
      text += index == 0 ? "[" : ","
      if used + 1 + number.utf8.count + 1 > Self.width {
        text += margin
        used = margin.utf8.count - 1
      } else {
        text += " "
        used += 1
      }
      text += number
      used += number.utf8.count + 1
    }
  }

  /// A value on one line; nil where that is longer than the limit.
  private static func line(_ value: JSONValue, limit: Int) -> String? {
    var line = ""
    switch value {
    case .null: line = "null"
    case .bool(let flag): line = flag ? "true" : "false"
    case .number(let number): line = number.text
    case .string(let text):
      guard text.utf8.count <= limit else { return nil }
      line = quoted(text)
    case .array(let nodes):
      line = "["
      for (index, node) in nodes.enumerated() {
        line += index == 0 ? "" : ", "
        guard let next = Self.line(node.value, limit: limit - line.utf8.count) else { return nil }
        line += next
      }
      line += "]"
    case .object(let members):
      line = "{"
      for (index, member) in members.enumerated() {
        line += (index == 0 ? "" : ", ") + quoted(member.key) + ": "
        guard let next = Self.line(member.node.value, limit: limit - line.utf8.count) else {
          return nil
        }
        line += next
      }
      line += "}"
    }
    return line.utf8.count <= limit ? line : nil
  }

  /// A text in quotation marks, with the escapes it needs.
  static func quoted(_ text: String) -> String {
    var line = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": line += "\\\""
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\t": line += "\\t"
      default:
        if scalar.isControl {
          line += "\\u" + scalar.value.hexDigits(4)
        } else {
          line.unicodeScalars.append(scalar)
        }
      }
    }
    return line + "\""
  }
}

extension [JSONNode] {
  fileprivate var isNumbers: Bool {
    !isEmpty && allSatisfy { if case .number = $0.value { true } else { false } }
  }
}
