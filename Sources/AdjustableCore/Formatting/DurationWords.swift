import Foundation

/// The words for units of time in one language, learnt from what ICU writes.
///
/// Learning takes some seventy texts, well under a millisecond, and is done only when something was
/// typed that English words do not explain.
struct DurationWords: Hashable, Sendable {
  /// What a word says.
  enum Meaning: Hashable, Sendable {
    /// A unit, with the count where the word alone says it, as Arabic's words for one and two do.
    case unit(ValueFormat.TimeUnit, implied: Double?)
    /// Nothing: an `and`.
    case filler
  }

  private var meanings: [String: Meaning]
  private var conjunction: String

  static let english = DurationWords(
    meanings: [
      ["h", "hr", "hrs", "hour", "hours"]: ValueFormat.TimeUnit.hours,
      ["m", "min", "mins", "minute", "minutes"]: .minutes,
      ["s", "sec", "secs", "second", "seconds"]: .seconds,
    ].reduce(into: ["and": .filler]) { meanings, words in
      for word in words.key { meanings[word] = .unit(words.value, implied: nil) }
    }, conjunction: "and")

  private init(meanings: [String: Meaning], conjunction: String) {
    self.meanings = meanings
    self.conjunction = conjunction
  }

  /// English words and those of a locale.
  init(locale: Locale) {
    self = .english
    let pair = ["1", "2"].formatted(.list(type: .and, width: .standard).locale(locale))
    conjunction = TypedText(pair).withoutDigits
    let english = Set(meanings.keys)
    for unit in ValueFormat.TimeUnit.allCases {
      for width in [Duration.UnitsFormatStyle.UnitWidth.wide, .abbreviated, .narrow] {
        let style = Duration.UnitsFormatStyle(allowedUnits: [unit.unit], width: width)
          .locale(locale)
        for count in [0, 1, 2, 3, 4, 5, 11, 100, 1_000_000] {
          let text = style.format(.seconds(Double(count) * unit.seconds))
          learn(TypedText(text).text, unit, Double(count), except: english)
        }
      }
    }
    learnFillers(locale)
  }

  /// What a word says, also when the language's `and` is written together with it.
  func meaning(of word: Substring) -> Meaning? {
    if let meaning = meanings[String(word)] { return meaning }
    guard !conjunction.isEmpty, word.hasPrefix(conjunction) else { return nil }
    return meanings[String(word.dropFirst(conjunction.count))]
  }

  /// The words that stand between units: whatever two units together have that each alone has not.
  private mutating func learnFillers(_ locale: Locale) {
    meanings[conjunction] = .filler
    for width in [Duration.UnitsFormatStyle.UnitWidth.wide, .abbreviated, .narrow] {
      let style = Duration.UnitsFormatStyle(
        allowedUnits: [.hours, .minutes, .seconds], width: width
      )
      .locale(locale)
      for length in [18_330.0, 18_311, 311] {
        for word in DurationToken.words(TypedText(style.format(.seconds(length))).text)
        where meaning(of: word[...]) == nil {
          meanings[word] = .filler
        }
      }
    }
  }

  private mutating func learn(
    _ text: String, _ unit: ValueFormat.TimeUnit, _ count: Double, except known: Set<String>
  ) {
    let words = DurationToken.words(text)
    let implied = words.count == DurationToken.tokens(text).count ? count : nil
    for word in words where !known.contains(word) {
      switch meanings[word] {
      case .unit(unit, implied: .some): break
      case .unit(unit, implied: nil), nil: meanings[word] = .unit(unit, implied: implied)
      default: meanings[word] = .filler
      }
    }
  }
}
