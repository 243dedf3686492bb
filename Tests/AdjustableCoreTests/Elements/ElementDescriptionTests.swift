import Testing

@testable import AdjustableCore

struct ElementDescriptionTests {
  @Test(
    "An id is the label's letters and digits in lower case, joined by hyphens",
    arguments: [
      ("Wake up", "wake-up"), ("  Volume  ", "volume"), ("F/Stop no. 2", "f-stop-no-2"),
      ("Größe", "größe"), ("ISO", "iso"), ("Громкость", "громкость"), ("--", ""), ("", ""),
      ("7 of 14", "7-of-14"), ("I", "i"),
    ])
  func elementID(label: String, id: String) {
    #expect(label.elementID == id)
    #expect(id.elementID == id)
  }

  @Test("An id that is taken gets the first number that is free")
  func distinct() {
    #expect("a".distinct(from: [String]()) == "a")
    #expect("a".distinct(from: ["b"]) == "a")
    #expect("a".distinct(from: ["a"]) == "a-2")
    #expect("a".distinct(from: ["a", "a-2", "a-4"]) == "a-3")
    #expect("a-2".distinct(from: ["a", "a-2"]) == "a-2-2")
  }

  @Test("A string literal is a label without a hint")
  func literal() {
    let description: ElementDescription = "Screen brightness"
    #expect(description.id == "screen-brightness")
    #expect(description.label == "Screen brightness")
    #expect(description.hint == "")
  }

  @Test("The elements of one control never share an id, and none is empty")
  func idsOfControls() throws {
    let span = Summary(id: "a", format: try Samples.plain)
    let range = try RangeSlider(
      lower: "A", upper: "a", range: 0...1, format: Samples.plain, summary: span)
    #expect(range.elementIDs == ["a", "a-2", "a-3"])
    let nameless = try CircularRangeSlider(
      start: "?", end: "!", startValue: 1, endValue: 2, format: Samples.plain)
    #expect(nameless.elementIDs == ["start", "end"])
    let wheel = try WheelSlider.Wheel("", ladder: Samples.ladder(3))
    #expect(WheelSlider(outer: wheel, inner: wheel).elementIDs == ["wheel", "wheel-2"])
    #expect(try Slider("", value: 0, format: Samples.plain).elementIDs == ["slider"])
    #expect(
      try CountdownRing("", duration: 1, format: Samples.countdown, now: Samples.instant(0))
        .elementIDs == ["countdown"])
  }
}
