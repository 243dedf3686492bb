import CSystem

/// The terminal in key mode: keys come one by one and are not echoed; what is written stays as it was,
/// and no escape sequence is ever written.
///
/// On every way out the terminal is put back as it was: at the end, on signals that end or stop the
/// program, after a crash too.
enum TerminalMode {
  /// Puts the terminal in key mode; the system's reason where that fails.
  static func enter(_ terminal: Descriptor) -> SystemError? {
    let code = cterminal_enter(terminal.number)
    return code == 0 ? nil : SystemError(code: code)
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
  static var talkDescriptor: Descriptor {
    guard Descriptor.input.isTerminal, !Descriptor.errors.isTerminal else { return .errors }
    let terminal = Descriptor(cterminal_open(Descriptor.input.number))
    return terminal.isThere ? terminal : .errors
  }
}
