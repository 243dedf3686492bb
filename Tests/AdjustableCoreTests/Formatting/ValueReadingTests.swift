import AdjustableCore
import Foundation
import Testing

@Suite("Reading what a person types")
struct ValueReadingTests {
  @Test(
    "a number is read with its locale's separators, with and without grouping",
    arguments: [
      ("en_US", "1,234.5", 1234.5), ("en_US", "1234.5", 1234.5), ("de_DE", "1.234,5", 1234.5),
      ("de_DE", "1234,5", 1234.5), ("de_DE", "1.5", 1.5), ("de_DE", "0.125", 0.125),
      ("de_DE", "1.500", 1500), ("fr_FR", "1\u{202F}234,5", 1234.5), ("fr_FR", "1 234,5", 1234.5),
      ("ru_RU", "1\u{A0}234,5", 1234.5), ("fi_FI", "\u{2212}5", -5), ("en_US", "\u{2212}5", -5),
      ("en_US", " -5 ", -5), ("en_US", "+5", 5), ("en_US", ".5", 0.5), ("en_US", "-0", 0),
      ("ar_EG", "٤٥", 45), ("ar_EG", "45", 45), ("ar_EG", "١٬٢٣٤٫٥", 1234.5),
      ("ar_EG", "1,234.5", 1234.5), ("hi_IN", "12,34,567.5", 1_234_567.5), ("en_US", "007", 7),
      ("de_CH", "1'234.5", 1234.5), ("en_US", "４５", 45), ("en_US", "1,000,000", 1_000_000),
    ] as [(String, String, Double)])
  func number(locale: String, typed: String, expected: Double) throws {
    #expect(try valueFormat(.number(), locale).value(from: typed) == expected)
  }

  @Test(
    "what is no number is refused",
    arguments: [
      "", " ", "12abc", "abc12", "--5", "-", "+", "+-5", "NaN", "nan", "inf", "infinity", "1e999",
      "1e3", "0x1p3", "0x10", "1,5", "1,23,4", "1.2.3", "1..2", "5.", ".", ",", "1,", ",1", "1_000",
      "1 2", "½", "²", "٫", "- 5", "5-", "1,234,56", "0,123", "1/2", "45%", "1\u{301}x",
    ])
  func notANumber(typed: String) throws {
    #expect(try valueFormat(.number()).value(from: typed) == nil)
  }

  @Test("a number too long for a Double is refused")
  func tooLong() throws {
    #expect(try valueFormat(.number()).value(from: String(repeating: "9", count: 400)) == nil)
  }

  @Test(
    "a percentage is typed in percent, whatever the scale",
    arguments: [
      (1.0, "45%", 0.45), (1, "45", 0.45), (1, "45 %", 0.45), (1, "-5%", -0.05),
      (1, "45 percent", 0.45), (1, "٤٥٪", 0.45), (1, "%45", 0.45), (100, "45%", 45),
      (100, "45", 45), (1, "0.5", 0.005), (1, "7", 0.07),
    ] as [(Double, String, Double)])
  func percent(scale: Double, typed: String, expected: Double) throws {
    #expect(try valueFormat(.percent(scale: scale)).value(from: typed) == expected)
  }

  @Test(
    "money is read with the symbol, the code, the name, or nothing",
    arguments: [
      ("en_US", "USD", "$120", 120.0), ("en_US", "USD", "120", 120),
      ("en_US", "USD", "120 USD", 120),
      ("en_US", "USD", "usd 120", 120), ("en_US", "USD", "US$120", 120),
      ("en_US", "USD", "120$", 120),
      ("en_US", "USD", "-$60", -60), ("en_US", "USD", "$-60", -60),
      ("en_US", "USD", "$1,234.50", 1234.5),
      ("en_US", "USD", "120 US dollars", 120), ("en_US", "USD", "120 dollars", 120),
      ("en_US", "USD", "1 dollar", 1), ("en_US", "USD", "$120 USD", 120),
      ("de_DE", "EUR", "1.234,50 €", 1234.5), ("de_DE", "EUR", "60 Euro", 60),
      ("fr_FR", "USD", "60 $", 60), ("fr_FR", "USD", "60 $US", 60), ("ar_EG", "EGP", "60", 60),
      ("en_US", "EUR", "120 euros", 120),
    ] as [(String, String, String, Double)])
  func currency(locale: String, code: String, typed: String, expected: Double) throws {
    #expect(try valueFormat(.currency(code: code), locale).value(from: typed) == expected)
  }

  @Test(
    "another currency or half a number is not this price",
    arguments: ["€120", "120 EUR", "$", "$$120", "-$-5", "$12abc", "120 dol", "$ - 5", "1 2 USD"])
  func notAPrice(typed: String) throws {
    #expect(try valueFormat(.currency(code: "USD")).value(from: typed) == nil)
  }

  @Test(
    "a time of day is read in the ways people write it",
    arguments: [
      ("22:30", 22.5), ("22.30", 22.5), ("2230", 22.5), ("22h30", 22.5), ("22 30", 22.5),
      ("10:30 pm", 22.5), ("10.30 pm", 22.5), ("10:30pm", 22.5), ("10:30 p.m.", 22.5),
      ("10:30\u{202F}PM", 22.5), ("10 pm", 22), ("10p", 22), ("7", 7), ("07:00", 7), ("730", 7.5),
      ("12 am", 0), ("12 pm", 12), ("12:30 AM", 0.5), ("24:00", 0), ("0:15", 0.25), ("22 Uhr", 22),
      ("22 h", 22), ("٢٢:٣٠", 22.5), ("7 o\u{2019}clock", 7),
    ] as [(String, Double)])
  func clock(typed: String, expected: Double) throws {
    for hours in [ValueFormat.ClockHours.twentyFour, .twelve] {
      #expect(try valueFormat(.clock(hours: hours)).value(from: typed) == expected)
    }
  }

