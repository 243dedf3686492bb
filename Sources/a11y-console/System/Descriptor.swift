import Foundation

/// An open file, pipe or terminal, by its number: what is read, written and waited for goes through here.
///
/// Each call is one call of the system, made once; what a failure means is for who makes it.
struct Descriptor: Hashable, Sendable {
  /// The number; negative for none, which is passed over by who waits.
  let number: Int32

  init(_ number: Int32) { self.number = number }

  static let input = Descriptor(STDIN_FILENO)
  static let output = Descriptor(STDOUT_FILENO)
  static let errors = Descriptor(STDERR_FILENO)
  /// No descriptor.
  static let none = Descriptor(-1)

  /// Whether there is one.
  var isThere: Bool { number >= 0 }

  /// How a file is opened; no child inherits it.
  enum Access {
    case reading
    /// Does not wait for who writes to a pipe.
    case readingWithoutWaiting
    case writing
    /// Does not wait for who reads a pipe.
    case writingWithoutWaiting
    /// Makes the file where there is none.
    case creating
    /// Makes the file, of one's own alone; fails where there is one.
    case creatingNew

    fileprivate var flags: Int32 {
      switch self {
      case .reading: O_RDONLY
      case .readingWithoutWaiting: O_RDONLY | O_NONBLOCK
      case .writing: O_WRONLY
      case .writingWithoutWaiting: O_WRONLY | O_NONBLOCK
      case .creating: O_WRONLY | O_CREAT
      case .creatingNew: O_WRONLY | O_CREAT | O_EXCL
      }
    }
  }

  /// Opens a file.
  static func open(_ path: String, for access: Access) throws(SystemError) -> Descriptor {
    let mode: mode_t = access == .creatingNew ? 0o600 : 0o666
    let number = Foundation.open(path, access.flags | O_CLOEXEC, mode)
    guard number >= 0 else { throw .last }
    return Descriptor(number)
  }

  /// Makes a pipe whose ends never wait, and which no child inherits; no ends where there can be none.
  static func pipe() -> (reading: Descriptor, writing: Descriptor) {
    var pair: [Int32] = [-1, -1]
    guard Foundation.pipe(&pair) == 0 else { return (.none, .none) }
    for end in pair {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (Descriptor(pair[0]), Descriptor(pair[1]))
  }

  func close() { _ = Foundation.close(number) }

  /// Reads what is there, at most so many bytes; nothing at the end.
  func read(atMost count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let length = Foundation.read(number, &bytes, count)
    guard length >= 0 else { throw .last }
    return Array(bytes[..<length])
  }

  /// Writes as much as is taken; how many bytes that were.
  func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    let count = bytes.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
    guard count >= 0 else { throw .last }
    return count
  }

  /// Cuts an open file off, and sees it to its medium.
  func settle(at length: Int) throws(SystemError) {
    guard ftruncate(number, off_t(length)) == 0, fsync(number) == 0 else { throw .last }
  }

  /// Whether it is a terminal.
  var isTerminal: Bool { isatty(number) == 1 }

  /// How many bytes lie in a pipe unread; nil where that cannot be known.
  var unread: Int? {
    var count = Int32(0)
    return ioctl(number, UInt(FIONREAD), &count) == 0 ? Int(count) : nil
  }
}

/// What is waited for at a descriptor.
enum Readiness {
  /// Something to read, an end or an error.
  case reading
  /// Room to write, or an error.
  case writing

  fileprivate var events: Int16 { Int16(self == .reading ? POLLIN : POLLOUT) }
}

extension Descriptor {
  /// Waits until one of some descriptors is ready, for some milliseconds at most; nil for as long as it takes.
  ///
  /// - Returns: for each of them whether it is ready.
  static func wait(
    for descriptors: [Descriptor], _ readiness: Readiness, milliseconds: Int32?
  ) throws(SystemError) -> [Bool] {
    var ends = descriptors.map { pollfd(fd: $0.number, events: readiness.events, revents: 0) }
    guard poll(&ends, nfds_t(ends.count), milliseconds ?? -1) >= 0 else { throw .last }
    return ends.map { $0.revents != 0 }
  }

  /// Whether it is ready, by some milliseconds from now; false too where a signal ends the waiting.
  func isReady(for readiness: Readiness, within milliseconds: Int32? = 0) -> Bool {
    (try? Self.wait(for: [self], readiness, milliseconds: milliseconds)) == [true]
  }
}
