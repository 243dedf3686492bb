import Foundation

/// `23:00` or `11:00 PM`.
///
/// The hour cycle is a part of the locale that the style is given, so the text has the locale's own
/// separator and digits but never its preference for 12 or 24 hours.
struct ClockText: ValueTexts {
  private static let minutesADay = 1440

  private let style: Date.FormatStyle
  private let hours: ValueFormat.ClockHours
  private let total: Double
  private let locale: Locale

  init(hours: ValueFormat.ClockHours, total: Double, locale: Locale) {
    style = Self.style(hours, locale)
    self.hours = hours
    self.total = total
    self.locale = locale
  }

  func text(_ value: Double) -> String {
    let turns = value.truncatingRemainder(dividingBy: total) / total
    let minutes = Int((turns * Double(Self.minutesADay)).rounded())
    let wrapped = (minutes + Self.minutesADay) % Self.minutesADay
    return Self.text(minutes: wrapped, style)
  }

  var isTimeOfDay: Bool { true }

  func value(from typed: TypedText) -> Double? {
    let (before, time, after) = Self.parts(typed.text)
    guard let (hour, minute) = Self.hourAndMinute(time) else { return nil }
    let word = before + after
    guard before.isEmpty || after.isEmpty,
      let hourOfDay = self.hourOfDay(hour, minute, word: word)
    else { return nil }
    let minutes = (hourOfDay * 60 + minute) % Self.minutesADay
    return Double(minutes) * total / Double(Self.minutesADay)
  }

  var expectation: ExpectedInput {
    .timeOfDay(example: Self.text(minutes: 22 * 60 + 30, style))
  }

  private static func style(_ hours: ValueFormat.ClockHours, _ locale: Locale) -> Date.FormatStyle {
    var components = Locale.Components(locale: locale)
    components.hourCycle = hours == .twelve ? .oneToTwelve : .zeroToTwentyThree
    let style = Date.FormatStyle(
      locale: Locale(components: components), calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt)
    return hours == .twelve
      ? style.hour(.defaultDigits(amPM: .abbreviated)).minute(.twoDigits)
      : style.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)
  }

  private static func text(minutes: Int, _ style: Date.FormatStyle) -> String {
    let text = style.format(Date(timeIntervalSinceReferenceDate: Double(minutes * 60)))
    guard text.unicodeScalars.contains(where: { $0 == "\u{202F}" || $0 == "\u{A0}" }) else {
      return text
    }
    return text.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
  }

  /// The digits with what stands between them, and the letters before and after.
  private static func parts(_ text: String) -> (before: String, time: Substring, after: String) {
    guard let first = text.unicodeScalars.firstIndex(where: \.isASCIIDigit),
      let last = text.unicodeScalars.lastIndex(where: \.isASCIIDigit)
    else { return (text, "", "") }
    let end = text.unicodeScalars.index(after: last)
    let letters = { (part: Substring) in String(part.filter { $0 != " " && $0 != "." }) }
    return (letters(text[..<first]), text[first..<end], letters(text[end...]))
  }

  private static func hourAndMinute(_ time: Substring) -> (Int, Int)? {
    guard (1...6).contains(time.utf8.count) else { return nil }
    var fields = time.split(omittingEmptySubsequences: false) { !$0.isWholeNumber }
    if let only = fields.first, fields.count == 1, (3...4).contains(only.count) {
      fields = [only.dropLast(2), only.suffix(2)]
    } else if fields.count == 2 {
      let between = time.filter { !$0.isWholeNumber }
      guard [":", ".", "h", " "].contains(between) else { return nil }
    }
    guard (1...2).contains(fields.count), let hour = Int(fields[0]), fields[0].count <= 2 else {
      return nil
    }
    guard fields.count == 2 else { return (hour, 0) }
    guard fields[1].count == 2, let minute = Int(fields[1]), minute < 60 else { return nil }
    return (hour, minute)
  }

  /// The hour from 0 to 24 that is meant, given the half of the day; a bare hour is of the 24.
  private func hourOfDay(_ hour: Int, _ minute: Int, word: String) -> Int? {
    if ["", "h", "uhr", "o'clock"].contains(word) {
      return hour < 24 || (hour == 24 && minute == 0) ? hour : nil
    }
    guard (1...12).contains(hour) else { return nil }
    let morning = hour % 12
    if ["a", "am"].contains(word) { return morning }
    if ["p", "pm"].contains(word) { return morning + 12 }
    let twelve = Self.style(.twelve, locale)
    return [morning, morning + 12].first {
      let (before, _, after) = Self.parts(
        TypedText(Self.text(minutes: $0 * 60 + minute, twelve)).text)
      return before + after == word
    }
  }
}
