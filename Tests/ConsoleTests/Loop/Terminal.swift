import Foundation
import Testing

/// The program at a pseudo-terminal: what a person would type and read, as bytes.
///
/// What is typed is not echoed and line ends stay as they are written, so that all that is read was
/// written by the program.
final class Terminal {
  /// TIOCSPTLCK and TIOCGPTN of Linux.
  private static let (unlock, number): (UInt, UInt) = (0x4004_5431, 0x8004_5430)

  private let master: Int32
  private let process: Process
  private(set) var output = ""

  /// Starts the program at a new terminal, or a shell line in which `$P` is the program.
  init(_ arguments: [String] = [], shell line: String? = nil) throws {
    // The calls of POSIX for this are hidden from Swift by glibc's headers.
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (number, unlocked): (UInt32, Int32) = (0, 0)
    try #require(master >= 0 && ioctl(master, Self.unlock, &unlocked) == 0)
    try #require(ioctl(master, Self.number, &number) == 0)
    let name = "/dev/pts/\(number)"
    let slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(slave >= 0)
    var settings = termios()
    try #require(tcgetattr(slave, &settings) == 0)
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_oflag &= ~tcflag_t(OPOST)
    try #require(tcsetattr(slave, TCSANOW, &settings) == 0)
    let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    process = try Program.process(arguments, environment: ["P": Program.url.path])
    if let line {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", line]
    }
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try withSignalsUnblocked { try process.run() }
    try handle.close()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(master)
  }

  /// Types some characters.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(master, bytes, bytes.count) == bytes.count)
  }

  /// Sends the program a signal, as the terminal does for Ctrl-C or Ctrl-Z.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

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
