import AdjustableCore
import Testing

@Suite("Spoken twins")
struct SpokenTwinTests {
  @Test("A twin with nothing to hear is a missing value", arguments: ["", " ", "\u{3164}"])
  func blank(twin: String) throws {
    var control = OwnControl("Low", "High")
    control.stops[1].spoken = twin
    #expect(try Judge.faults("value-missing", control) == ["own: Nothing is heard at 1."])
  }

  @Test("A twin that says what is written is none", arguments: ["1/250", "1\u{2044}250"])
  func same(text: String) throws {
    var control = OwnControl("Low", text)
    control.stops[1].spoken = text
    #expect(try Judge.faults("value-ambiguous", control).count == 1)
  }
}
