import AdjustableCore
import Foundation
import Testing

/// How a reader of a desktop says an element: role before value, state behind it, two spaces between all.
extension PhraseStyle {
  fileprivate static let desktop = PhraseStyle(
    name: "desktop", focus: [.label, .role, .value, .state, .position], valueSeparator: "  ",
    partSeparator: "  ", saysLimits: false, vocabularies: ["en": DesktopEnglish()])
}

/// That reader's words in English.
private struct DesktopEnglish: ReaderVocabulary {
  func text(_ word: ReaderWord) -> Spoken {
    switch word {
    case .adjustable: "slider"
    case .dimmed: "unavailable"
    case .readOnly: "read only"
    case .position(let index, let count): "\(index) of \(count)"
    case .swipeHint, .toggleHint: ""
    default: English().text(word)
    }
  }
}

@Suite("A style of another package")
struct OwnStyleTests {
  private static func reader(_ change: (inout Slider) -> Void = { _ in }) throws -> ScreenReader {
    let locale = Locale(identifier: "en_US")
    var slider = try Slider(
      "Bedtime", value: 23, in: 20...23, step: 1, format: try ValueFormat(.clock(), locale: locale))
    change(&slider)
    let screen = try Screen(title: "Sleep", locale: locale, items: [.control(slider)])
    return ScreenReader(screen, style: .desktop)
  }

  @Test("It orders the parts, separates them and says them in words of its own")
  func focus() throws {
    var reader = try Self.reader()
    #expect(reader.read().utterance.line == "Bedtime  slider  23:00")
    var disabled = try Self.reader { $0.isEnabled = false }
    #expect(disabled.read().utterance.line == "Bedtime  slider  23:00  unavailable")
  }

  @Test("It may say nothing at a limit but the value")
  func limit() throws {
    var reader = try Self.reader()
    #expect(reader.increment().text == "23:00")
    #expect(reader.decrement().text == "22:00")
  }
}
