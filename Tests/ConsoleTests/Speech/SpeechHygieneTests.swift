import Testing

@testable import a11y_console

@Suite("What may be said to a speech server")
struct SpeechHygieneTests {
  @Test("nothing to be said is nothing to be sent", arguments: ["", " ", "\n", "\u{1B}[0m", "\0"])
  func nothing(text: String) {
    #expect(SpeechHygiene.words(of: text) == nil)
  }

  @Test(
    "plain words arrive as they are",
    arguments: [
      "Bedtime: 23:00. Adjustable.", "Volume  slider  45", "5 < 6 & \"quoted\"", "-5 °C", "€1,50",
      "Элемент регулировки.", "中文 🎚️", ".", "..dots", "--dash",
    ])
  func plain(text: String) {
    #expect(SpeechHygiene.words(of: text) == text)
  }

  @Test(
    "escape sequences go whole and control characters go",
    arguments: [
      ("a\u{1B}[31;1mb\u{1B}[0m", "ab"), ("a\u{9B}2Jb", "ab"),
      ("\u{1B}]0;title\u{7}Volume", "Volume"),
      ("\u{1B}]8;;http://x\u{1B}\\link", "link"), ("\u{9D}0;t\u{9C}x", "x"), ("a\u{1B}(Bb", "ab"),
      ("\u{1B}P1$q\u{1B}\\45", "45"), ("\u{1B}7x\u{1B}8", "x"), ("a\0b\u{7}c\u{7F}d", "abcd"),
      ("ends\u{1B}", "ends"), ("ends\u{1B}[", "ends"),
    ])
  func sequences(text: String, words: String) {
    #expect(SpeechHygiene.words(of: text) == words)
  }

  @Test("a string sequence without an end takes nothing with it")
  func unterminated() {
    #expect(SpeechHygiene.words(of: "\u{1B}]0;title\nVolume") == "0;title Volume")
    #expect(SpeechHygiene.words(of: "\u{1B}]rest") == "rest")
  }

  @Test("noncharacters go", arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFF] as [UInt32])
  func noncharacters(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(SpeechHygiene.words(of: "a\(Character(scalar))b") == "ab")
  }

  @Test("line breaks and tabs become one space")
  func lineBreaks() {
    #expect(SpeechHygiene.words(of: "two\r\nlines\n\n\tand\u{2028}more\n") == "two lines and more")
    #expect(SpeechHygiene.words(of: "one \n two") == "one  two")
  }

  @Test("invalid bytes are repaired")
  func invalidBytes() {
    let text = SpeechHygiene.repaired([0x56, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80])
    #expect(text.hasPrefix("V\u{FFFD}\u{FFFD}("))
    #expect(SpeechHygiene.words(of: text) == text)
  }

  @Test("a megabyte of sentences is cut at a sentence within 16 kB")
  func longText() throws {
    let sentence = "The quick brown fox jumps. "
    let words = try #require(
      SpeechHygiene.words(of: String(repeating: sentence, count: 1 << 20 / 27)))
    #expect(words.utf8.count <= SpeechHygiene.limit)
    #expect(words.utf8.count > SpeechHygiene.limit - 2 * sentence.utf8.count)
    #expect(words.hasSuffix("jumps."))
  }

  @Test("a long text without a sentence is cut at a space, without a space at a character")
  func longWords() throws {
    #expect(SpeechHygiene.cut("aaaa bbbb cccc", to: 12) == "aaaa bbbb")
    #expect(SpeechHygiene.cut("ééééé", to: 5) == "éé")
    #expect(SpeechHygiene.cut("一二。三四五", to: 13) == "一二。")
    #expect(SpeechHygiene.cut("Is 3.5 enough? It is 4", to: 20) == "Is 3.5 enough?")
  }

  @Test("one letter under a heap of accents is cut as well")
  func heapOfAccents() throws {
    let text = "e" + String(repeating: "\u{301}", count: 1 << 19)
    let words = try #require(SpeechHygiene.words(of: text))
    #expect(words.utf8.count <= SpeechHygiene.limit)
  }

  @Test("a megabyte of escape sequences is read through once")
  func longSequences() {
    let text = String(repeating: "\u{9D}\u{1B}]", count: 1 << 18)
    #expect(SpeechHygiene.words(of: text + "end") == "end")
  }
}
