import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

/// Chromium, which tells what a screen reader would find in a picture.
enum Browser {
  /// One node of the accessibility tree.
  struct Node: Decodable, Hashable {
    let depth: Int
    let role: String
    let name: String
    let description: String
    let valueText: String
  }

  /// Whether a missing browser is a failure, as it is where it was installed on purpose.
  static var isRequired: Bool {
    ProcessInfo.processInfo.environment["A11Y_REQUIRE_BROWSER"] == "1"
  }

  /// Whether this machine has the browser and what speaks to it.
  static let isThere =
    (try? ProgramRun("/usr/bin/env", ["sh", "-c", "command -v chromium python3 bash"]))?.status == 0

  /// The accessibility trees of files.
  static func trees(of files: [String]) throws -> [[Node]] {
    let folder = try #require(Bundle.module.url(forResource: "Browser", withExtension: nil))
    let script = folder.appendingPathComponent("accessibility_tree.py").path
    let run = try ProgramRun("/usr/bin/env", ["python3", script, "chromium"] + files)
    try #require(run.status == 0, "\(run.errors)")
    return try run.output.split(separator: "\n").map {
      try JSONDecoder().decode([Node].self, from: Data($0.utf8))
    }
  }
}

@Suite("What a browser tells a screen reader about a picture")
struct BrowserTests {
  @Test("Nothing is missing where the browser is required", .enabled(if: Browser.isRequired))
  func there() { #expect(Browser.isThere) }

  @Test(
    "Each element is there once, with its role, label, value text and hint",
    .enabled(if: Browser.isRequired || Browser.isThere, "skipped, since there is no Chromium"))
  func elements() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let screens = try drawnFiles().map(\.screen)
    let files = try screens.enumerated().map { index, screen in
      let path = folder.path + "/\(index).svg"
      try ScreenDrawing.text(of: screen).write(toFile: path, atomically: true, encoding: .utf8)
      return path
    }
    let trees = try Browser.trees(of: files)
    #expect(trees.count == screens.count)
    for (screen, tree) in zip(screens, trees) {
      #expect(tree.first?.name == screen.title)
      let found = tree.filter { ["slider", "timer"].contains($0.role) }
      let elements = screen.elements.filter { $0.value != nil }
      #expect(found.map(\.name) == elements.map(\.label))
      #expect(found.map(\.valueText) == elements.map(\.valueText))
      #expect(found.map(\.description) == elements.map(\.hint))
      #expect(
        found.map(\.role) == elements.map { $0.countdownState == nil ? "slider" : "timer" })
      let headings = screen.elements.filter { $0.traits.contains(.header) }.map(\.label)
      #expect(tree.filter { $0.role == "heading" }.map(\.name) == headings)
      // Beside the elements there is nothing to land on but headings, texts and timers' values.
      let texts = screen.elements.filter { $0.value == nil }.map(\.label)
      let values = elements.filter { $0.countdownState != nil }.map(\.valueText)
      let said = tree.filter { $0.role == "staticText" }.map(\.name).joined()
      let letters = { (text: String) in text.filter { !$0.isWhitespace }.sorted() }
      #expect(letters(said) == letters((texts + values).joined()))
    }
  }
}
