/// What a grid refuses, each with the name of the parameter and what is allowed.
extension Grid {
  static func check(_ bounds: ClosedRange<Double>) throws(ConfigurationError) {
    let found = ConfigurationError.Found.range(bounds.lowerBound, bounds.upperBound)
    guard bounds.lowerBound.isFinite, bounds.upperBound.isFinite else {
      throw ConfigurationError(parameter: "bounds", found: found, allowed: .finiteNumbers)
    }
    guard (bounds.upperBound - bounds.lowerBound).isFinite else {
      throw ConfigurationError(parameter: "bounds", found: found, allowed: .finiteLength)
    }
  }

  static func check(
    _ step: Double, in bounds: ClosedRange<Double>, from base: Double
  ) throws(ConfigurationError) {
    guard step.isFinite, step > 0 else {
      throw ConfigurationError("step", step, allowed: .positiveNumberOrNoStep)
    }
    try check(stride: step, named: "step", moves: bounds)
    let reach = max(abs(bounds.lowerBound - base), abs(bounds.upperBound - base)) / step
    guard reach < 0x1p52 else {
      throw ConfigurationError("base", base, allowed: .baseNearBounds)
    }
  }

  /// Refuses a stride that is not positive, or too small to move the bounds' own numbers.
  static func check(
    stride: Double, named name: String, moves bounds: ClosedRange<Double>
  ) throws(ConfigurationError) {
    guard stride.isFinite, stride > 0 else {
      throw ConfigurationError(name, stride, allowed: .positiveNumber)
    }
    let smallest = smallestStride(in: bounds)
    guard stride >= smallest || bounds.lowerBound == bounds.upperBound else {
      throw ConfigurationError(name, stride, allowed: .movingStride(atLeast: smallest))
    }
  }

  /// The smallest stride that moves the bounds' own numbers.
  ///
  /// It is four units in the last place of the larger bound: from there on neighbouring stops are
  /// distinct and in order whatever the rounding does.
  static func smallestStride(in bounds: ClosedRange<Double>) -> Double {
    4 * max(abs(bounds.lowerBound), abs(bounds.upperBound)).ulp
  }
}
