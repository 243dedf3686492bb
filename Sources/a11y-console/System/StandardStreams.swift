import Foundation

/// Standard input, output and error without buffers of our own: a line is with its reader before the
/// next one is asked for, into a pipe too.
enum StandardStreams {
  /// Makes the streams safe to use, before anything is opened.
  ///
  /// A stream that was closed would otherwise be the next file that is opened. A reader that is gone and
  /// a file that grows too large are told by the write that fails, not by a signal.
  static func prepare() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free is this one. Nothing comes from it, and writing to it fails.
      _ = open("/dev/null", O_RDONLY)
    }
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes to standard output; the system's reason where that fails.
  @Sendable static func write(_ text: String) -> SystemError? {
    write(text, to: .output)
  }

  /// Whether standard input is a terminal that serves another program now, such as the shell.
  static var isInBackground: Bool {
    let foreground = tcgetpgrp(STDIN_FILENO)
    return foreground > 0 && foreground != getpgrp()
  }

  /// Drops what was typed and not taken: the shell would take it for a command.
  static func dropTyped() {
    // In the background the terminal is not ours, and to touch it would stop the program.
    guard !isInBackground else { return }
    tcflush(STDIN_FILENO, TCIFLUSH)
  }

  /// Whether what was written to standard output has not been taken yet, where that can be known: of a
  /// pipe what lies in it, of anything else whether it takes more.
  static var isBehind: Bool {
    if (try? FileStatus(.output))?.kind == .pipe, let unread = Descriptor.output.unread {
      return unread > 0
    }
    return (try? Descriptor.wait(for: [.output], .writing, milliseconds: 0)) == [false]
  }

  /// Writes a diagnostic to standard error.
  static func complain(_ text: String) { complain(lines: "a11y-console: " + text) }

  /// Writes diagnostics that begin with their own file, line and column.
  static func complain(lines: String) { _ = write(lines + "\n", to: .errors) }

  /// Whether a person sits at both ends: lines come from a terminal and go to one.
  static var isTerminal: Bool { Descriptor.input.isTerminal && Descriptor.output.isTerminal }

  /// Writes to a descriptor; the system's reason where that fails.
  static func write(_ text: String, to descriptor: Descriptor) -> SystemError? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      do throws(SystemError) {
        bytes = bytes.dropFirst(try descriptor.write(bytes))
      } catch {
        switch error {
        case .interrupted: continue
        case .wouldWait: _ = descriptor.isReady(for: .writing, within: nil)
        default: return error
        }
      }
    }
    return nil
  }
}
