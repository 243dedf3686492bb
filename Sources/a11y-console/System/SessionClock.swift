import Foundation

/// The time of a session: the date at its start, and from then on a clock that counts suspension and
/// that nobody sets.
struct SessionClock {
  private let start = Date()
  private let origin = ContinuousClock.now

  /// The time now.
  var now: Date {
    let passed = origin.duration(to: .now).components
    return start.addingTimeInterval(Double(passed.seconds) + Double(passed.attoseconds) / 1e18)
  }
}
