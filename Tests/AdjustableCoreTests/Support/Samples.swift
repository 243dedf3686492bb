import Foundation

@testable import AdjustableCore

/// Formats, instants and decimal numbers that tests are made from.
enum Samples {
  static let locale = Locale(identifier: "en_US")

  /// Plain numbers.
  static var plain: ValueFormat { get throws { try ValueFormat(.number(), locale: locale) } }

  /// Amounts in whole dollars.
  static var dollars: ValueFormat {
    get throws { try ValueFormat(.currency(code: "USD", fractionDigits: 0), locale: locale) }
  }

  /// A clock of twenty-four hours.
  static var clock: ValueFormat { get throws { try ValueFormat(.clock(), locale: locale) } }

  /// What countdowns on screens use.
  static let countdown = CountdownFormat(locale: locale, style: .automatic)

  /// A value that reads as a plain number.
  static func reading(_ id: String, _ value: Double) -> Reading {
    Reading(id: id, value: value, text: Spoken(value.plainDescription))
  }

  /// An instant in seconds after the reference date.
  static func instant(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  /// Rungs that read `0`, `1`, `2` ...
  static func ladder(_ count: Int, wraps: Bool = false) throws -> Ladder {
    try Ladder(rungs: (0..<count).map { Ladder.Rung(readOut: "\($0)") }, wraps: wraps)
  }

  /// The Double nearest to `digits` divided by ten to the power of `decimals`.
  static func decimal(_ digits: Int, _ decimals: Int) -> Double {
    // A quotient of two whole numbers that a Double holds exactly is rounded once, and correctly.
    Double(digits) / (0..<decimals).reduce(1.0) { power, _ in power * 10 }
  }

  /// Doubles that trip careless arithmetic.
  static let oddDoubles: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    .leastNormalMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e300,
    1e-300, 1e19, -1e19, 0x1p52, 0x1p53, 0x1p63, 1e-7, 0.1, 1.0 / 3, 1, -1, 24, 1e10,
  ]

  /// Counts that trip careless arithmetic.
  static let oddCounts = [Int.max, Int.min, Int.max - 1, Int.min + 1, -1, 0, 1, 2, 1 << 53]

  /// Every action there is, with these numbers and counts.
  static func actions(numbers: [Double], counts: [Int]) -> [ElementAction] {
    let counted = counts.flatMap {
      [
        ElementAction.increment($0), .decrement($0), .pageIncrement($0), .pageDecrement($0),
        .move(.by(.strides($0))), .move(.by(.pages($0))),
      ]
    }
    return counted + numbers.flatMap { [ElementAction.set($0), .extend($0)] } + [
      .toMinimum, .toMaximum, .start, .pause, .resume, .restart, .reset, .undo,
    ]
  }
}
