import Foundation

/// Reads what a person types as a length of time.
///
/// `90s`, `5m`, `1h30m`, `1 h 30 min`, `1h30`, `1.5h`, `90 seconds`, `10:00`, `1:00:00`, and the units'
/// names in the locale's language.
public enum DurationReader {
  /// The longest length of time that is read and written, in seconds: some 31,000 years.
  public static let longest: Double = 1e12

  /// The length in seconds; nil when it cannot be read, is negative, or is longer than `longest`.
  ///
  /// A bare number counts the given unit. Two fields with a colon are minutes and seconds, or hours
  /// and minutes where a bare number would be hours.
  public static func seconds(
    from typed: String, bareNumber unit: ValueFormat.TimeUnit = .seconds,
    locale: Locale = Locale(identifier: "en_US")
  ) -> Double? {
    seconds(from: TypedText(typed), bareNumber: unit, locale: locale)
  }

  static func seconds(
    from typed: TypedText, bareNumber unit: ValueFormat.TimeUnit, locale: Locale
  ) -> Double? {
    guard let seconds = clock(typed.text, unit) ?? units(typed.text, unit, locale),
      seconds <= longest
    else { return nil }
    return seconds
  }

  /// `10:00` and `1:00:00`.
  private static func clock(_ text: String, _ unit: ValueFormat.TimeUnit) -> Double? {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(fields.count),
      fields.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(\.isASCIIDigit) }),
      fields.dropFirst().allSatisfy({ $0.count == 2 && $0 < "60" }), fields[0].count <= 12
    else { return nil }
    let total = fields.compactMap { Double($0) }.reduce(0) { $0 * 60 + $1 }
    return fields.count == 2 && unit == .hours ? total * 60 : total
  }

  /// `1 h 30 min`, in English words first, then in the locale's.
  private static func units(
    _ text: String, _ unit: ValueFormat.TimeUnit, _ locale: Locale
  ) -> Double? {
    let tokens = DurationToken.tokens(text)
    let reader = NumberReader(locale: locale)
    if let seconds = sum(tokens, unit, reader, .english) { return seconds }
    guard locale.language.languageCode?.identifier != "en",
      tokens.contains(where: { if case .word = $0 { true } else { false } })
    else { return nil }
    return sum(tokens, unit, reader, DurationWords(locale: locale))
  }

  /// Adds up counts and units, the units falling; a bare count at the end is of the next unit.
  private static func sum(
    _ tokens: [DurationToken], _ bareUnit: ValueFormat.TimeUnit, _ reader: NumberReader,
    _ words: DurationWords
  ) -> Double? {
    var total = 0.0
    var count: Double?
    var last: ValueFormat.TimeUnit?
    for token in tokens {
      switch token {
      case .number(let digits):
        guard count == nil, let number = reader.unsigned(digits) else { return nil }
        count = number
      case .word(let word):
        guard let meaning = words.meaning(of: word) else { return nil }
        guard case .unit(let unit, let implied) = meaning else { continue }
        guard let number = count ?? implied, last.map({ $0.seconds > unit.seconds }) ?? true
        else { return nil }
        total += number * unit.seconds
        (count, last) = (nil, unit)
      }
    }
    guard let count else { return last == nil ? nil : total }
    guard let last else { return tokens.count == 1 ? count * bareUnit.seconds : nil }
    guard let smaller = last.smaller, count < 60 else { return nil }
    return total + count * smaller.seconds
  }
}

/// A piece of a length of time in words.
enum DurationToken: Hashable, Sendable {
  case number(Substring)
  case word(Substring)

  /// The words of a text.
  static func words(_ text: String) -> [String] {
    tokens(text).compactMap { if case .word(let word) = $0 { String(word) } else { nil } }
  }

  /// Parts a text into numbers, which keep their separators, and words.
  static func tokens(_ text: String) -> [DurationToken] {
    let scalars = text.unicodeScalars
    let isGap = { (scalar: Unicode.Scalar) in
      [" ", ",", ".", "\u{060C}", "\u{1363}"].contains(scalar)
    }
    let startsNumber = { (index: String.Index) in
      if scalars[index].isASCIIDigit { return true }
      let next = scalars.index(after: index)
      return !scalars[index].properties.isAlphabetic && next < scalars.endIndex
        && scalars[next].isASCIIDigit
    }
    var tokens: [DurationToken] = []
    var start = scalars.startIndex
    while start < scalars.endIndex {
      var end = scalars.index(after: start)
      if scalars[start].isASCIIDigit || (scalars[start] == "." && startsNumber(start)) {
        while end < scalars.endIndex, startsNumber(end) { end = scalars.index(after: end) }
        tokens.append(.number(text[start..<end]))
      } else if !isGap(scalars[start]) {
        while end < scalars.endIndex, !isGap(scalars[end]), !scalars[end].isASCIIDigit {
          end = scalars.index(after: end)
        }
        tokens.append(.word(text[start..<end]))
      }
      start = end
    }
    return tokens
  }
}
