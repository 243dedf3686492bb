import CSystem
import Foundation

/// The end of a waiting, as one more thing to poll.
///
/// Poll's own time-out stands still while the machine is suspended and counts whole milliseconds; this
/// counts suspension, as `ContinuousClock` does, and nanoseconds. Where the system has no such timer the
/// time-out has to do.
final class Alarm {
  /// The timer; negative where there is none.
  let timer = ctimer_make()

  deinit { if timer >= 0 { close(timer) } }

  /// Waits until something can be read from one of some descriptors, or until the deadline.
  ///
  /// A negative descriptor is passed over; a signal does not end the waiting.
  /// - Returns: for each descriptor whether it has something, an end or an error among them; nothing at
  ///   the deadline.
  func wait(for descriptors: [Int32], until deadline: ContinuousClock.Instant?) -> [Bool] {
    var ends = (descriptors + [-1]).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var count: Int32
    repeat {
      let left = deadline.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
      let isSet = left.map(set) ?? false
      ends[descriptors.count].fd = isSet ? timer : -1
      count = poll(&ends, nfds_t(ends.count), isSet ? -1 : Self.milliseconds(left))
    } while count < 0 && errno == EINTR
    return ends.dropLast().map { $0.revents != 0 }
  }

  /// Sets the timer; false where there is none, or no time left.
  private func set(_ time: Duration) -> Bool {
    guard timer >= 0, time > .zero else { return false }
    let nanoseconds = Int64(min(time / .nanoseconds(1), 1e18).rounded(.up))
    return ctimer_set(timer, max(1, nanoseconds)) == 0
  }

  private static func milliseconds(_ time: Duration?) -> Int32 {
    time.map { Int32(min(($0 / .milliseconds(1)).rounded(.up), 1e9)) } ?? -1
  }
}
