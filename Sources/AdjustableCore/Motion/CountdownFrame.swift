import Foundation

/// What a countdown ring shows at one instant, and when that changes next.
public struct CountdownFrame: Hashable, Sendable {
  /// How much of the ring is drawn, 0...1.
  public let fraction: Double
  /// Whole seconds left, rounded up: 0 shows only when the time is over.
  public let wholeSeconds: Int
  /// The text in the ring: `45`, `1:05`.
  public let text: String
  /// The instant of the next change; nil where the ring waits, is held or is over.
  public let nextChange: Date?

  /// Makes a frame.
  public init(fraction: Double, wholeSeconds: Int, text: String, nextChange: Date?) {
    self.fraction = fraction
    self.wholeSeconds = wholeSeconds
    self.text = text
    self.nextChange = nextChange
  }
}

/// The arithmetic of a countdown: pure functions of what is left and how long it lasts.
public enum CountdownMotion {
  /// The longest duration, in seconds: a little over 300 years.
  public static let longest = 1e10
  /// Two instants nearer than this are the same: a Date's own numbers are about a tenth as far apart.
  static let leniency = 1e-6

  /// What is left until `secondsUntilEnd` run out, held to `0...duration`.
  public static func remaining(secondsUntilEnd: Double, duration: Double) -> Double {
    guard secondsUntilEnd > 0 else { return 0 }
    return min(secondsUntilEnd, duration)
  }

  /// How much of the duration is left, 0...1; 0 where there is no duration.
  public static func fraction(remaining: Double, duration: Double) -> Double {
    guard duration > 0, remaining > 0 else { return 0 }
    return min(remaining / duration, 1)
  }

  /// Whole seconds left, rounded up.
  public static func wholeSeconds(remaining: Double) -> Int {
    guard remaining > 0 else { return 0 }
    return max(1, Int((min(remaining, longest) - leniency).rounded(.up)))
  }

  /// What the ring draws: with Reduce Motion whole seconds, otherwise what is left to the instant.
  public static func drawnFraction(
    remaining: Double, duration: Double, reduceMotion: Bool
  ) -> Double {
    fraction(
      remaining: reduceMotion ? Double(wholeSeconds(remaining: remaining)) : remaining,
      duration: duration)
  }

  /// When a running ring changes next: with Reduce Motion at the next whole second, otherwise at most a
  /// thirtieth of a second ahead.
  static func nextChange(after now: Date, end: Date, duration: Double, reduceMotion: Bool) -> Date?
  {
    guard now < end else { return nil }
    let left = end.timeIntervalSince(now)
    // Before the clock has reached the first instant of the duration nothing moves. A date cannot hold
    // every instant, so what is asked is whether there is a later one to name.
    let start = end.addingTimeInterval(-duration)
    if left > duration, start > now { return start }
    guard reduceMotion else { return min(end, now.addingTimeInterval(1.0 / 30)) }
    let whole = Double(wholeSeconds(remaining: left))
    let next = end.addingTimeInterval(1 - whole)
    return next > now ? next : end.addingTimeInterval(2 - whole)
  }
}
