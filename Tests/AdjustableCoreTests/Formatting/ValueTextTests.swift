import AdjustableCore
import Foundation
import Testing

@Suite("Value texts")
struct ValueTextTests {
  @Test(
    "a number is written with its locale's digits and separators, and only the digits it needs",
    arguments: [
      ("en_US", 1234.5, "1,234.5"), ("de_DE", 1234.5, "1.234,5"),
      ("fr_FR", 1234.5, "1\u{202F}234,5"), ("fi_FI", -5, "\u{2212}5"), ("en_US", -5, "-5"),
      ("ar_EG", 45, "٤٥"), ("en_US", 0.1 + 0.2, "0.3"), ("en_US", 0.7 * 3, "2.1"),
      ("en_US", 12_345_678.300000001, "12,345,678.3"), ("en_US", 0.000_000_1, "0.0000001"),
      ("en_US", 1e15, "1,000,000,000,000,000"),
    ] as [(String, Double, String)])
  func number(locale: String, value: Double, expected: String) throws {
    #expect(try valueFormat(.number(), locale).text(value) == expected)
  }

  @Test(
    "zero never has a minus sign, also when a negative value rounds to it",
    arguments: [
      (ValueFormat.Kind.number(), -0.0, "0"), (.number(fractionDigits: 0), -0.3, "0"),
      (.number(fractionDigits: 1), -0.04, "0.0"), (.number(), -1e-12, "0"),
      (.percent(), -0.001, "0%"), (.currency(code: "USD"), -0.001, "$0.00"),
      (.duration(), -0.2, "0 seconds"), (.clock(), -0.0, "00:00"), (.iso, -0.0, "0"),
      (.unit(PluralForms(other: "{value} m")), -0.0, "0 m"),
    ] as [(ValueFormat.Kind, Double, String)])
  func negativeZero(kind: ValueFormat.Kind, value: Double, expected: String) throws {
    #expect(try valueFormat(kind).text(value) == expected)
  }

  @Test(
    "a percentage is written at its scale",
    arguments: [
      ("en_US", 1.0, 0.45, "45%"), ("en_US", 100, 45, "45%"), ("de_DE", 1, 0.45, "45\u{A0}%"),
      ("en_US", 1, -0.05, "-5%"), ("en_US", 1, 0.07, "7%"),
    ] as [(String, Double, Double, String)])
  func percent(locale: String, scale: Double, value: Double, expected: String) throws {
    #expect(try valueFormat(.percent(scale: scale), locale).text(value) == expected)
  }

  @Test("a percentage without a count of digits shows those it needs")
  func percentDigits() throws {
    #expect(try valueFormat(.percent(fractionDigits: nil)).text(0.07 * 1.1) == "7.7%")
    #expect(try valueFormat(.percent(scale: 100, fractionDigits: 1)).text(45) == "45.0%")
  }

  @Test(
    "money is written with the currency's own digits unless others are asked for",
    arguments: [
      ("en_US", "USD", 60.0, nil, "$60.00"), ("en_US", "USD", 60, 0, "$60"),
      ("en_US", "JPY", 1234, nil, "¥1,234"), ("de_DE", "EUR", 60, 0, "60\u{A0}€"),
      ("en_US", "USD", -60, 0, "-$60"), ("en_US", "BHD", 1, nil, "BHD\u{A0}1.000"),
    ] as [(String, String, Double, Int?, String)])
  func currency(
    locale: String, code: String, value: Double, digits: Int?, expected: String
  ) throws {
    let money = try valueFormat(.currency(code: code, fractionDigits: digits), locale)
    #expect(money.text(value) == expected)
  }

  @Test(
    "a clock keeps its hours whatever the locale prefers",
    arguments: [
      ("en_US", ValueFormat.ClockHours.twentyFour, 23.0, "23:00"),
      ("en_US", .twentyFour, 7, "07:00"), ("en_US", .twelve, 23, "11:00 PM"),
      ("en_US", .twelve, 0, "12:00 AM"), ("de_DE", .twelve, 22.5, "10:30 PM"),
      ("de_DE", .twentyFour, 23.25, "23:15"), ("fi_FI", .twentyFour, 7, "07.00"),
      ("ar_EG", .twentyFour, 23, "٢٣:٠٠"), ("hi_IN", .twentyFour, 23, "23:00"),
      ("es_ES", .twelve, 23, "11:00 p. m."),
    ] as [(String, ValueFormat.ClockHours, Double, String)])
  func clock(
    locale: String, hours: ValueFormat.ClockHours, value: Double, expected: String
  ) throws {
    #expect(try valueFormat(.clock(hours: hours), locale).text(value) == expected)
  }

  @Test(
    "a clock rounds to the minute and wraps at the total",
    arguments: [
      (24.0, 24.0, "00:00"), (24, 25, "01:00"), (24, -1, "23:00"), (24, 23.9999, "00:00"),
      (24, 7 + 20.0 / 60, "07:20"), (24, 7.333, "07:20"), (24, -0.0001, "00:00"),
      (1, 0.5, "12:00"), (360, 90, "06:00"), (24, 1e308, nil),
    ] as [(Double, Double, String?)])
  func wrapping(total: Double, value: Double, expected: String?) throws {
    let text = try valueFormat(.clock(total: total)).text(value)
    #expect(expected.map { $0 == text } ?? (text.count == 5))
  }

