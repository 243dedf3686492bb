import Synchronization

/// Counts how often something was made.
final class Counter: Sendable {
  private let total = Mutex(0)

  /// How often it was made until now.
  var counted: Int { total.withLock { $0 } }

  func count() { total.withLock { $0 += 1 } }
}
