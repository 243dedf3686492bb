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

  private static let ends: (read: Int32, write: Int32) = {
    var pair: [Int32] = [-1, -1]
    guard pipe(&pair) == 0 else { return (-1, -1) }
    for end in pair {
      // Neither end ever waits: a full pipe wakes as well as a fuller one. No child keeps it.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (pair[0], pair[1])
  }()

  /// The end to poll; negative where there is no pipe, which poll passes over.
  static var descriptor: Int32 { ends.read }

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
    guard ends.read >= 0 else { return }
    signal(SIGINT) { _ in
      Wake.endOnInterrupt()
      Wake.call(.interrupt)
    }
    signal(SIGCONT) { _ in Wake.call(.resumed) }
  }

  /// Wakes the loop; may be called from any thread and from a signal handler.
  @Sendable static func call(_ call: Call) {
    var byte = call.rawValue
    _ = Foundation.write(ends.write, &byte, 1)
  }

  /// The most important thing that came since the last time; nil where nothing did.
  static func take() -> Call? {
    var bytes = [UInt8](repeating: 0, count: 64)
    var found: [Call] = []
    while true {
      let count = read(ends.read, &bytes, bytes.count)
      guard count > 0 else { return found.max() }
      found += bytes[..<count].compactMap(Call.init(rawValue:))
    }
  }
}
