import Foundation

/// What the system knows of a file.
struct FileStatus {
  /// What kind of file it is.
  enum Kind {
    case plain, folder, pipe
    /// A socket, a device.
    case other
  }

  private let status: stat

  /// Of an open file.
  init(_ descriptor: Descriptor) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else { throw .last }
    self.status = status
  }

  /// Of what a path leads to; or of a link itself, where it is not followed.
  init(_ path: String, followsLinks: Bool = true) throws(SystemError) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { throw .last }
    self.status = status
  }

  var kind: Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .plain
    case S_IFDIR: .folder
    case S_IFIFO: .pipe
    default: .other
    }
  }

  /// Whether it has one name alone, and belongs to who runs the program.
  var isOneOfOurOwn: Bool { status.st_nlink == 1 && status.st_uid == geteuid() }

  /// Whether both are of the same file.
  func isSame(as other: FileStatus) -> Bool {
    status.st_ino == other.status.st_ino && status.st_dev == other.status.st_dev
  }

  /// Gives an open file the group and the mode of this one; false where that cannot be.
  func givesRights(to file: Descriptor) -> Bool {
    fchown(file.number, uid_t.max, status.st_gid) == 0
      && fchmod(file.number, status.st_mode & 0o7777) == 0
  }
}

/// What is done to files by their names.
enum FileNames {
  static func remove(_ path: String) { _ = unlink(path) }

  /// Gives a file another name; whatever had that is gone.
  static func move(_ path: String, to other: String) throws(SystemError) {
    guard rename(path, other) == 0 else { throw .last }
  }

  /// Whether a file may be written.
  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// The path without links on its way; nil where it leads nowhere.
  static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// A name in a folder that no other program that runs takes.
  static func beside(_ path: String) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return folder + ".a11y-\(getpid())"
  }
}
