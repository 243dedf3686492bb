import Foundation

/// Where lines and keys come from, and what stands between them: a terminal, or what is in its place.
struct Terminal {
  /// Why no keys are to be had.
  enum Refusal: Error {
    /// Lines come from elsewhere.
    case noTerminal
    case failed(SystemError)
  }

  /// What the lines come from, for an error: a script's path, or standard input.
  let inputName: InputName
  /// True where a person types at a terminal: then mistakes do not fail.
  let isInteractive: Bool
  private var lines: LineReader
  /// The keys that are read instead of lines; nil for lines.
  private var keys: KeyReader?
  private var showsPrompt: Bool
  /// The terminal that keys can come from; nil where lines come from elsewhere.
  private let keyboard: Descriptor?

  /// Takes lines, and keys where there is a keyboard.
  init(
    _ lines: LineReader, named inputName: InputName, keyboard: Descriptor?, isInteractive: Bool,
    showsPrompt: Bool
  ) {
    self.lines = lines
    self.inputName = inputName
    self.keyboard = keyboard
    self.isInteractive = isInteractive
    self.showsPrompt = showsPrompt
  }

  /// Whether keys are read, and not lines.
  var takesKeys: Bool { keys != nil }

  /// Whether keys are read from a terminal that is ours, and not in the background.
  var hasKeysNow: Bool { takesKeys && TerminalMode.isOurs }

  /// What comes next, within a time.
  mutating func next(within time: TimeInterval?) -> InputEvent {
    keys?.next(within: time) ?? lines.next(within: time)
  }

  /// The prompt where somebody is asked; none beside a shell's own.
  var prompt: String {
    showsPrompt && (lines.readsInBackground || !StandardStreams.isInBackground) ? "> " : ""
  }

  /// What begins a new line where a prompt stands already.
  var newLine: String { showsPrompt ? "\n" : "" }

  /// Reads keys from now on.
  mutating func takeKeys() throws(Refusal) {
    guard let keyboard else { throw .noTerminal }
    if let error = TerminalMode.enter(keyboard) { throw .failed(error) }
    keys = KeyReader(descriptor: keyboard, waker: Wake.descriptor)
    showsPrompt = false
  }

  /// Reads no more: nothing comes from now on but calls and lateness.
  mutating func stop() {
    keys = nil
    lines.stop()
    showsPrompt = false
  }

  /// Drops what was typed and not taken: half a line that was meant for the prompt that is no more.
  func dropTyped() {
    if showsPrompt || takesKeys { StandardStreams.dropTyped() }
  }

  /// Puts the terminal back as it was.
  func leave() { TerminalMode.leave() }
}
