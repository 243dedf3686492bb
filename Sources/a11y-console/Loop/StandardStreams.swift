import Foundation

/// Writing to standard output and standard error without a buffer of our own: a line is with its reader
/// before the next one is asked for, into a pipe too.
enum StandardStreams {
  /// Writes to standard output; ends the program where nobody can read it any more.
  @Sendable static func write(_ text: String) {
    guard write(text, to: STDOUT_FILENO) else { exit(ExitCode.ioError.rawValue) }
  }

  /// Writes a diagnostic to standard error.
  @Sendable static func complain(_ text: String) {
    _ = write("a11y-console: " + text + "\n", to: STDERR_FILENO)
  }

  /// Writes diagnostics that begin with their own file, line and column.
  static func complain(lines: String) { _ = write(lines + "\n", to: STDERR_FILENO) }

  /// Whether a person sits at both ends: lines come from a terminal and go to one.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
