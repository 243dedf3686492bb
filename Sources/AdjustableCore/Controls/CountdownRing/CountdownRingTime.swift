import Foundation

extension CountdownRing {
  /// How the ring stands as of the instant it was last told.
  public var state: CountdownState {
    switch history.present.phase {
    case .waiting: .waiting
    case .paused: .paused
    case .running(let end): now >= end ? .over : .running
    }
  }

  /// The whole duration, in seconds, with what extensions added.
  public var duration: Double { history.present.duration }

  /// When the ring is over; nil where it waits or is held.
  public var endDate: Date? {
    guard case .running(let end) = history.present.phase else { return nil }
    return end
  }

  /// What is left at an instant, in seconds, 0 to the duration.
  public func remaining(at now: Date) -> Double {
    remaining(in: history.present, at: now)
  }

  /// What is left as of the instant the ring was last told.
  public var remaining: Double { remaining(at: now) }
  /// Whole seconds left, rounded up, as of the instant the ring was last told.
  public var wholeSeconds: Int { CountdownMotion.wholeSeconds(remaining: remaining) }

  func remaining(in course: Course, at now: Date) -> Double {
    switch course.phase {
    case .waiting: course.duration
    case .paused(let remaining): remaining
    case .running(let end):
      CountdownMotion.remaining(
        secondsUntilEnd: end.timeIntervalSince(now), duration: course.duration)
    }
  }

  /// The frame to show at an instant, and when the next one is due: frames are pulled, not sent.
  ///
  /// Who asks gets the newest, however late, so a slow caller has no backlog, and a test steps from one
  /// `nextChange` to the next by hand. With Reduce Motion a running ring changes at each whole second,
  /// without it at least thirty times a second; text, value and finish are the same in both.
  public func frame(at now: Date, reduceMotion: Bool) -> CountdownFrame {
    frame(at: now, reduceMotion: reduceMotion, reading: { format.positional($0).written })
  }
}

/// Where a countdown ring lies in a rectangle, square or not.
public struct CountdownRingGeometry: Hashable, Sendable {
  /// How wide the ring's line is unless given.
  public static let lineWidth = 12.0

  /// The middle of the ring's line.
  public let circle: TurnCircle
  /// How wide the line is.
  public let lineWidth: Double

  /// Makes the geometry of a ring; its radius is half of the shorter side less the line's width.
  public init(frame: Frame, lineWidth: Double = CountdownRingGeometry.lineWidth) {
    circle = TurnCircle(in: frame, lineWidth: lineWidth)
    self.lineWidth = max(0, lineWidth.held(to: 1e12))
  }

  /// The arc of what is left, clockwise from twelve o'clock, for a frame's fraction.
  public func arc(at fraction: Double) -> Arc { Arc(circle, from: 0, turns: fraction) }
}
