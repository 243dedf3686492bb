import Foundation
import Testing

/// The program at a pseudo-terminal: what a person would type and read, as bytes.
///
/// What is typed is not echoed and line ends stay as they are written, so that all that is read was
/// written by the program.
final class Terminal {
  /// TIOCSPTLCK and TIOCGPTN of Linux.
  private static let (unlock, number): (UInt, UInt) = (0x4004_5431, 0x8004_5430)

  private var master: Int32
  private let slave: Int32
  private let process: Process
  /// The terminal's settings before the program.
  let before: String
  private(set) var output = ""

  /// Starts the program at a new terminal.
  ///
  /// - Parameters:
  ///   - command: what is started instead, as the first process of a session whose terminal this is.
  ///   - line: a shell line that is run instead, in which `$P` is the program.
  ///   - output: where standard output goes; to the terminal where it is left out.
  init(
    _ arguments: [String] = [], command: [String]? = nil, shell line: String? = nil,
    environment: [String: String] = [:], output: Pipe? = nil
  ) throws {
    // The calls of POSIX for this are hidden from Swift by glibc's headers.
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (number, unlocked): (UInt32, Int32) = (0, 0)
    try #require(master >= 0 && ioctl(master, Self.unlock, &unlocked) == 0)
    try #require(ioctl(master, Self.number, &number) == 0)
    let name = "/dev/pts/\(number)"
    slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(slave >= 0)
    var settings = termios()
    try #require(tcgetattr(slave, &settings) == 0)
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_oflag &= ~tcflag_t(OPOST)
    try #require(tcsetattr(slave, TCSANOW, &settings) == 0)
    before = Self.settings(of: slave)
    // Ours stays open, so that the settings outlive the program.
    let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process = try Program.process(arguments, environment: environment)
    process.environment?["P"] = try Program.url.path
    if let line {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", line]
    }
    if let command {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
      process.arguments = ["--ctty", "--wait"] + command
      process.environment?["PATH"] = "/usr/bin:/bin"
    }
    process.standardInput = handle
    process.standardOutput = output ?? handle
    process.standardError = handle
    try withSignalsUnblocked { try process.run() }
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(slave)
    hangUp()
  }

  /// The terminal's settings now.
  var settings: String { Self.settings(of: slave) }

  private static func settings(of terminal: Int32) -> String {
    var settings = termios()
    guard tcgetattr(terminal, &settings) == 0 else { return "none" }
    return withUnsafeBytes(of: &settings) { $0.map { "\($0)" }.joined(separator: " ") }
  }

  /// Sends the program a signal.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// The signal that ended the program, or nil where it ends otherwise or not in time.
  func endingSignal() -> Int32? {
    _ = end()
    guard !process.isRunning, process.terminationReason == .uncaughtSignal else { return nil }
    return process.terminationStatus
  }

  /// Closes the terminal, as a window that is closed does.
  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// Another size, of which the program is told.
  func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(master, UInt(TIOCSWINSZ), &size) == 0)
    send(SIGWINCH)
  }

  /// Types some characters.
  func type(_ text: String) { type(Array(text.utf8)) }

  /// Types some bytes.
  func type(_ bytes: [UInt8]) {
    #expect(write(master, bytes, bytes.count) == bytes.count)
  }

  /// The modes that the terminal is in: input, output, control, local.
  var modes: [tcflag_t] {
    var settings = termios()
    #expect(tcgetattr(master, &settings) == 0)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
  }

  /// Reads until the output ends like this; false where it does not in time.
  func reads(upTo end: String) -> Bool {
    waits(until: {
      read()
      return output.hasSuffix(end)
    })
  }

  /// Reads until the output is what it was and this; false where it is not in time.
  func adds(_ text: String, to before: String) -> Bool {
    waits(until: {
      read()
      return output.utf8.count >= before.utf8.count + text.utf8.count
    }) && output == before + text
  }

  /// Reads until the output has this somewhere; false where it does not in time.
  func shows(_ text: String) -> Bool {
    waits(until: {
      read()
      return output.contains(text)
    })
  }

  /// Waits for the end of the program; its exit status, or nil where it does not end by itself in time.
  func end() -> Int32? {
    let ended = waits(until: {
      read()
      return !process.isRunning
    })
    read()
    return ended && process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// Reads what is there.
  private func read() {
    guard master >= 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 0) > 0 else { return }
      let count = Foundation.read(master, &bytes, bytes.count)
      guard count > 0 else { return }
      output += String(decoding: bytes[..<count], as: UTF8.self)
    }
  }
}
