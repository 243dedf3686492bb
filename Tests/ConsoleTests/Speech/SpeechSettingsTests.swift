import AdjustableCore
import Testing

@testable import a11y_console

@Suite("Changes of how speech sounds")
struct SpeechSettingsTests {
  private let names = SpeechNames(
    modules: ["flite", "espeak-ng"],
    voices: [
      SpeechVoice(name: "Anna", language: "de-DE"), SpeechVoice(name: "Ben", language: "en"),
    ])

  @Test("rate, pitch and volume go from -100 to 100")
  func numbers() {
    #expect(SpeechChange.rate(-100).problem == nil)
    #expect(SpeechChange.volume(100).problem == nil)
    #expect(
      SpeechChange.pitch(101).problem.map(English().text)
        == "pitch is 101; allowed is a whole number from -100 to 100.")
  }

  @Test("a newline in a name is refused and shown", arguments: ["a\nQUIT", "a\r\nSTOP ALL", ""])
  func newlines(name: String) {
    #expect(SpeechChange.voice(name).problem != nil)
    #expect(SpeechChange.module(name).problem != nil)
    #expect(SpeechChange.language(name).problem != nil)
    #expect(SpeechChange.voice(name).problem.map(English().text)?.contains("\n") == false)
  }

  @Test("a name that is not there is refused with what is")
  func unknownNames() {
    #expect(refusal(of: .voice("Carl")) == "voice is \"Carl\"; allowed is Anna, Ben.")
    #expect(
      refusal(of: .module("dectalk")) == "module is \"dectalk\"; allowed is espeak-ng, flite.")
    #expect(refusal(of: .language("fr")) == "language is \"fr\"; allowed is de-DE, en.")
  }

  private func refusal(of change: SpeechChange) -> String? {
    #expect(throws: SpeechRefusal.self) { try names.checked(change) }.map(English().text)
  }

  @Test("a name is found whatever its capitals, and spelled as the server does")
  func spelling() throws {
    #expect(try names.checked(.voice("anna")) == .voice("Anna"))
    #expect(try names.checked(.module("FLITE")) == .module("flite"))
  }

  @Test("a language is served by a voice of another region", arguments: ["de", "de-AT", "en-US"])
  func regions(tag: String) throws {
    #expect(try names.checked(.language(tag)) == .language(tag))
  }

  @Test("a list that cannot be had refuses nothing")
  func noList() throws {
    #expect(try SpeechNames().checked(.voice("Carl")) == .voice("Carl"))
    #expect(try SpeechNames(voices: []).checked(.language("fr")) == .language("fr"))
  }

  @Test(
    "a locale names a language, or none",
    arguments: [
      ("de_DE", "de-DE"), ("en_US.UTF-8", "en-US"), ("ru", "ru"), ("C", nil), ("POSIX", nil),
      ("", nil),
      ("sr_RS@latin", "sr-RS"),
    ])
  func locales(identifier: String, tag: String?) {
    #expect(SpeechSettings.languageTag(ofLocale: identifier) == tag)
  }

  @Test("another module forgets the voice of the one before")
  func moduleForgetsVoice() {
    var settings = SpeechSettings()
    settings.take(.voice("Anna"))
    settings.take(.module("flite"))
    #expect(settings.voice == nil && settings.module == "flite")
  }
}
