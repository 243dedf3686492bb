import Foundation

/// A countdown that was let run from its beginning to its end, second by second, on a copy.
public struct CountdownRun: Sendable {
  /// The element at each second.
  public private(set) var stops: [AdjustableElement] = []
  /// The whole seconds left at which something was said by itself, in order.
  public private(set) var announcedSeconds: [Int] = []
  /// Whether it could be held.
  public private(set) var canBePaused = false
  /// Whether it could be given more time.
  public private(set) var canBeExtended = false
  /// Whether it lasts longer than was waited for.
  public private(set) var isCut = false

  /// An instant that no screen's own clock has reached, in whole seconds, which a date holds exactly.
  private static let start = Date(timeIntervalSinceReferenceDate: 4e9)

  /// Lets a countdown run; nil where the element is none.
  init?(_ id: String, of control: any AdjustableControl, limit: Int = Walker.limit) {
    guard let element = control.element(id), element.countdownState != nil else { return nil }
    var control = control
    _ = Self.advance(&control, to: Self.start)
    if case .refused = control.perform(.restart, on: id) {
      // What cannot be started by somebody runs by itself, or not at all.
      guard case .countdown = control.perform(.start, on: id) else { return }
    }
    var paused = control
    if case .countdown(_, .paused) = paused.perform(.pause, on: id) { canBePaused = true }
    var extended = control
    canBeExtended = extended.perform(.extend(60), on: id).arrival != nil
    for second in 1...max(1, limit) {
      guard let before = control.element(id), before.countdownState == .running else { return }
      let said = Self.advance(&control, to: Self.start + Double(second))
      guard let after = control.element(id) else { return }
      stops.append(after.made)
      if said.contains(where: { $0.id == id && $0.isSpoken && $0.kind == .milestone }),
        let seconds = after.value.flatMap({ Int(exactly: $0.rounded()) })
      {
        announcedSeconds.append(seconds)
      }
    }
    isCut = control.element(id)?.countdownState == .running
  }

  /// Lets time pass for a control that it changes.
  private static func advance(
    _ control: inout any AdjustableControl, to now: Date
  ) -> [Announcement] {
    guard var timed = control as? any TimedControl else { return [] }
    defer { control = timed }
    return timed.advance(to: now)
  }
}