  @Test(
    "a length of time is written in its units, to the second",
    arguments: [
      (ValueFormat.TimeUnit.seconds, ValueFormat.UnitWidth.wide, 90.0, "1 minute, 30 seconds"),
      (.seconds, .narrow, 90, "1m 30s"), (.hours, .wide, 8, "8 hours"),
      (.hours, .wide, 8.25, "8 hours, 15 minutes"), (.hours, .wide, 0, "0 hours"),
      (.hours, .wide, 8 + 1.0 / 3, "8 hours, 20 minutes"), (.minutes, .narrow, 0, "0m"),
      (.minutes, .narrow, 61, "1h 1m"), (.seconds, .wide, 1, "1 second"),
      (.seconds, .wide, -90, "-1 minute, 30 seconds"),
    ] as [(ValueFormat.TimeUnit, ValueFormat.UnitWidth, Double, String)])
  func duration(
    unit: ValueFormat.TimeUnit, width: ValueFormat.UnitWidth, value: Double, expected: String
  ) throws {
    #expect(try valueFormat(.duration(unit: unit, width: width)).text(value) == expected)
  }

  @Test("a negative length of time keeps its sign where the language leaves the number out")
  func arabicMinus() throws {
    let arabic = try valueFormat(.duration(), "ar_EG")
    #expect(arabic.text(-90) != arabic.text(90))
    #expect(arabic.text(-90).contains("-"))
  }

  @Test(
    "a shutter time is a fraction below a second and seconds from there on",
    arguments: [
      (1.0 / 125, "1/125"), (1.0 / 8000, "1/8000"), (0.004, "1/250"), (0.5, "1/2"), (1, "1 s"),
      (2, "2 s"), (2.5, "2.5 s"), (0.3, "0.3 s"), (0.7, "0.7 s"), (0.99999999999, "1 s"),
      (1.0 / 59.8, "1/60"), (0, "\u{2014}"), (-1, "\u{2014}"), (-0.0, "\u{2014}"),
    ] as [(Double, String)])
  func shutter(value: Double, expected: String) throws {
    #expect(try valueFormat(.shutter).text(value) == expected)
  }

  @Test("a film speed has no grouping")
  func filmSpeed() throws {
    #expect(try valueFormat(.iso).text(12800) == "12800")
    #expect(try valueFormat(.iso, "de_DE").text(1600) == "1600")
  }

  @Test("a list's value is an index, and off the list there is no text")
  func list() throws {
    let list = try valueFormat(.list(["1/500", "1/250", "1/125"]))
    #expect(list.text(0) == "1/500")
    #expect(list.text(1.6) == "1/125")
    #expect(list.text(-0.4) == "1/500")
    #expect(list.text(3) == "")
    #expect(list.text(-1) == "")
    #expect(list.text(1e308) == "")
  }

  @Test(
    "a counted thing takes the form of the number that is shown",
    arguments: [
      (1.0, nil, "1 stay"), (0, nil, "0 stays"), (2, nil, "2 stays"),
      (1, 1, "1.0 stays"), (0.999, 0, "1 stay"), (1.5, nil, "1.5 stays"),
      (1234, nil, "1,234 stays"), (-1, nil, "-1 stay"),
    ] as [(Double, Int?, String)])
  func unit(value: Double, digits: Int?, expected: String) throws {
    let forms = PluralForms(one: "{value} stay", other: "{value} stays")
    #expect(try valueFormat(.unit(forms, fractionDigits: digits)).text(value) == expected)
  }

  @Test("the form for nothing is used for zero and may leave the number out")
  func zeroForm() throws {
    let forms = PluralForms(zero: "no stays", one: "{value} stay", other: "{value} stays")
    #expect(try valueFormat(.unit(forms)).text(0) == "no stays")
    #expect(try valueFormat(.unit(forms), "de_DE").text(0) == "no stays")
  }

  @Test("a template stands around another kind of text")
  func template() throws {
    let sleep = try valueFormat(.template("{value} of sleep", .duration(unit: .hours)))
    #expect(sleep.text(8) == "8 hours of sleep")
    let nested = try valueFormat(.template("({value})", .template("{value} left", .number())))
    #expect(nested.text(3) == "(3 left)")
    #expect(try valueFormat(.template("{value}!", .list(["a"]))).text(7) == "")
  }

  @Test("nothing finite is left to say of what is not finite", arguments: triedKinds)
  func notFinite(kind: ValueFormat.Kind) throws {
    for value in [Double.nan, .infinity, -.infinity, .signalingNaN] {
      #expect(try valueFormat(kind).text(value) == "")
      #expect(try valueFormat(kind).aloud(value) == nil)
    }
  }
}
