import Testing

@testable import AdjustableCore

struct UtteranceTests {
  @Test("Parts are joined by their separators, and an empty part counts as missing")
  func parts() {
    var utterance = Utterance()
    utterance.append("", after: "!")
    utterance.append("a", after: ": ")
    utterance.append("", after: ": ")
    utterance.append("b", after: ": ")
    #expect(utterance.text == "a: b")
    #expect(utterance.segments.count == 2)
  }

  @Test("A sentence puts a period before itself only where there is none")
  func sentences() {
    var utterance = Utterance("a")
    utterance.appendSentence("B.")
    utterance.appendSentence("C.")
    utterance.appendSentence("")
    #expect(utterance.text == "a. B. C.")
    var empty = Utterance()
    empty.appendSentence("B.")
    #expect(empty.text == "B.")
  }

  @Test("What is said aloud is the spoken twin where there is one")
  func spoken() {
    var utterance = Utterance(Spoken("1/125", aloud: "one 125th of a second"))
    utterance.appendSentence("Maximum.")
    #expect(utterance.text == "1/125. Maximum.")
    #expect(utterance.spoken.aloud == "one 125th of a second. Maximum.")
  }

  @Test("Description and hint stand on one line with one space between them")
  func line() {
    var utterance = Utterance("a")
    #expect(utterance.line == "a")
    utterance.hint = "Do."
    #expect(utterance.line == "a Do.")
    #expect(Utterance().line == "")
  }

  @Test("A sentence has one closing period", arguments: [("a", "a."), ("a.", "a."), ("", "")])
  func sentence(text: String, sentence: String) {
    #expect(text.sentence == sentence)
  }
}
