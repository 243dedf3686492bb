/// One element of an SVG picture: a value that writes itself as text.
struct SVGElement: Hashable {
  var name: String
  var attributes: [Attribute]
  var children: [SVGElement] = []
  /// The text inside, where there are no children.
  var text: String?

  /// A name and what it is set to.
  struct Attribute: Hashable {
    let name: String
    let value: String
  }

  init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String? = nil) {
    self.init(name, attributes) { [] }
    self.text = text
  }

  /// An element with children; an attribute that is nil is left out.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
    children: () -> [SVGElement]
  ) {
    self.name = name
    self.attributes = attributes.compactMap { name, value in
      value.map { Attribute(name: name, value: $0) }
    }
    self.children = children()
  }

  /// The value of an attribute.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The element as text, one tag a line; inside a text every space counts, so it stands on one line.
  func write(to output: inout String, indent: String = "") {
    writeTag(to: &output, indent: indent, isInline: name == "text")
    output += "\n"
  }

  private func writeTag(to output: inout String, indent: String, isInline: Bool) {
    output += (isInline && name != "text" ? "" : indent) + "<" + name
    for attribute in attributes {
      output += " \(attribute.name)=\"\(attribute.value.escapedForXML)\""
    }
    if let text {
      output += ">" + text.escapedForXML + "</\(name)>"
    } else if children.isEmpty {
      output += "/>"
    } else {
      output += isInline ? ">" : ">\n"
      for child in children {
        if isInline {
          child.writeTag(to: &output, indent: "", isInline: true)
        } else {
          child.write(to: &output, indent: indent + "  ")
        }
      }
      output += (isInline ? "" : indent) + "</\(name)>"
    }
  }
}

extension String {
  /// This text for a place between tags or quotes: markup is written out, and what XML 1.0 cannot hold
  /// is left out.
  var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // Written out, or a reader would make a space of them.
      case "\t": escaped += "&#9;"
      case "\n": escaped += "&#10;"
      case "\r": escaped += "&#13;"
      case _ where scalar.isLegalInXML: escaped.unicodeScalars.append(scalar)
      default: break
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 can hold the character.
  var isLegalInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
