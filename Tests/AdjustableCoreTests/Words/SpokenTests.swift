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

  @Test("A spoken form that is handed over as a way to make it is made when it is asked for")
  func onDemand() {
    let counter = Counter()
    let text = Spoken("45%") {
      counter.count()
      return "45 percent"
    }
    #expect(text.written == "45%")
    #expect(counter.counted == 0)
    #expect(text.aloud == "45 percent")
    #expect(counter.counted == 1)
    #expect(text == Spoken("45%", aloud: "45 percent"))
    let kept = text.made
    let before = counter.counted
    #expect(kept.aloud == "45 percent")
    #expect(kept.hasTwin)
    #expect(counter.counted == before)
  }

  @Test("A spoken form that turns out to agree is none")
  func agreeing() {
    let text = Spoken("45") { nil }
    #expect(text == "45")
    #expect(Set([text, "45"]).count == 1)
    #expect(!text.hasTwin)
    #expect(!text.made.hasTwin)
  }

  @Test("Texts are joined in both forms")
  func joining() {
    let (low, high) = (Spoken("-5%", aloud: "minus 5 percent"), Spoken("45%", aloud: "45 percent"))
    let range: Spoken = "\(low) to \(high) in \(2) steps."
    #expect(range.written == "-5% to 45% in 2 steps.")
    #expect(range.aloud == "minus 5 percent to 45 percent in 2 steps.")
    let list = Spoken.joining { form in [low, high].map { form($0) }.joined(separator: ", ") }
    #expect(list.written == "-5%, 45%")
    #expect(list.aloud == "minus 5 percent, 45 percent")
    let plain: Spoken = "\(1) of \(2)"
    #expect(!plain.hasTwin)
  }
}
