import AdjustableCore
import Foundation
import Testing

@Suite("A language makes words of messages")
struct LanguageTests {
  /// English that calls an adjustable element a slider and has another word for the upper end.
  private struct Plainer: DerivedLanguage {
    let base: any Language = English()

    func text(_ word: ReaderWord) -> Spoken {
      word == .adjustable ? "Slider." : base.text(word)
    }

    func text(_ message: Message) -> Spoken {
      switch message {
      case .maximum: "No higher."
      default: base.text(message)
      }
    }
  }

  /// What one reader says in English.
  private struct Terse: ReaderVocabulary {
    func text(_ word: ReaderWord) -> Spoken {
      word == .adjustable ? "slider" : English().text(word)
    }
  }

  @Test("A sentence is written with the written texts and said with the spoken ones")
  func twins() {
    let said = English().text(
      .range(
        lowest: Spoken("$60", aloud: "60 dollars"), highest: Spoken("$90", aloud: "90 dollars")))
    #expect(said.written == "$60 to $90.")
    #expect(said.aloud == "60 dollars to 90 dollars.")
    #expect(!English().text(.range(lowest: "1", highest: "2")).hasTwin)
    #expect(English().text(.position(index: 2, count: 3)) == "2 of 3.")
  }

  @Test("What is quoted in a message is no template")
  func quoted() {
    let said = English().text(
      .notUnderstood(typed: "five {expected}", expected: .own("amount, such as $60")))
    #expect(said == "five {expected} is not a amount, such as $60.")
  }

  @Test(
    "A locale has the language that ships for it, and words in English where none does",
    arguments: ["en", "en_US", "en_GB", "en-AU"])
  func lookup(identifier: String) {
    #expect(Languages.language(of: Locale(identifier: identifier))?.tag == "en")
    #expect(Languages.language(of: Locale(identifier: "ja_JP")) == nil)
    #expect(Languages.spoken(in: Locale(identifier: "ja_JP")).tag == "en")
  }

  @Test("A language can take its words from another and change some")
  func derived() {
    let phrasing = Phrasing(language: Plainer())
    let element = AdjustableElement(label: "Volume", valueText: "45%", traits: .adjustable)
    #expect(phrasing.focus(element).text == "Volume: 45%. Slider.")
    #expect(phrasing.focus(element).hint == English().text(.swipeHint).written)
    #expect(phrasing.language.text(.maximum) == "No higher.")
    #expect(phrasing.language.text(.minimum) == "Minimum.")
    #expect(phrasing.language.tag == "en")
  }

  @Test("A style's own vocabulary goes before the language's words, in its language alone")
  func vocabulary() {
    let style = PhraseStyle(
      name: "terse", focus: [.traits, .label, .value], vocabularies: ["en": Terse()])
    let element = AdjustableElement(label: "Volume", valueText: "45%", traits: .adjustable)
    #expect(
      Phrasing(style: style, language: English()).focus(element).text == "slider: Volume: 45%")
    let other = PhraseStyle(name: "terse", vocabularies: ["de": Terse()])
    #expect(
      Phrasing(style: other, language: English()).focus(element).text.hasSuffix("Adjustable."))
    #expect(style == other)
  }

  @Test(
    "English has one form for a bare 1 and another for all the rest",
    arguments: [
      (0, "steps"), (1, "step"), (2, "steps"), (11, "steps"), (21, "steps"), (-1, "step"),
    ])
  func plural(count: Int, form: String) {
    #expect(English.plural(count, one: "step", other: "steps") == form)
  }
}
