import Foundation

/// The only input of this room: the bytes of a file.
enum FileBytes {
  /// Reads a whole file, which must be a plain one and no larger than the limit.
  static func read(
    _ path: String, limit: Int = ScreenFile.largest
  ) throws(FileError) -> [UInt8] {
    // Not to block on a pipe that nobody writes to.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileError(path: path, code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileError(path: path, code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError(path: path, reason: .directory)
    default: throw FileError(path: path, reason: .notAFile)
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(path: path, code: errno) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else {
        throw FileError(path: path, reason: .tooLarge(limit: limit))
      }
    }
  }
}
