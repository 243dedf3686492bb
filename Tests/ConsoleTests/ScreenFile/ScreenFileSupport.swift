import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

/// The locale of the tests, whatever the machine's.
let english = Locale(identifier: "en_US")

/// A text and what it should lead to.
struct Case: Sendable, CustomTestStringConvertible {
  let text: String
  let expected: String

  init(_ text: String, _ expected: String) {
    self.text = text
    self.expected = expected
  }

  var testDescription: String { String(text.prefix(80)) }
}

/// Reads a screen file in English.
func screenFile(_ text: String, locale: Locale? = nil) throws(ScreenFileErrors) -> ScreenFile {
  try ScreenFile(Array(text.utf8), name: "test.json", locale: locale, fallback: english)
}

/// A file whose items begin on line 2, one a line.
func file(of items: String...) -> String {
  "{\"title\": \"T\", \"items\": [\n" + items.joined(separator: ",\n") + "\n]}"
}

/// What is wrong with a file, one error a line; empty where nothing is.
func errors(_ text: String) -> String {
  do throws(ScreenFileErrors) {
    _ = try screenFile(text)
    return ""
  } catch {
    return error.text(in: English())
  }
}

extension Screen {
  /// All elements in reading order.
  var elements: [AdjustableElement] {
    items.flatMap { item in item.elementIDs.compactMap { item.element($0) } }
  }

  /// All that is on it, to be compared; the controls are values.
  var contents: [AnyHashable] {
    items.compactMap { item in
      switch item {
      case .heading(let description), .text(let description): AnyHashable(description)
      case .control(let control): (control as? any Hashable).map { AnyHashable($0) }
      }
    }
  }

  /// The control that holds an element.
  func control(_ id: String) -> (any AdjustableControl)? {
    for case .control(let control) in items where control.elementIDs.contains(id) { return control }
    return nil
  }
}
