import AdjustableCore
import Foundation
import Testing

@Suite("label-role-word")
struct LabelRoleWordTests {
  @Test(
    "A word for what it is is found, in the screen's language and in any case",
    arguments: [
      ("Volume slider", "en_US"), ("DIAL", "en_GB"), ("Date-picker", "en"),
      ("Volume control", "en_US"), ("Lautstärke Regler", "de_DE"), ("Botón de volumen", "es_ES"),
      ("Curseur du volume", "fr_FR"), ("Ползунок громкости", "ru_RU"),
    ])
  func fires(label: String, locale: String) throws {
    let control = Judge.control { $0.label = label }
    #expect(try Judge.faults("label-role-word", control, locale: locale).count == 1)
  }

  @Test(
    "A part of a word is none, nor is a word of another language",
    arguments: [
      ("Controlled burn", "en_US"), ("Sundial", "en_US"), ("Switchboard", "en_US"),
      ("Lautstärkeregler", "de_DE"), ("Timer", "ja_JP"), ("Rad", "en_US"),
    ])
  func silent(label: String, locale: String) throws {
    let control = Judge.control { $0.label = label }
    #expect(try Judge.faults("label-role-word", control, locale: locale).isEmpty)
  }

  @Test("A heading about timers may say so")
  func heading() throws {
    #expect(try Judge.faults("label-role-word", [.heading("Timer")]).isEmpty)
  }
}
