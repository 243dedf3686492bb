import Foundation

/// What wakes a loop that waits for a line: Ctrl-C, a return from the background, or news from the
/// speech worker.
///
/// A pipe that is polled beside the input. It is one for the process because a signal handler can
/// reach nothing else.
enum Wake {
  /// What came through the pipe.
  enum Call: UInt8, Comparable {
    case news = 1
    case resumed = 2
    case interrupt = 3

    static func < (left: Call, right: Call) -> Bool { left.rawValue < right.rawValue }
  }

  // Neither end ever waits: a full pipe wakes as well as a fuller one.
  private static let ends = Descriptor.pipe()

  /// The end to wait at; none where there is no pipe.
  static var descriptor: Descriptor { ends.reading }

  /// Lets signals through, whatever was blocked where the program was started.
  ///
  /// Some programs start others from threads in which nearly all are blocked, and a blocked signal is
  /// inherited: nothing but a kill would end us.
  static func unblockSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }

  /// Lets Ctrl-C end the program at once, and say so in the exit code.
  static func endOnInterrupt() {
    signal(SIGINT) { _ in
      TerminalMode.restore()
      _exit(ExitCode.interrupted.rawValue)
    }
  }

  /// Lets Ctrl-C wake the loop, which then ends in order; a second one ends at once.
  ///
  /// Lets a return from the background wake it too.
  static func onSignals() {
    guard ends.reading.isThere else { return }
    signal(SIGINT) { _ in
      Wake.endOnInterrupt()
      Wake.call(.interrupt)
    }
    signal(SIGCONT) { _ in Wake.call(.resumed) }
  }

  /// Wakes the loop; may be called from any thread and from a signal handler.
  @Sendable static func call(_ call: Call) {
    // In a signal handler nothing may be allocated, so this is the system's own call.
    var byte = call.rawValue
    _ = Foundation.write(ends.writing.number, &byte, 1)
  }

  /// The most important thing that came since the last time; nil where nothing did.
  static func take() -> Call? {
    var found: [Call] = []
    while let bytes = try? ends.reading.read(atMost: 64), !bytes.isEmpty {
      found += bytes.compactMap(Call.init(rawValue:))
    }
    return found.max()
  }
}
