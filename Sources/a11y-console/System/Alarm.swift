import CSystem

/// The end of a waiting, as one more thing to poll.
///
/// Poll's own time-out stands still while the machine is suspended and counts whole milliseconds; this
/// counts suspension, as `ContinuousClock` does, and nanoseconds. Where the system has no such timer the
/// time-out has to do.
final class Alarm {
  /// The timer; none where the system has none.
  let timer = Descriptor(ctimer_make())

  deinit { if timer.isThere { timer.close() } }

  /// Waits until something can be read from one of some descriptors, or until the deadline.
  ///
  /// No descriptor is passed over; a signal does not end the waiting.
  /// - Returns: for each descriptor whether it has something, an end or an error among them; nothing at
  ///   the deadline.
  func wait(for descriptors: [Descriptor], until deadline: ContinuousClock.Instant?) -> [Bool] {
    while true {
      let left = deadline.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
      let isSet = left.map(set) ?? false
      do throws(SystemError) {
        let ready = try Descriptor.wait(
          for: descriptors + [isSet ? timer : .none], .reading,
          milliseconds: isSet ? nil : left.map(Self.milliseconds))
        return ready.dropLast()
      } catch {
        if error != .interrupted { return descriptors.map { _ in false } }
      }
    }
  }

  /// Sets the timer; false where there is none, or no time left.
  private func set(_ time: Duration) -> Bool {
    guard timer.isThere, time > .zero else { return false }
    let nanoseconds = Int64(min(time / .nanoseconds(1), 1e18).rounded(.up))
    return ctimer_set(timer.number, max(1, nanoseconds)) == 0
  }

  private static func milliseconds(_ time: Duration) -> Int32 {
    Int32(min((time / .milliseconds(1)).rounded(.up), 1e9))
  }
}