  @Test(
    "what is no time of day is refused",
    arguments: [
      "25:00", "24:01", "7:75", "22:5", "22:300", "13 pm", "0 am", "22:30:15", "-7:00", "22,5",
      "12345", "7:30 xm", "am", "pm 7 pm", "7p0", "", ":", "7:", ":30", "1/2", "22::30",
    ])
  func notATime(typed: String) throws {
    #expect(try valueFormat(.clock()).value(from: typed) == nil)
    #expect(try valueFormat(.clock(hours: .twelve)).value(from: typed) == nil)
  }

  @Test("the halves of the day are read in the locale's words and in English")
  func dayHalves() throws {
    #expect(try valueFormat(.clock(), "fi_FI").value(from: "11.00 ip.") == 23)
    #expect(try valueFormat(.clock(), "es_ES").value(from: "11:00 p. m.") == 23)
    #expect(try valueFormat(.clock(), "ar_EG").value(from: "١١:٠٠ م") == 23)
    #expect(try valueFormat(.clock(), "fi_FI").value(from: "11 pm") == 23)
  }

  @Test("a time of day is given in the clock's own unit")
  func clockUnit() throws {
    #expect(try valueFormat(.clock(total: 1)).value(from: "12:00") == 0.5)
    #expect(try valueFormat(.clock(total: 360)).value(from: "06:00") == 90)
  }

  @Test(
    "a length of time counts its own unit when it is bare",
    arguments: [
      (ValueFormat.TimeUnit.seconds, "90", 90.0), (.minutes, "5", 5), (.hours, "8", 8),
      (.hours, "8:30", 8.5), (.minutes, "1:30", 1.5), (.hours, "30m", 0.5), (.hours, "-8", -8),
      (.minutes, "90s", 1.5), (.hours, "8 hours, 15 minutes", 8.25), (.hours, "1:00:00", 1),
    ] as [(ValueFormat.TimeUnit, String, Double)])
  func duration(unit: ValueFormat.TimeUnit, typed: String, expected: Double) throws {
    #expect(try valueFormat(.duration(unit: unit)).value(from: typed) == expected)
  }

  @Test(
    "a shutter time is read as a fraction or in seconds",
    arguments: [
      ("1/250", 1.0 / 250), ("1 / 250", 1.0 / 250), ("0.004", 0.004), ("2 s", 2), ("2s", 2),
      ("2\"", 2), ("2\u{2033}", 2), ("1/250 s", 1.0 / 250), ("2.5 seconds", 2.5),
      ("1/8,000", 1.0 / 8000),
    ] as [(String, Double)])
  func shutter(typed: String, expected: Double) throws {
    #expect(try valueFormat(.shutter).value(from: typed) == expected)
  }

  @Test(
    "what is no shutter time is refused",
    arguments: [
      "1/0", "0", "0/5", "-1", "1/-2", "1/2/3", "/", "1/", "/2", "\u{2014}", "s", "0x1p3",
    ])
  func notAShutterTime(typed: String) throws {
    #expect(try valueFormat(.shutter).value(from: typed) == nil)
  }

  @Test("a film speed is read with its name or as engraved")
  func filmSpeed() throws {
    let iso = try valueFormat(.iso)
    #expect(iso.value(from: "1600") == 1600)
    #expect(iso.value(from: "ISO 1600") == 1600)
    #expect(iso.value(from: "1.6k") == 1600)
    #expect(iso.value(from: "k") == nil)
  }

  @Test("a list's text is read in any case, or by a beginning that no other has")
  func list() throws {
    let months = try valueFormat(.list(["January", "June", "July", "May", "Mayday"]))
    #expect(months.value(from: " january ") == 0)
    #expect(months.value(from: "jan") == 0)
    #expect(months.value(from: "ju") == nil)
    #expect(months.value(from: "MAY") == 3)
    #expect(months.value(from: "mayd") == 4)
    #expect(months.value(from: "") == nil)
    #expect(months.value(from: "2") == nil)
  }

  @Test("a counted thing is read with its unit or without")
  func unit() throws {
    let forms = PluralForms(zero: "no stays", one: "{value} stay", other: "{value} stays")
    let stays = try valueFormat(.unit(forms))
    #expect(stays.value(from: "186 stays") == 186)
    #expect(stays.value(from: "1 Stay") == 1)
    #expect(stays.value(from: "186") == 186)
    #expect(stays.value(from: "no stays") == 0)
    #expect(stays.value(from: "stays") == nil)
    #expect(stays.value(from: "186 nights") == nil)
  }

  @Test("a template's value is read with the sentence or without")
  func template() throws {
    let sleep = try valueFormat(.template("{value} of sleep", .duration(unit: .hours)))
    #expect(sleep.value(from: "8 hours of sleep") == 8)
    #expect(sleep.value(from: "8") == 8)
    #expect(sleep.value(from: "7h 30m") == 7.5)
    #expect(sleep.value(from: "of sleep") == nil)
  }
}
