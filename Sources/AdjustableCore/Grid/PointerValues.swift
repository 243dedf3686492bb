import Foundation

/// What a pointer means: values that are held to the bounds and carry no more digits than a finger can
/// tell apart.
extension Grid {
  /// The value that a pointer means; on a continuous grid a billionth of the length is the last digit.
  func pointed(_ value: Double) -> Double {
    guard value > bounds.lowerBound else { return bounds.lowerBound }
    guard value < bounds.upperBound else { return bounds.upperBound }
    guard step == nil else { return value }
    return min(max(Decimals.pointed(value, along: length), bounds.lowerBound), bounds.upperBound)
  }

  /// The grid of 0.001 that a pointer keeps to where the values themselves have no step.
  ///
  /// Bounds too short for a hundred such stops have a finer one, a power of ten; numbers too large for it
  /// have none.
  var pointerGrid: Grid {
    guard step == nil, length > 0 else { return self }
    let finer = pow(10, log10(length).rounded(.down) - 3)
    let resolution = length < 0.1 ? finer : 0.001
    return (try? Grid(bounds: bounds, step: resolution, base: base)) ?? self
  }
}

extension CircularGrid {
  /// The value that a pointer at a turn means, a billionth of the total being the last digit.
  func pointed(atTurn turn: Double) -> Double {
    let value = turn * total
    return step == nil ? wrapped(Decimals.pointed(value, along: total)) : value
  }
}

extension Decimals {
  /// A number without the digits behind a billionth of a length.
  fileprivate static func pointed(_ number: Double, along length: Double) -> Double {
    let decimals = 9 - log10(length).rounded(.up)
    guard decimals <= 15 else { return number }
    return cleaned(number, to: decimals > 0 ? Int(decimals) : 0)
  }
}
