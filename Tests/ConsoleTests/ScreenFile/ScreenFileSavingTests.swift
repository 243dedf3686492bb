import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

@Suite("Saving a screen")
struct ScreenFileSavingTests {
  /// A screen with one control of each kind, and others that are saved in a way of their own.
  static let everything = file(
    of: #"{"type": "slider", "label": "Volume", "value": 100, "maximum": 255, "step": 5}"#,
    #"{"type": "slider", "label": "Level", "value": 0.35, "hint": "\u00e9"}"#,
    #"{"type": "range", "lower": 60, "upper": 180.0, "minimum": 20, "maximum": 300, "step": 5}"#,
    #"{"type": "range", "lowerLabel": "From", "upperLabel": "To", "lower": 0.1, "upper": 0.7}"#,
    #"{"type": "dial", "start": 23, "end": 7.25, "minimumSpan": 1, "format": "clock"}"#,
    #"{"type": "dial", "startLabel": "A", "endLabel": "B", "start": 0.1, "end": 0.7, "total": 1, "step": 0}"#,
    #"{"type": "wheel", "label": "Month", "rungs": ["May", "June", "July"], "value": "June"}"#,
    #"{"type": "wheel", "label": "Day", "rungs": ["1", "2", "2"], "value": "1"}"#,
    #"{"type": "wheel", "label": "Hour", "rungs": ["1", "2"]}"#,
    #"{"type": "wheels", "outer": {"label": "O", "ladder": "iso", "values": [100, 2e2], "value": 100}, "#
      + #""inner": {"label": "I", "rungs": ["a", "b"], "index": 0}}"#,
    #"{"type": "countdown", "duration": "1m30s", "extensionStride": 60}"#,
    #"{"type": "countdown", "label": "Tea", "duration": 180.50}"#)

  /// The elements' values, to the bit.
  private func values(_ screen: Screen) -> [String] {
    screen.elements.map {
      "\($0.id) \($0.value.map { String($0.bitPattern) } ?? "-") \($0.valueText)"
    }
  }

  private func moved(_ screen: Screen, _ actions: [(String, ElementAction)]) throws -> Screen {
    var items = screen.items
    for (id, action) in actions {
      for (index, item) in items.enumerated() {
        guard case .control(var control) = item, control.elementIDs.contains(id) else { continue }
        _ = control.perform(action, on: id)
        items[index] = .control(control)
      }
    }
    return try Screen(title: screen.title, locale: screen.locale, items: items)
  }

  @Test("Nothing moved, nothing changed: the values keep the digits they were written in")
  func untouched() throws {
    let file = try screenFile(Self.everything)
    let saved = file.saved(file.screen)
    for digits in ["180.0", "0.35", "2e2", "1m30s", "180.50", "\"é\""] {
      #expect(saved.contains(digits))
    }
    let again = try screenFile(saved)
    #expect(values(again.screen) == values(file.screen))
    #expect(again.saved(again.screen) == saved)
  }

  @Test("Present values are put in, where they were written and as they were written")
  func changed() throws {
    let file = try screenFile(Self.everything)
    let screen = try moved(
      file.screen,
      [
        ("volume", .increment(2)), ("level", .increment()), ("minimum", .increment()),
        ("maximum", .decrement(3)), ("start", .decrement()), ("end", .set(9)),
        ("month", .increment()),
        ("day", .increment(2)), ("hour", .increment()), ("o", .increment()), ("i", .increment()),
        ("time-remaining", .increment()), ("tea", .start),
      ])
    #expect(
      file.saved(screen) == """
        {
          "title": "T",
          "items": [
            {"type": "slider", "label": "Volume", "value": 110, "maximum": 255, "step": 5},
            {"type": "slider", "label": "Level", "value": 0.4, "hint": "é"},
            {"type": "range", "lower": 65, "upper": 165, "minimum": 20, "maximum": 300, "step": 5},
            {"type": "range", "lowerLabel": "From", "upperLabel": "To", "lower": 0.1, "upper": 0.7},
            {"type": "dial", "start": 22.75, "end": 9, "minimumSpan": 1, "format": "clock"},
            {
              "type": "dial",
              "startLabel": "A",
              "endLabel": "B",
              "start": 0.1,
              "end": 0.7,
              "total": 1,
              "step": 0
            },
            {"type": "wheel", "label": "Month", "rungs": ["May", "June", "July"], "value": "July"},
            {"type": "wheel", "label": "Day", "rungs": ["1", "2", "2"], "index": 2},
            {"type": "wheel", "label": "Hour", "rungs": ["1", "2"], "index": 1},
            {
              "type": "wheels",
              "outer": {"label": "O", "ladder": "iso", "values": [100, 2e2], "value": 2e2},
              "inner": {"label": "I", "rungs": ["a", "b"], "index": 1}
            },
            {"type": "countdown", "duration": 150, "extensionStride": 60},
            {"type": "countdown", "label": "Tea", "duration": 180.50}
          ]
        }

        """)
  }

  @Test("Whatever was done, saving, opening and saving again is the same", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let file = try screenFile(Self.everything)
    let ids = file.screen.elements.map(\.id)
    let actions = (0..<30).compactMap { _ -> (String, ElementAction)? in
      guard let id = ids.randomElement(using: &generator) else { return nil }
      let count = Int.random(in: 1...9, using: &generator)
      let actions: [ElementAction] = [
        .increment(count), .decrement(count), .pageIncrement(count), .pageDecrement(count),
        .toMinimum, .toMaximum, .set(.random(in: -1...300, using: &generator)), .undo, .reset,
        .start, .pause, .extend(Double(count) / 3),
      ]
      return actions.randomElement(using: &generator).map { (id, $0) }
    }
    let screen = try moved(file.screen, actions)
    let saved = file.saved(screen)
    let again = try screenFile(saved)
    #expect(again.saved(again.screen) == saved)
    // A countdown opens waiting, with its whole duration.
    let clocks: Set = ["time-remaining", "tea"]
    let others = { (screen: Screen) in
      screen.elements.filter { !clocks.contains($0.id) }.map {
        "\($0.id) \($0.value?.bitPattern ?? 0)"
      }
    }
    #expect(others(again.screen) == others(screen))
    for id in clocks {
      let before = try #require(screen.control(id) as? CountdownRing)
      let after = try #require(again.screen.control(id) as? CountdownRing)
      #expect(after.duration.bitPattern == before.duration.bitPattern)
      #expect(after.state == .waiting)
    }
  }

  @Test("A locale that is asked for beats the file's, and that the environment's")
  func locales() throws {
    let text = #"{"title": "T", "locale": "de-de", "items": [{"type": "text", "text": "a"}]}"#
    #expect(try screenFile(text).screen.locale.identifier == "de_DE")
    let french = Locale(identifier: "fr_FR")
    #expect(try screenFile(text, locale: french).screen.locale == french)
    #expect(try screenFile(file(of: #"{"type": "text", "text": "a"}"#)).screen.locale == english)
  }
}
