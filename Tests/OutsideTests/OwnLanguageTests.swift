import AdjustableCore
import Foundation
import Testing

/// English with a few words of one's own: the rest is the base's.
private struct HouseEnglish: DerivedLanguage {
  let base: any Language = English()

  func text(_ word: ReaderWord) -> Spoken {
    word == .adjustable ? "Can be set." : base.text(word)
  }

  func text(_ message: Message) -> Spoken {
    switch message {
    case .maximum: "No higher."
    case .limited(let label): "\(label) is in the way."
    default: base.text(message)
    }
  }
}

/// A language of one's own, whole: it says what each thing is called in this library.
private struct Names: Language {
  let tag = "zxx"
  let unsaid = UnsaidWords(roles: ["slider"], gestures: [])

  private func sentence(of thing: some Any) -> String { "<\(thing)>." }

  func text(_ word: ReaderWord) -> Spoken { Spoken(sentence(of: word)) }
  func text(_ message: Message) -> Spoken {
    switch message {
    case .outOfBounds(let typed, let lowest, let highest): "<\(typed) \(lowest) \(highest)>."
    default: Spoken(sentence(of: message))
    }
  }
  func text(_ expectation: ExpectedInput) -> String { "<\(expectation)>" }
  func text(_ error: ConfigurationError) -> String { "<\(error.parameter)>" }
  func text(_ found: ConfigurationError.Found) -> String { "<\(found)>" }
  func text(_ allowed: ConfigurationError.Allowed) -> String { "<\(allowed)>" }
  func text(_ label: DefaultLabel) -> String { "<\(label)>" }
  func text(_ form: SpokenForm) -> String? { nil }
  func text(_ fault: AuditFault) -> String { "<\(fault)>" }
  func text(_ remark: AuditRemark) -> String { "<\(remark)>" }
  func summary(of rule: RuleName) -> String { "<\(rule)>" }
  func advice(on rule: RuleName) -> String { "<\(rule)>" }
}

@Suite("A language of another package")
struct OwnLanguageTests {
  private static func screen() throws -> Screen {
    let format = try ValueFormat(.number(), locale: Locale(identifier: "en_US"))
    return try Screen(
      title: "Prices", locale: Locale(identifier: "en_US"),
      items: [
        .control(
          try RangeSlider(
            lower: "Lowest", upper: "Highest", range: 4...5, in: 0...5, step: 1, minimumSpan: 1,
            format: format))
      ])
  }

  @Test("English with some words changed says those, and all others as before")
  func derived() throws {
    var reader = ScreenReader(try Self.screen(), language: HouseEnglish())
    #expect(reader.read().text == "Lowest: 4. Can be set.")
    #expect(reader.increment().text == "4. Highest is in the way.")
    #expect(reader.toMinimum().text == "0")
    #expect(reader.decrement().text == "0. Minimum.")
    _ = reader.next()
    #expect(reader.increment().text == "5. No higher.")
    #expect(reader.type("soon").text == "5. soon is not a number, such as 45.")
  }

  @Test("A language that is whole in itself is said by the same screen reader")
  func whole() throws {
    var reader = ScreenReader(try Self.screen(), language: Names())
    #expect(reader.read().text == "Lowest: 4. <adjustable>.")
    #expect(reader.type("9").text == "4. <9 0 5>.")
    #expect(reader.undo().text == "4. <nothingToUndo>.")
    #expect(reader.previous().text == "Lowest: 4. <adjustable>. <firstElement>.")
  }

  @Test("Errors and findings are said in it when they are asked to be")
  func asked() throws {
    let error = #expect(throws: ConfigurationError.self) {
      try Screen(title: "", locale: Locale(identifier: "en_US"), items: [])
    }
    #expect(error.map { Names().text($0) } == "<items>")
    #expect(error.map { Names().text($0.allowed) } == "<items>")
    #expect(error?.description == "items is empty; allowed is at least one item")
    let screen = try Screen(
      title: "", locale: Locale(identifier: "en_US"), items: [.heading(.init(label: " "))])
    let finding = try #require(Audit.findings(in: screen).first)
    #expect(finding.advice(in: Names()) == "<labelMissing>")
    #expect(finding.message() == "Its label is \" \", which is not heard.")
  }
}
