import Foundation
@preconcurrency import Glibc

/// The few things that a server of the tests does with sockets.
enum UnixSocket {
  /// What a system call said was wrong.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// A socket that listens at a path.
  static func listen(at path: String) throws -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < room else { throw Failure(description: "\(path) is too long") }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw Failure(description: "socket: \(errno)") }
    unlink(path)
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard bound == 0, Glibc.listen(descriptor, 16) == 0 else {
      close(descriptor)
      throw Failure(description: "\(path): error \(errno)")
    }
    return descriptor
  }

  /// Sends a text; a client that is gone raises nothing.
  static func send(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}

/// The lines that come from a socket, without their ends.
struct SocketLines {
  /// The socket.
  let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0

  /// Reads from a socket that somebody else closes.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next line, or nil when the other side is gone.
  mutating func next() -> String? {
    var looked = start
    while true {
      if let end = buffer[looked...].firstIndex(of: 0x0A) {
        let stop = end > start && buffer[end - 1] == 0x0D ? end - 1 : end
        defer { start = end + 1 }
        return String(decoding: buffer[start..<stop], as: UTF8.self)
      }
      buffer.removeSubrange(..<start)
      start = 0
      looked = buffer.count
      var part = [UInt8](repeating: 0, count: 65_536)
      let count = read(descriptor, &part, part.count)
      guard count > 0 else { return nil }
      buffer.append(contentsOf: part[..<count])
    }
  }
}

/// Folders of the tests' own, short enough that a socket's path fits.
struct TemporaryFolder: Sendable {
  /// Where it is.
  let path: String

  /// Makes a new folder.
  init() throws {
    path = Self.shortPath("d")
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
  }

  /// Takes the folder away with all that is in it.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// A path that nobody else has.
  static func shortPath(_ kind: String) -> String {
    "/tmp/a11y-\(kind)-\(getpid())-\(UInt32.random(in: .min ... .max))"
  }
}
