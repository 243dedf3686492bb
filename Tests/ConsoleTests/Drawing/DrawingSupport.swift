import AdjustableCore
import Foundation

@testable import a11y_console

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// One tag of a picture, as an XML parser reads it.
struct Tag {
  let name: String
  let attributes: [String: String]
  var text = ""
  var children: [Tag] = []

  subscript(name: String) -> String? { attributes[name] }

  /// The tag and all that are in it, in order.
  var all: [Tag] { [self] + children.flatMap(\.all) }

  /// All text in it.
  var allText: String { all.map(\.text).joined() }
}

/// A picture read by Foundation's XML parser.
final class Picture: NSObject, XMLParserDelegate {
  private var open = [Tag(name: "", attributes: [:])]
  private(set) var error: (any Error)?

  /// The root of a picture; nil where it is not well-formed.
  static func root(of text: String) -> Tag? {
    let picture = Picture()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = picture
    guard parser.parse(), picture.error == nil else { return nil }
    return picture.open.first?.children.first
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(Tag(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    open[open.count - 1].text += text
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let tag = open.popLast() else { return }
    open[open.count - 1].children.append(tag)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { self.error = error }
}

/// A screen with one of everything, some of it dimmed, and labels that are hard on markup.
let drawnScreens: [String: String] = [
  "everything": file(
    of: #"{"type": "heading", "text": "Evening & <night>"}"#,
    #"{"type": "slider", "label": "Quote \" and ' & <b>", "hint": "How <loud>", "value": 0.5}"#,
    #"{"type": "slider", "label": "Off", "value": 0, "disabled": true}"#,
    #"{"type": "slider", "label": "Look", "value": 1, "readOnly": true}"#,
    #"{"type": "slider", "label": "One value", "minimum": 3, "maximum": 3, "value": 3}"#,
    #"{"type": "range", "lower": 0.2, "upper": 0.2, "disabled": true}"#,
    #"{"type": "dial", "start": 3, "end": 3, "format": {"kind": "duration", "unit": "hours"}}"#,
    #"{"type": "wheel", "label": "Month", "rungs": ["January", "February", "March"], "value": "March"}"#,
    #"{"type": "wheel", "label": "Only", "rungs": ["one"], "disabled": true}"#,
    #"{"type": "countdown", "duration": 5400, "extensionStride": 30}"#,
    #"{"type": "text", "text": "日本語の長い文章はスペースがないので文字ごとに折り返されるべきです。"}"#)
]

/// The built-in screens and those above, as files.
func drawnFiles() throws -> [ScreenFile] {
  try BuiltInScreen.names.map { try BuiltInScreen.file(named: $0, locale: english) }
    + drawnScreens.values.map { try screenFile($0) }
}
