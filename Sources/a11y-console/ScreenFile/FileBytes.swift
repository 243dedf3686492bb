import Foundation

/// Why a file could not be read.
struct FileReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stood in the way.
  enum Reason: Hashable, Sendable {
    case missing
    case directory
    case noPermission
    /// A pipe, a socket or a device.
    case notAFile
    case tooLarge(limit: Int)
    /// What the system said.
    case other(String)
  }

  /// The path that was given.
  let path: String
  /// What stood in the way.
  let reason: Reason

  /// One line: the path and what stood in the way.
  var description: String {
    switch reason {
    case .missing: "\(path): there is no such file"
    case .directory: "\(path): this is a directory, not a file"
    case .noPermission: "\(path): no permission to read this file"
    case .notAFile: "\(path): this is a pipe, a socket or a device, not a file"
    case .tooLarge(let limit):
      "\(path): this file has more than \(limit) bytes; allowed is \(limit), \(limit >> 20) MiB"
    case .other(let message): "\(path): \(message)"
    }
  }
}

/// The only input of this room: the bytes of a file.
enum FileBytes {
  /// Reads a whole file, which must be a plain one and no larger than the limit.
  static func read(
    _ path: String, limit: Int = ScreenFile.largest
  ) throws(FileReadError) -> [UInt8] {
    // Not to block on a pipe that nobody writes to.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileReadError(path: path, reason: reason(errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileReadError(path: path, reason: reason(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileReadError(path: path, reason: .directory)
    default: throw FileReadError(path: path, reason: .notAFile)
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileReadError(path: path, reason: reason(errno)) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else {
        throw FileReadError(path: path, reason: .tooLarge(limit: limit))
      }
    }
  }

  private static func reason(_ code: Int32) -> FileReadError.Reason {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM: .noPermission
    case ENXIO: .notAFile
    default: .other(String(cString: strerror(code)))
    }
  }
}
