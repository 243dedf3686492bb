import CSystem
import Foundation

/// The terminal in key mode: keys come one by one and are not echoed; what is written stays as it was,
/// and no escape sequence is ever written.
///
/// On every way out the terminal is put back as it was: at the end, on signals that end or stop the
/// program, after a crash too.
enum TerminalMode {
  /// Puts the terminal in key mode; the system's reason where that fails.
  static func enter(_ descriptor: Int32) -> Int32? {
    let code = cterminal_enter(descriptor)
    return code == 0 ? nil : code
  }

  /// Puts the terminal back as it was; nothing happens where it was not entered.
  static func leave() { cterminal_leave() }

  /// Goes back to key mode where the terminal was put back meanwhile, and is ours again.
  static func resume() { cterminal_resume() }

  /// Whether the terminal is ours: in the background it is somebody else's.
  static var isOurs: Bool { cterminal_is_ours() != 0 }

  /// Puts the terminal back from inside a signal handler, before the program ends.
  static func restore() { cterminal_restore() }

  /// Where a person reads what is said beside an answer: standard error, or the terminal itself where
  /// keys come from one and standard error goes elsewhere.
  static var talkDescriptor: Int32 {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) != 1 else { return STDERR_FILENO }
    let terminal = cterminal_open(STDIN_FILENO)
    return terminal >= 0 ? terminal : STDERR_FILENO
  }
}
