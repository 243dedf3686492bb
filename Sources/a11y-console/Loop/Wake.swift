import Foundation

/// What wakes a loop that waits for a line: Ctrl-C, or news from the speech worker.
///
/// A pipe that is polled beside the input. It is one for the process because a signal handler can reach
/// nothing else.
enum Wake {
  /// What came through the pipe.
  enum Call: UInt8 {
    case interrupt = 1
    case news = 2
  }

  private static let ends: (read: Int32, write: Int32) = {
    var pair: [Int32] = [-1, -1]
    guard pipe(&pair) == 0 else { return (-1, -1) }
    // Neither end ever waits: a full pipe wakes as well as a fuller one.
    for end in pair { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return (pair[0], pair[1])
  }()

  /// The end to poll; negative where there is no pipe, which poll passes over.
  static var descriptor: Int32 { ends.read }

  /// Lets Ctrl-C wake the loop, which then ends in order; a second one ends at once.
  static func onInterrupt() {
    guard ends.read >= 0 else { return }
    signal(SIGINT) { _ in
      signal(SIGINT) { _ in _exit(ExitCode.interrupted.rawValue) }
      Wake.call(.interrupt)
    }
  }

  /// Wakes the loop; may be called from any thread and from a signal handler.
  @Sendable static func call(_ call: Call) {
    var byte = call.rawValue
    _ = Foundation.write(ends.write, &byte, 1)
  }

  /// What came since the last time; an interrupt wins over news.
  static func take() -> Call? {
    var found: Call?
    var bytes = [UInt8](repeating: 0, count: 64)
    while true {
      let count = read(ends.read, &bytes, bytes.count)
      guard count > 0 else { return found }
      if bytes[..<count].contains(Call.interrupt.rawValue) { found = .interrupt }
      found = found ?? .news
    }
  }
}
