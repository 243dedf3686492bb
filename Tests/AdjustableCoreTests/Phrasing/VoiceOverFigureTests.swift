import Testing

@testable import AdjustableCore

/// What VoiceOver says on focus, as snapshot tests of iOS apps have it.
struct VoiceOverFigureTests {
  struct Case: Decodable, Sendable {
    struct Element: Decodable, Sendable {
      var label: String?
      var value: String?
      var hint: String?
      var traits: [String]?
      var series: [Int]?
    }

    let element: Element
    let expected: String
    let hint: String

    enum CodingKeys: String, CodingKey {
      case element
      case expected
      case hint = "expected_hint"
    }
  }

  @Test(
    "An element is described as VoiceOver describes it",
    arguments: try Figures.cases(in: "voiceover", as: Case.self))
  func focus(figure: Case) throws {
    let said = Phrasing(locale: Samples.locale).focus(try element(figure.element))
    #expect(said.text == figure.expected)
    #expect(said.hint == figure.hint)
    let both = [figure.expected, figure.hint].filter { !$0.isEmpty }
    #expect(said.line == both.joined(separator: " "))
    #expect(said.priority == .text)
  }

  @Test(
    "The strict style says the same on focus",
    arguments: try Figures.cases(in: "voiceover", as: Case.self))
  func strictFocus(figure: Case) throws {
    let said = Phrasing(style: .strict, locale: Samples.locale).focus(try element(figure.element))
    #expect(said.text == figure.expected)
    #expect(said.hint == figure.hint)
  }

  private func element(_ written: Case.Element) throws -> AdjustableElement {
    let traits = try (written.traits ?? []).map { try #require(Traits(name: $0)) }
    let series = written.series.map { AdjustableElement.SetPosition($0[0], of: $0[1]) }
    return AdjustableElement(
      label: Spoken(written.label ?? ""), valueText: Spoken(written.value ?? ""),
      hint: written.hint ?? "",
      traits: traits.reduce([]) { $0.union($1) }, setPosition: series)
  }
}
