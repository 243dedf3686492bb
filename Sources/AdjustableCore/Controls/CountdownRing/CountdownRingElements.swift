import Foundation

extension CountdownRing {
  /// The one id.
  public var elementIDs: [String] { [description.id] }

  /// A snapshot of the ring's element, as of the instant the ring was last told.
  public func element(_ id: String) -> AdjustableElement? {
    guard id == description.id else { return nil }
    // It can always be made longer, so there are no ends to read.
    var element = adjustableElement(
      description, range: 0...Double(CountdownMotion.wholeSeconds(remaining: duration)),
      hasEnds: false)
    element.traits.insert(.updatesFrequently)
    if extensionStride == nil { element.traits.remove(.adjustable) }
    element.countdownState = state
    return element
  }

  func value(of id: String, in state: Course) -> Double {
    Double(CountdownMotion.wholeSeconds(remaining: remaining(in: state, at: now)))
  }

  func format(for id: String) -> ValueFormat? { nil }

  /// The text of a number of seconds.
  public func text(of value: Double, for id: String) -> String {
    format.valueText(CountdownMotion.wholeSeconds(remaining: value))
  }

  func spokenText(of value: Double, for id: String) -> String? { nil }

  /// The seconds that a typed length of time means.
  public func value(from typed: String, for id: String) -> Double? {
    DurationReader.seconds(from: typed, locale: format.locale)
  }

  /// What a countdown expects to be typed, with an example.
  public func expectation(for id: String) -> String { "length of time, such as 1m 30s" }
}
