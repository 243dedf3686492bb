import AdjustableCore
import Foundation
import Testing

/// Speeds at sea, written `12 kn` and said `12 knots`.
private struct KnotTexts: ValueTexts, Hashable {
  var symbol = "kn"

  func text(_ value: Double) -> String { "\(Int(value)) \(symbol)" }

  func aloud(_ value: Double, written: String) -> String? {
    String(written.dropLast(symbol.count)) + (value == 1 ? "knot" : "knots")
  }

  func value(from typed: TypedText) -> Double? { Double(typed.without([symbol, "knots"]).text) }

  var expectation: ExpectedInput { .own("speed, such as 12 \(symbol)") }
}

/// Moments of a day of our own, in hours.
private struct BellTexts: ValueTexts, Hashable {
  func text(_ value: Double) -> String { "\(Int(value)):00" }
  func value(from typed: TypedText) -> Double? { Double(typed.text) }
  var expectation: ExpectedInput { .timeOfDay(example: "8") }
  var isTimeOfDay: Bool { true }
}

@Suite("A value format made in another package")
struct OwnFormatTests {
  private let locale = Locale(identifier: "en_US")
  private var knots: ValueFormat { ValueFormat(texts: KnotTexts(), locale: locale) }

  @Test("It writes, says and reads, and says what it expects")
  func texts() {
    #expect(knots.text(12) == "12 kn")
    #expect(knots.aloud(12) == "12 knots")
    #expect(knots.spoken(1).aloud == "1 knot")
    #expect(knots.value(from: "7 KN") == 7)
    #expect(knots.value(from: "fast") == nil)
    #expect(English().text(knots.expectation) == "speed, such as 12 kn")
    #expect(knots.kind == nil)
    #expect(knots.text(.nan) == "")
  }

  @Test("Two are equal when their texts and their locale are")
  func equality() throws {
    #expect(knots == ValueFormat(texts: KnotTexts(), locale: locale))
    #expect(knots != ValueFormat(texts: KnotTexts(symbol: "kt"), locale: locale))
    #expect(knots != ValueFormat(texts: KnotTexts(), locale: Locale(identifier: "de_DE")))
    #expect(knots != ValueFormat(texts: BellTexts(), locale: locale))
    #expect(knots != (try ValueFormat(.number(), locale: locale)))
    #expect(Set([knots, knots]).count == 1)
  }

  @Test("A control reads in it, and what is typed is understood in it")
  func control() throws {
    let slider = try Slider("Speed", value: 12, in: 0...30, step: 1, format: knots)
    var reader = ScreenReader(
      try Screen(title: "Boat", locale: locale, items: [.control(slider)]))
    #expect(reader.read().text == "Speed: 12 kn. Adjustable.")
    #expect(reader.increment().utterance.spoken.aloud == "13 knots")
    #expect(reader.type("20 knots").text == "20 kn")
    #expect(reader.type("fast").text == "20 kn. fast is not a speed, such as 12 kn.")
  }

  @Test("An own format can say that its values are times of day")
  func timeOfDay() throws {
    let bells = ValueFormat(texts: BellTexts(), locale: locale)
    let slider = try Slider("Watch", value: 8, in: 0...23, step: 1, format: bells)
    #expect(slider.element("watch")?.isTimeOfDay == true)
    #expect(!knots.isTimeOfDay)
  }

  @Test("A control of one's own hands over plain texts in a line")
  func plainTexts() {
    let element = AdjustableElement(
      id: "bell", label: "Bell", valueText: "8 bells", traits: .adjustable, value: 8,
      incremented: Reading(id: "bell", value: 9, text: "9 bells"))
    #expect(element.valueText == "8 bells")
    #expect(element.incrementedValueText == "9 bells")
    let read = AdjustableElement(
      Reading(id: "speed", value: 12, format: knots), label: "Speed",
      incremented: Reading(id: "speed", value: 13, format: knots))
    #expect(read.spokenValue.aloud == "12 knots")
    #expect(read.incrementedValueText == "13 kn")
  }
}
