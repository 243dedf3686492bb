import AdjustableCore
import Testing

@Suite("Written and aloud")
struct SpokenTests {
  @Test("A literal is said as it is written")
  func literal() {
    let text: Spoken = "45"
    #expect(text.written == "45")
    #expect(text.aloud == "45")
    #expect(!text.hasTwin)
    #expect("\(text)" == "45")
  }

  @Test("A twin is said, and the written text stays as it is")
  func twin() {
    let text = Spoken("45%", aloud: "45 percent")
    #expect(text.written == "45%")
    #expect(text.aloud == "45 percent")
    #expect(text.hasTwin)
    #expect(text.description == "45%")
    #expect(text != "45%")
  }

  @Test("A twin equal to the written text is none")
  func normalised() {
    let text = Spoken("45", aloud: "45")
    #expect(text == "45")
    #expect(!text.hasTwin)
    #expect(Set([text, "45"]).count == 1)
  }

  @Test("A text is empty by what is written")
  func empty() {
    #expect(Spoken("").isEmpty)
    #expect(!Spoken("0", aloud: "").isEmpty)
  }
}
