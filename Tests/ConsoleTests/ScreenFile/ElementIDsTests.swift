import AdjustableCore
import Testing

@testable import a11y_console

@Suite("Ids of a screen's elements")
struct ElementIDsTests {
  private func ids(_ items: String...) throws -> [String] {
    let text = #"{"title": "T", "items": [\#(items.joined(separator: ","))]}"#
    return try screenFile(text).screen.elements.map(\.id)
  }

  @Test("An id is made from the label, with a number where it is taken")
  func made() throws {
    let slider = #"{"type": "slider", "label": "Wake up!", "value": 0}"#
    #expect(try ids(slider, slider, slider) == ["wake-up", "wake-up-2", "wake-up-3"])
  }

  @Test("An id that is given wins, wherever it stands")
  func given() throws {
    #expect(
      try ids(
        #"{"type": "text", "text": "Volume"}"#, #"{"type": "text", "text": "Volume"}"#,
        #"{"type": "text", "text": "x", "id": "volume"}"#,
        #"{"type": "text", "text": "y", "id": "volume-3"}"#)
        == ["volume-2", "volume-4", "volume", "volume-3"])
  }

  @Test("Both elements of a control, its summary and both wheels take the ids they are given")
  func pairs() throws {
    #expect(
      try ids(
        #"{"type": "range", "lower": 0, "upper": 1, "lowerId": "a", "upperId": "b", "summary": {"id": "c", "format": "number"}}"#,
        #"{"type": "dial", "start": 0, "end": 1, "startId": "d", "endId": "e", "summary": {"format": "number"}}"#,
        #"{"type": "wheels", "outer": {"label": "x", "id": "f", "rungs": ["1"]}, "inner": {"label": "x", "rungs": ["1"]}}"#
      ) == ["a", "b", "c", "d", "e", "summary", "f", "x"])
  }

  @Test("A label without letters gives the kind, a long text its first words")
  func unusual() throws {
    #expect(
      try ids(
        #"{"type": "slider", "label": "🙂", "value": 0}"#, #"{"type": "text", "text": "…"}"#,
        #"{"type": "text", "text": "Громкость 2"}"#,
        #"{"type": "text", "text": "The prices shown here are for one night and do not include anything"}"#
      )
        == ["slider", "text", "громкость-2", "the-prices-shown-here-are-for-one-night-and-do"])
  }

  @Test(
    "Numbers come out as by trying them one by one",
    arguments: [["a", "a", "a-2", "a", "b", "a-2"], ["x", "x"]])
  func likeDistinct(labels: [String]) {
    var ids = ElementIDs(taken: ["a-3"])
    var taken: [String] = ["a-3"]
    for label in labels {
      let id = ids.id(for: label, fallback: "text")
      #expect(id == label.elementID.distinct(from: taken))
      taken.append(id)
    }
  }
}
