import Foundation
import Testing

@testable import a11y_console

@Suite("Moving about in a session, and its hints")
struct SessionMoveTests {
  private static let slider = #"{"type": "slider", "label": "Level", "value": 0.5}"#
  private static let wheel = #"{"type": "wheel", "label": "Month", "rungs": ["May", "June"]}"#

  private static func text(_ text: String) -> String { #"{"type": "text", "text": "\#(text)"}"# }

  @Test("One element is one element")
  func count() throws {
    var one = try Session.on(Self.text("a"))
    #expect(one.opened() == ["T, 1 element. Type help for commands.", "a"])
    var two = try Session.on(Self.text("a"), Self.text("b"))
    #expect(two.opened().first == "T, 2 elements. Type help for commands.")
  }

  @Test("The hint comes with the first element that can be adjusted, and only there")
  func firstHint() throws {
    let dimmed = #"{"type": "slider", "label": "Off", "value": 1, "disabled": true}"#
    let heading = #"{"type": "heading", "text": "Sound"}"#
    var session = try Session.on(heading, dimmed, Self.slider, Self.wheel)
    let start = session.opened()
    let lines =
      start + ["first", "go off", "go level", "next", "go level"].flatMap { session.type($0) }
    #expect(lines.contains("Sound. Heading."))
    #expect(lines.contains { $0.hasPrefix("Off: 1. Dimmed.") })
    let hinted = lines.filter { $0.contains("Type + or - to adjust.") }
    #expect(hinted == ["Level: 0.5. Adjustable. Type + or - to adjust."])
    #expect(lines.contains("Month: May. Adjustable. 1 of 2."))
    #expect(lines.last == "Level: 0.5. Adjustable.")
  }

  @Test("The author's hint is a sentence before the console's own")
  func authorsHint() throws {
    let slider = { (hint: String) in
      #"{"type": "slider", "label": "Level", "value": 0.5, "hint": "\#(hint)"}"#
    }
    var bare = try Session.on(slider("Sets the level"))
    #expect(bare.type("hint") == ["Sets the level. Type + or - to adjust."])
    var ended = try Session.on(slider("Sets the level."))
    #expect(ended.type("hint") == ["Sets the level. Type + or - to adjust."])
    var none = try Session.on(Self.text("a"))
    #expect(none.type("hint") == ["Nothing can be done here."])
  }

  @Test("go takes a whole label before a number, and a number before the beginning of a label")
  func go() throws {
    let items = ["1st", "b", "2", "10 things"].map(Self.text)
    var session = try Session.on(items[0], items[1], items[2], items[3])
    #expect(session.type("go 2") == ["2"])
    #expect(session.type("go 4") == ["10 things"])
    // The number of 1st, though 10 things begins with it too; then no number, but the beginning.
    #expect(session.type("go 1") == ["1st"])
    #expect(session.type("go 10 t") == ["10 things"])
    #expect(session.type("go 9") == ["9 is not a number of the list, 1 to 4."])
    #expect(session.failed)
  }

  @Test("go names the elements that an ambiguous beginning may mean, and stays")
  func ambiguous() throws {
    let items = ["Minimum price", "Maximum price", "Month"].map(Self.text)
    var session = try Session.on(items[0], items[1], items[2])
    _ = session.type("last")
    #expect(session.type("go m") == ["m could be 1 Minimum price, 2 Maximum price, 3 Month."])
    #expect(session.type("go pri") == ["pri could be 1 Minimum price, 2 Maximum price."])
    #expect(session.type("read") == ["Month"])
    #expect(session.failed)
  }

  @Test("At the first rung of a wheel min is refused with the reason")
  func minimum() throws {
    var session = try Session.on(Self.wheel)
    #expect(session.type("max") == ["June"])
    #expect(session.type("min") == ["May"])
    let turn = session.handle("min", at: .seconds(0))
    #expect(turn.replies.map(\.text) == ["May. Minimum."])
    #expect(turn.replies.map(\.kind) == [.limit])
  }

  @Test(
    "A percentage counts to 100 where the greatest value is above 1",
    arguments: [
      (#""value": 40, "maximum": 100"#, "40%"), (#""value": 0.4, "maximum": 1"#, "40%"),
      (#""value": 1, "maximum": 1.25"#, "1%"), (#""value": 0.4"#, "40%"),
    ])
  func percent(numbers: String, text: String) throws {
    var session = try Session.on(
      #"{"type": "slider", "label": "Level", \#(numbers), "format": "percent"}"#)
    #expect(session.type("read").first?.hasPrefix("Level: \(text). ") == true)
  }

  @Test("Where no value can be reached there is nothing to type")
  func oneValue() throws {
    var session = try Session.on(
      #"{"type": "slider", "label": "A", "value": 5, "minimum": 5, "maximum": 5}"#)
    #expect(session.opened().last == "A: 5. Adjustable.")
    let turn = session.handle("hint", at: Date(timeIntervalSinceReferenceDate: 0))
    #expect(turn.replies.map(\.text) == ["Nothing can be done here."])
  }
}
