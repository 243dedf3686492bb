import Foundation

extension FileBytes {
  /// Writes a whole file.
  ///
  /// A plain file of one's own is written beside the old one, which it then replaces, so that a failure
  /// leaves the old one as it was; its mode stays. Everything else is written as it stands: what is
  /// behind a link to nowhere, a file with other names or of another owner, a device, a pipe that
  /// somebody reads. The file that the lines of this program go to is refused.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw FileError(path: path, code: errno, writing: true) }
      // A new file; behind a link to nowhere the one that it names.
      let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
      do throws(FileError) { return try fill(file, with: bytes, named: path) } catch {
        // Half a file is worse than none.
        if file >= 0, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG { unlink(path) }
        throw error
      }
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw FileError(path: path, reason: .directory)
    case S_IFREG:
      guard !isPrintedTo(status) else { throw FileError(path: path, reason: .printedTo) }
      if try replace(status, with: bytes, named: path) { return }
      let file = open(path, O_WRONLY | O_CLOEXEC)
      return try fill(file, with: bytes, named: path)
    default:
      // Not to wait for a reader that may never come.
      let file = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 || errno != ENXIO else { throw FileError(path: path, reason: .notRead) }
      return try fill(file, with: bytes, named: path, truncates: false)
    }
  }

  /// Puts a new file in the place of a plain one; false where that would lose a name, an owner or a link.
  private static func replace(
    _ old: stat, with bytes: [UInt8], named path: String
  ) throws(FileError) -> Bool {
    guard old.st_nlink == 1, old.st_uid == geteuid(), access(path, W_OK) == 0,
      let real = realpath(path, nil)
    else { return false }
    defer { free(real) }
    let target = String(cString: real)
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    let beside = folder + ".a11y-\(getpid())"
    let file = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    guard fchown(file, uid_t.max, old.st_gid) == 0, fchmod(file, old.st_mode & 0o7777) == 0 else {
      close(file)
      unlink(beside)
      return false
    }
    do throws(FileError) {
      try fill(file, with: bytes, named: path)
      guard rename(beside, target) == 0 else {
        throw FileError(path: path, code: errno, writing: true)
      }
    } catch {
      unlink(beside)
      throw error
    }
    return true
  }

  /// Whether the lines of this program go to this very file.
  private static func isPrintedTo(_ file: stat) -> Bool {
    [STDOUT_FILENO, STDERR_FILENO].contains { descriptor in
      var status = stat()
      return fstat(descriptor, &status) == 0 && status.st_ino == file.st_ino
        && status.st_dev == file.st_dev
    }
  }

  /// Writes to an open file, cuts off what is left of an old one only then, and closes it.
  private static func fill(
    _ file: Int32, with bytes: [UInt8], named path: String, truncates: Bool = true
  ) throws(FileError) {
    guard file >= 0 else { throw FileError(path: path, code: errno, writing: true) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var waiting = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        guard poll(&waiting, 1, 2_000) > 0 else { throw FileError(path: path, reason: .notRead) }
        continue
      }
      guard count >= 0 else { throw FileError(path: path, code: errno, writing: true) }
      rest = rest.dropFirst(count)
    }
    guard truncates else { return }
    guard ftruncate(file, off_t(bytes.count)) == 0, fsync(file) == 0 else {
      throw FileError(path: path, code: errno, writing: true)
    }
  }
}
