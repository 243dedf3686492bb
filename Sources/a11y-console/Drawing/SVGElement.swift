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
