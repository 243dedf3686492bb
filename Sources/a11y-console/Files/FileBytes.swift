/// The bytes of a file.
enum FileBytes {
  /// Reads a whole file, which must be a plain one and no larger than the limit.
  static func read(_ path: String, limit: Int = .max) throws(FileError) -> [UInt8] {
    let file = try calling(for: path) { () throws(SystemError) in
      // Not to block on a pipe that nobody writes to.
      try Descriptor.open(path, for: .readingWithoutWaiting)
    }
    defer { file.close() }
    let kind = try calling(for: path) { () throws(SystemError) in try FileStatus(file).kind }
    switch kind {
    case .plain: break
    case .folder: throw FileError(path: path, reason: .directory)
    case .pipe, .other: throw FileError(path: path, reason: .notAFile)
    }
    var bytes: [UInt8] = []
    while true {
      let next = try calling(for: path) { () throws(SystemError) in try part(of: file) }
      guard !next.isEmpty else { return bytes }
      bytes += next
      guard bytes.count <= limit else {
        throw FileError(path: path, reason: .tooLarge(limit: limit))
      }
    }
  }

  /// What comes next in a file; nothing at its end.
  private static func part(of file: Descriptor) throws(SystemError) -> [UInt8] {
    while true {
      do throws(SystemError) {
        return try file.read(atMost: 1 << 16)
      } catch {
        guard error == .interrupted else { throw error }
      }
    }
  }

  /// Calls the system about a path, whose errors are then errors of that file.
  static func calling<Result>(
    for path: String, writing: Bool = false, _ call: () throws(SystemError) -> Result
  ) throws(FileError) -> Result {
    do throws(SystemError) {
      return try call()
    } catch {
      throw FileError(path: path, error, writing: writing)
    }
  }
}
