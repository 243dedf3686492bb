import AdjustableCore
import Foundation
import Testing

@Suite("Reading lengths of time")
struct DurationReaderTests {
  @Test(
    "a length of time is read in the ways people type it",
    arguments: [
      ("90s", 90.0), ("5m", 300), ("1h30m", 5400), ("10:00", 600), ("1:00:00", 3600), ("90", 90),
      ("1 h 30 min", 5400), ("90 seconds", 90), ("1.5h", 5400), ("1h30", 5400), ("5m30", 330),
      ("0:05", 5), ("2 hours and 5 minutes", 7500), ("1 Hour, 1 Minute, 1 Second", 3661),
      ("1h 5s", 3605), ("0", 0), (".5h", 1800), ("90:00", 5400), ("1,000 s", 1000), ("٩٠", 90),
      ("1 hr. 5 min.", 3900), ("0.5", 0.5),
    ] as [(String, Double)])
  func read(typed: String, expected: Double) {
    #expect(DurationReader.seconds(from: typed) == expected)
  }

  @Test(
    "what is no length of time, negative or too long is refused",
    arguments: [
      "", "-5", "-1m", "abc", "5x", "m", "h5", "5m5h", "5m5m", "1:5", "1:60", "1:00:60", "1:2:3:4",
      ":30", "1:", "1 2", "inf", "nan", "1e3", "1e999", "0x10", "99999999999999", "999999999999h",
      "1h90", "5s5", "and", "5 and", "1-30", "1:-5", String(repeating: "9", count: 500),
    ])
  func refused(typed: String) {
    #expect(DurationReader.seconds(from: typed) == nil)
  }

  @Test(
    "a bare number counts the unit that is given, and two fields begin with it where it is hours")
  func bareNumber() {
    #expect(DurationReader.seconds(from: "2", bareNumber: .minutes) == 120)
    #expect(DurationReader.seconds(from: "8", bareNumber: .hours) == 28_800)
    #expect(DurationReader.seconds(from: "8:30", bareNumber: .hours) == 30_600)
    #expect(DurationReader.seconds(from: "8:30", bareNumber: .minutes) == 510)
  }

  @Test(
    "units are read in the locale's words and in English ones",
    arguments: [
      ("de_DE", "1 Stunde und 30 Minuten", 5400.0), ("de_DE", "1,5 Std.", 5400),
      ("ru_RU", "5 минут", 300), ("fi_FI", "2 tuntia", 7200), ("ar_EG", "ساعة و٣٠ دقيقة", 5400),
      ("ar_EG", "ساعتان", 7200), ("ja_JP", "1時間23分", 4980), ("de_DE", "1h 30m", 5400),
      ("fr_FR", "1 heure et 5 secondes", 3605), ("sq_AL", "1 minutë e 30 sekonda", 90),
      ("he_IL", "1 שעה, 1 דקה ו-1 שניה", 3661),
    ] as [(String, String, Double)])
  func words(locale: String, typed: String, expected: Double) {
    #expect(DurationReader.seconds(from: typed, locale: Locale(identifier: locale)) == expected)
  }
}
