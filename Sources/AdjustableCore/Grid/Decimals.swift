/// Clean decimal numbers: sums are rounded to the decimals of what went into them.
enum Decimals {
  /// The most decimals that a Double holds reliably.
  private static let most = 15
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// How many decimals `number` has, found numerically: 0.25 has 2, 1e-7 has 7.
  ///
  /// Nil where it has more than a Double holds reliably.
  static func count(of number: Double) -> Int? { parts(of: number)?.places }

  /// `number` as a whole number of its last decimal place: 0.25 is 25 and 2.
  ///
  /// Nil where it has more decimals than a Double holds reliably.
  static func parts(of number: Double) -> (whole: Double, places: Int)? {
    for places in 0...most {
      let whole = (number * powers[places]).rounded()
      if whole / powers[places] == number { return (whole, places) }
    }
    return nil
  }

  /// The decimals that every one of `numbers` fits in; nil where one has too many.
  static func count(of numbers: [Double]) -> Int? {
    var widest = 0
    for number in numbers {
      guard let count = count(of: number) else { return nil }
      widest = max(widest, count)
    }
    return widest
  }

  /// `number` rounded to `count` decimals, and without the sign of a zero; unchanged where there is no
  /// count or the digits do not fit.
  static func cleaned(_ number: Double, to count: Int?) -> Double {
    guard let count else { return number + 0 }
    let scaled = number * powers[count]
    guard abs(scaled) < 0x1p53 else { return number + 0 }
    return scaled.rounded() / powers[count] + 0
  }

  /// `number` rounded to the decimals of the numbers it was made from.
  static func cleaned(_ number: Double, like sources: Double...) -> Double {
    cleaned(number, to: count(of: sources))
  }

  /// A twentieth or a hundredth of `number`, which has two decimals more than the number at most.
  static func quotient(_ number: Double, _ parts: Double) -> Double {
    cleaned(number / parts, to: count(of: number).flatMap { $0 + 2 > most ? nil : $0 + 2 })
  }
}
