import AdjustableCore
import Foundation
import Testing

@Suite("Spoken twins of value texts")
struct SpokenTextTests {
  @Test(
    "speech says signs, units and fractions in words",
    arguments: [
      (ValueFormat.Kind.shutter, 1.0 / 125, "one 125th of a second"),
      (.shutter, 1.0 / 2, "half a second"), (.shutter, 1.0 / 4, "a quarter of a second"),
      (.shutter, 1.0 / 3, "one 3rd of a second"),
      (.shutter, 1.0 / 22, "one 22nd of a second"), (.shutter, 1.0 / 111, "one 111th of a second"),
      (.shutter, 2, "2 seconds"), (.shutter, 1, "1 second"), (.shutter, 0.3, "0.3 seconds"),
      (.percent(), 0.23, "23 percent"), (.percent(), -0.23, "minus 23 percent"),
      (.currency(code: "USD", fractionDigits: 0), 60, "60 US dollars"),
      (.currency(code: "USD", fractionDigits: 0), 1, "1 US dollar"),
      (.currency(code: "USD", fractionDigits: 0), -60, "minus 60 US dollars"),
      (.number(), -5, "minus 5"), (.duration(width: .narrow), 90, "1 minute, 30 seconds"),
      (.duration(), -90, "minus 1 minute, 30 seconds"),
      (.unit(PluralForms(other: "{value} °C")), -5, "minus 5 degrees Celsius"),
      (.unit(PluralForms(other: "{value} °C")), 1, "1 degree Celsius"),
      (.unit(PluralForms(other: "{value} °C"), fractionDigits: 1), 1, "1.0 degrees Celsius"),
      (.unit(PluralForms(other: "{value}°")), 90, "90 degrees"),
      (.unit(PluralForms(one: "{value} inch", other: "{value} in")), 2, "2 inches"),
      (.unit(PluralForms(other: "about {value} m")), -5, "about minus 5 m"),
      (
        .template("{value} of sleep", .duration(unit: .hours, width: .narrow)), 8,
        "8 hours of sleep"
      ),
    ] as [(ValueFormat.Kind, Double, String)])
  func spoken(kind: ValueFormat.Kind, value: Double, expected: String) throws {
    #expect(try valueFormat(kind).aloud(value) == expected)
  }

  @Test(
    "there is no twin where the written form is said rightly",
    arguments: [
      (ValueFormat.Kind.number(), 5.0), (.number(fractionDigits: 0), -0.3), (.clock(), 23),
      (.clock(hours: .twelve), 23), (.iso, 1600), (.list(["a", "b"]), 1), (.duration(), 90),
      (.unit(PluralForms(other: "{value} stays")), 186),
      (.template("{value} of sleep", .duration(unit: .hours)), 8),
    ] as [(ValueFormat.Kind, Double)])
  func noTwin(kind: ValueFormat.Kind, value: Double) throws {
    #expect(try valueFormat(kind).aloud(value) == nil)
  }

  @Test(
    "a twin is made from the written text where the two share it",
    arguments: [
      (ValueFormat.Kind.percent(), 0.23, "X%", "X percent"), (.number(), -5, "-X", "minus X"),
      (.duration(), -90, "-X", "minus X"), (.shutter, 1.0 / 125, "1/X1", "one X1st of a second"),
      (.unit(PluralForms(other: "{value} °C")), 7, "8 °C", "8 degrees Celsius"),
      (.template("<{value}>", .percent()), 0.23, "<X%>", "<X percent>"),
    ] as [(ValueFormat.Kind, Double, String, String)])
  func shared(kind: ValueFormat.Kind, value: Double, written: String, said: String) throws {
    #expect(try valueFormat(kind).aloud(value, written: written) == said)
  }

  @Test("other languages have the twins that ICU spells out, and no English words")
  func otherLanguages() throws {
    #expect(try valueFormat(.percent(), "de_DE").aloud(0.23) == nil)
    #expect(try valueFormat(.shutter, "de_DE").aloud(0.008) == nil)
    #expect(try valueFormat(.number(), "fi_FI").aloud(-5) == nil)
    let euros = try valueFormat(.currency(code: "EUR", fractionDigits: 0), "de_DE")
    #expect(euros.aloud(60) == "60 Euro")
    let narrow = try valueFormat(.duration(width: .narrow), "ru_RU")
    #expect(narrow.aloud(2) == "2 секунды")
  }

  @Test("what speech says never has a bare minus sign in English", arguments: triedKinds)
  func noBareMinus(kind: ValueFormat.Kind) throws {
    let format = try valueFormat(kind)
    for value in [-3.0, -90, -1234.5, -0.25] {
      let said = format.aloud(value) ?? format.text(value)
      #expect(!said.contains("-") && !said.contains("\u{2212}"))
    }
  }
}
