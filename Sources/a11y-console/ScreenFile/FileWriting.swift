import Foundation

extension FileBytes {
  /// Writes a whole file: beside the old one first, which it then replaces, so that a failure leaves the
  /// old one as it was.
  ///
  /// What is behind a symbolic link is replaced, not the link. What is no plain file, and a file in a
  /// place where no other can be made, is written as it stands.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let target = resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(path: path, reason: .directory)
    }
    let isPlain = !exists || status.st_mode & S_IFMT == S_IFREG
    guard isPlain, !exists || access(target, W_OK) == 0 else {
      return try write(bytes, to: open(target, O_WRONLY | O_TRUNC | O_CLOEXEC), named: path)
    }
    let beside = "\(target).\(getpid()).new"
    let mode = exists ? status.st_mode & 0o777 : 0o666
    let file = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    if file < 0, exists {
      return try write(bytes, to: open(target, O_WRONLY | O_TRUNC | O_CLOEXEC), named: path)
    }
    do throws(FileError) {
      try write(bytes, to: file, named: path)
      guard rename(beside, target) == 0 else {
        throw FileError(path: path, code: errno, writing: true)
      }
    } catch {
      if file >= 0 { unlink(beside) }
      throw error
    }
  }

  /// Writes to an open file and closes it.
  private static func write(
    _ bytes: [UInt8], to file: Int32, named path: String
  ) throws(FileError) {
    guard file >= 0 else { throw FileError(path: path, code: errno, writing: true) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        let code = errno
        close(file)
        throw FileError(path: path, code: code, writing: true)
      }
      rest = rest.dropFirst(count)
    }
    guard fsync(file) == 0 || errno == EINVAL || errno == EROFS else {
      let code = errno
      close(file)
      throw FileError(path: path, code: code, writing: true)
    }
    guard close(file) == 0 else { throw FileError(path: path, code: errno, writing: true) }
  }

  /// What a path leads to in the end; the path itself where nothing is there.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
