import Foundation

/// A control whose value changes by itself as time goes on: a countdown.
///
/// It reads no clock: it is told the time, says then what is due, and names the next instant. Whoever
/// shows nothing in between may sleep until then, and who comes late gets the newest.
public protocol TimedControl: AdjustableControl {
  /// How it stands as of the instant it was last told.
  var state: CountdownState { get }
  /// Which remaining times are announced; `silent` announces not even the end.
  var announcements: AnnouncementPolicy { get set }
  /// When `advance(to:)` has something to say next while time goes on; nil where it will not.
  var nextAnnouncement: Date? { get }
  /// When it is over; nil where it waits or is held.
  var endDate: Date? { get }
  /// The whole duration, in seconds, with what extensions added.
  var duration: Double { get }
  /// What one increment adds, in seconds; nil where it cannot be extended by increments.
  var extensionStride: Double? { get }
  /// What is left at an instant, in seconds, 0 to the duration.
  func remaining(at now: Date) -> Double
  /// Tells the control what time it is; returns what is to be announced since the last time.
  mutating func advance(to now: Date) -> [Announcement]
  /// What to show at an instant, and when the next change is due: frames are pulled, not sent.
  func frame(at now: Date, reduceMotion: Bool) -> CountdownFrame
}

extension TimedControl {
  /// Nil: it cannot be extended by increments.
  public var extensionStride: Double? { nil }

  /// What to show at an instant: what is left as part of the duration, with its value text.
  ///
  /// With Reduce Motion a running control changes at each whole second, without it at least thirty times
  /// a second; text, value and end are the same in both.
  public func frame(at now: Date, reduceMotion: Bool) -> CountdownFrame {
    frame(at: now, reduceMotion: reduceMotion) { seconds in
      text(of: Double(seconds), for: elementIDs.first ?? "")
    }
  }

  /// A frame whose text is made of the whole seconds left.
  func frame(
    at now: Date, reduceMotion: Bool, reading text: (Int) -> String
  ) -> CountdownFrame {
    let remaining = remaining(at: now)
    let wholeSeconds = CountdownMotion.wholeSeconds(remaining: remaining)
    return CountdownFrame(
      fraction: CountdownMotion.drawnFraction(
        remaining: remaining, duration: duration, reduceMotion: reduceMotion),
      wholeSeconds: wholeSeconds, text: text(wholeSeconds),
      nextChange: endDate.flatMap {
        CountdownMotion.nextChange(
          after: now, end: $0, duration: duration, reduceMotion: reduceMotion)
      })
  }
}

extension UndoableControl where Self: TimedControl {
  /// How the countdown stands.
  public var countdownState: CountdownState? { state }
}
