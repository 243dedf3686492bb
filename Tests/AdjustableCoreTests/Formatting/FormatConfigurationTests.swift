import AdjustableCore
import Foundation
import Testing

@Suite("Making value formats")
struct FormatConfigurationTests {
  @Test(
    "a kind that cannot be is refused by the name of its part",
    arguments: [
      (ValueFormat.Kind.number(fractionDigits: -1), "fractionDigits"),
      (.number(fractionDigits: 10), "fractionDigits"),
      (.percent(fractionDigits: 400), "fractionDigits"),
      (.currency(code: "USD", fractionDigits: .max), "fractionDigits"),
      (.unit(PluralForms(other: "{value} m"), fractionDigits: .min), "fractionDigits"),
      (.percent(scale: 10), "scale"), (.percent(scale: .nan), "scale"),
      (.percent(scale: 0), "scale"),
      (.currency(code: "XQZ"), "code"), (.currency(code: ""), "code"),
      (.currency(code: "usd"), "code"),
      (.currency(code: "US"), "code"), (.currency(code: "USDX"), "code"),
      (.clock(total: 0), "total"), (.clock(total: -24), "total"), (.clock(total: .nan), "total"),
      (.clock(total: .infinity), "total"), (.list([]), "list"),
      (.template("of sleep", .iso), "template"),
      (.template("{value} of {value}", .iso), "template"),
      (.template("{value}", .template("", .iso)), "template"),
      (.template("{value}", .list([])), "list"),
      (.unit(PluralForms(other: "stays")), "other"),
      (.unit(PluralForms(few: "some", other: "{value} stays")), "few"),
    ] as [(ValueFormat.Kind, String)])
  func refused(kind: ValueFormat.Kind, parameter: String) throws {
    let error = #expect(throws: ConfigurationError.self) { try valueFormat(kind) }
    #expect(error?.parameter == parameter)
  }

  @Test("formats are equal when their kind and locale are")
  func equality() throws {
    #expect(try valueFormat(.iso) == valueFormat(.iso))
    #expect(try valueFormat(.iso) != valueFormat(.iso, "de_DE"))
    #expect(try valueFormat(.iso) != valueFormat(.shutter))
    #expect(try Set([valueFormat(.iso), valueFormat(.iso), valueFormat(.percent())]).count == 2)
  }

  @Test(
    "a format says what it expects, with an example",
    arguments: [
      (ValueFormat.Kind.number(), "number, such as 45"), (.percent(), "percentage, such as 45%"),
      (.percent(scale: 100), "percentage, such as 45%"),
      (.currency(code: "USD"), "price in US dollars, such as $120"),
      (.clock(), "time of day, such as 22:30"),
      (.clock(hours: .twelve), "time of day, such as 10:30 PM"),
      (.duration(), "length of time, such as 1h 30m"), (.shutter, "shutter time, such as 1/250"),
      (.iso, "film speed, such as 400"), (.list(["Yes", "No"]), "value on the list: Yes, No"),
      (.list(["a", "b", "c", "d", "e", "f"]), "value on the list, such as a"),
      (.unit(PluralForms(other: "{value} stays")), "number, such as 45 stays"),
      (.template("until {value}", .clock()), "time of day, such as 22:30"),
    ] as [(ValueFormat.Kind, String)])
  func expectation(kind: ValueFormat.Kind, expected: String) throws {
    #expect(English().text(try valueFormat(kind).expectation) == expected)
  }

  @Test(
    "what is expected begins with a consonant and its example can be typed", arguments: triedKinds)
  func expectationIsTrue(kind: ValueFormat.Kind) throws {
    for locale in triedLocales {
      let format = try ValueFormat(kind, locale: locale)
      let expectation = English().text(format.expectation)
      #expect(expectation.first.map { !"aeiou".contains($0) } == true)
      if let mark = expectation.range(of: "such as ") {
        #expect(format.value(from: String(expectation[mark.upperBound...])) != nil)
      }
    }
  }
}
