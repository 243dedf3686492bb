import Foundation

/// `1/125` below a second, `2 s` from there on.
struct ShutterText: ValueTexts {
  /// What is written for a time that is not positive.
  static let dash = "\u{2014}"
  private static let unit = " s"

  private let count: NumberText
  private let seconds: NumberText
  private let locale: Locale
  private let words: TwinWords

  init(locale: Locale) {
    count = NumberText(fractionDigits: 0, locale: locale, grouping: .never)
    seconds = NumberText(fractionDigits: nil, locale: locale, grouping: .never)
    self.locale = locale
    words = TwinWords(locale: locale)
  }

  func text(_ value: Double) -> String {
    guard value > 0 else { return Self.dash }
    guard let denominator = Self.denominator(value) else { return seconds.text(value) + Self.unit }
    return count.text(1) + "/" + count.text(denominator)
  }

  func aloud(_ value: Double, written: String) -> String? {
    guard value > 0 else { return words.text(.noTime) }
    guard let denominator = Self.denominator(value) else {
      let number = String(written.dropLast(Self.unit.count))
      return words.text(.seconds(number, seconds.category(of: value, shown: number)))
    }
    let digits = written.drop { $0 != "/" }.dropFirst()
    return words.text(.partOfSecond(Int(denominator), written: String(digits)))
  }

  func value(from typed: TypedText) -> Double? {
    let plain = typed.without(["s", "sec", "second", "seconds", "\"", "\u{2033}", "''"]).text
    let parts = plain.split(separator: "/", omittingEmptySubsequences: false)
    let reader = NumberReader(locale: locale)
    guard (1...2).contains(parts.count), let first = reader.unsigned(parts[0].trimmed) else {
      return nil
    }
    guard parts.count == 2 else { return first > 0 ? first : nil }
    guard let second = reader.unsigned(parts[1].trimmed), second > 0, first > 0 else { return nil }
    return first / second
  }

  var expectation: ExpectedInput { .shutterTime(example: text(1.0 / 250)) }

  /// The n of the 1/n that a time is, where one is near.
  private static func denominator(_ value: Double) -> Double? {
    let exact = min(1 / value, 1e15)
    let rounded = exact.rounded()
    return rounded >= 2 && abs(rounded - exact) <= 0.05 * exact ? rounded : nil
  }
}

/// `1600`.
struct FilmSpeedText: ValueTexts {
  private let number: NumberText

  init(locale: Locale) {
    number = NumberText(fractionDigits: 0, locale: locale, grouping: .never)
  }

  func text(_ value: Double) -> String { number.text(value) }

  func aloud(_ value: Double, written: String) -> String? {
    number.aloud(value, written: written)
  }

  /// Also reads what is engraved on the dial: `1.6k`.
  func value(from typed: TypedText) -> Double? {
    let speed = typed.without(["iso"])
    if speed.text.hasSuffix("k") {
      return number.value(from: TypedText(speed.text.dropLast())).map { $0 * 1000 }
    }
    return number.value(from: speed)
  }

  var expectation: ExpectedInput { .filmSpeed(example: text(400)) }
}

extension Substring {
  /// Without the one space that may stand at either end.
  fileprivate var trimmed: Substring {
    var rest = self
    if rest.hasPrefix(" ") { rest.removeFirst() }
    if rest.hasSuffix(" ") { rest.removeLast() }
    return rest
  }
}
