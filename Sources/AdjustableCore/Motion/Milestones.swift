/// Which remaining times of a countdown are announced.
public enum AnnouncementPolicy: Hashable, Sendable {
  /// None, and not the end either.
  case silent
  /// Every whole hour, then 30, 20, 15, 10, 5, 4, 3, 2, 1 minutes, 30, 20, 10, 5, 4, 3, 2, 1 seconds.
  case milestones
  /// Every second.
  case everySecond
  /// Every so many seconds, counted from the end.
  case every(Int)
}

extension AnnouncementPolicy {
  /// The remaining time to announce when the whole seconds left of a duration go from one number to a
  /// lower one: the last one passed on the way, in seconds; nil where none was.
  ///
  /// Zero is none: the end is announced by itself.
  public func passed(from before: Int, to after: Int, of duration: Double) -> Int? {
    Milestones.passed(from: before, to: after, duration: duration, policy: self)
  }

  /// The remaining time that is announced next while time goes on, in whole seconds; nil where only the
  /// end is still to come.
  public func next(below wholeSeconds: Int, of duration: Double) -> Int? {
    Milestones.next(below: wholeSeconds, duration: duration, policy: self)
  }
}

/// The remaining times at which a countdown speaks.
enum Milestones {
  /// Minutes and seconds below an hour that are announced, in seconds, from the last one up.
  static let belowAnHour = [
    1, 2, 3, 4, 5, 10, 20, 30, 60, 120, 180, 240, 300, 600, 900, 1200, 1800,
  ]

  /// The announcement due when the whole seconds left go from `before` to `after`: the last milestone
  /// passed on the way, in seconds, or nil.
  ///
  /// Only milestones below the duration count, and zero is not one: the end is reported by itself.
  static func passed(
    from before: Int, to after: Int, duration: Double, policy: AnnouncementPolicy
  ) -> Int? {
    guard after < before, after > 0 else { return nil }
    let passed: Int? =
      switch policy {
      case .silent: nil
      case .everySecond: after
      case .every(let seconds): multiple(of: max(1, seconds), from: after)
      case .milestones: belowAnHour.first { $0 >= after } ?? multiple(of: 3600, from: after)
      }
    guard let passed, passed < before, Double(passed) < duration else { return nil }
    return passed
  }

  /// The remaining time that is announced next while time goes on, in whole seconds; nil where only the
  /// end is still to come.
  ///
  /// It is what `passed` then reports: the greatest milestone below what is left and below the duration.
  static func next(
    below wholeSeconds: Int, duration: Double, policy: AnnouncementPolicy
  ) -> Int? {
    let longest = CountdownMotion.longest
    // A duration that is no whole number of seconds passes its own whole seconds.
    let most = min(wholeSeconds, Int(max(0, min(duration, longest)).rounded(.up))) - 1
    guard most > 0 else { return nil }
    let next: Int? =
      switch policy {
      case .silent: nil
      case .everySecond: most
      case .every(let seconds): most - most % max(1, seconds)
      case .milestones: most >= 3600 ? most - most % 3600 : belowAnHour.last { $0 <= most }
      }
    return next == 0 ? nil : next
  }

  private static func multiple(of unit: Int, from least: Int) -> Int? {
    let rest = least % unit
    return rest == 0 ? least : least.saturatingAdding(unit - rest)
  }
}
