extension FileBytes {
  /// Writes a whole file.
  ///
  /// A plain file of one's own is written beside the old one, which it then replaces, so that a failure
  /// leaves the old one as it was; its mode stays. Everything else is written as it stands: what is
  /// behind a link to nowhere, a file with other names or of another owner, a device, a pipe that
  /// somebody reads. The file that the lines of this program go to is refused.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(path)
    } catch {
      guard error == .missing else { throw FileError(path: path, error, writing: true) }
      return try create(path, with: bytes)
    }
    switch status.kind {
    case .folder: throw FileError(path: path, reason: .directory)
    case .plain:
      guard !isPrintedTo(status) else { throw FileError(path: path, reason: .printedTo) }
      if try replace(status, with: bytes, named: path) { return }
      try fill(try opened(path, for: .writing), with: bytes, named: path)
    case .pipe, .other:
      // Not to wait for a reader that may never come.
      let file = try opened(path, for: .writingWithoutWaiting)
      try fill(file, with: bytes, named: path, truncates: false)
    }
  }

  /// Makes a new file; behind a link to nowhere the one that it names.
  private static func create(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let file = try opened(path, for: .creating)
    do throws(FileError) {
      try fill(file, with: bytes, named: path)
    } catch {
      // Half a file is worse than none.
      if (try? FileStatus(path, followsLinks: false))?.kind == .plain { FileNames.remove(path) }
      throw error
    }
  }

  private static func opened(
    _ path: String, for access: Descriptor.Access
  ) throws(FileError) -> Descriptor {
    do throws(SystemError) {
      return try Descriptor.open(path, for: access)
    } catch {
      guard access != .writingWithoutWaiting || error != .nobodyThere else {
        throw FileError(path: path, reason: .notRead)
      }
      throw FileError(path: path, error, writing: true)
    }
  }

  /// Puts a new file in the place of a plain one; false where that would lose a name, an owner or a link.
  private static func replace(
    _ old: FileStatus, with bytes: [UInt8], named path: String
  ) throws(FileError) -> Bool {
    guard old.isOneOfOurOwn, FileNames.isWritable(path), let target = FileNames.real(path) else {
      return false
    }
    let beside = FileNames.beside(target)
    guard let file = try? Descriptor.open(beside, for: .creatingNew) else { return false }
    guard old.givesRights(to: file) else {
      file.close()
      FileNames.remove(beside)
      return false
    }
    do throws(FileError) {
      try fill(file, with: bytes, named: path)
      try calling(for: path, writing: true) { () throws(SystemError) in
        try FileNames.move(beside, to: target)
      }
    } catch {
      FileNames.remove(beside)
      throw error
    }
    return true
  }

  /// Whether the lines of this program go to this very file.
  private static func isPrintedTo(_ file: FileStatus) -> Bool {
    [Descriptor.output, .errors].contains { (try? FileStatus($0))?.isSame(as: file) == true }
  }

  /// Writes to an open file, cuts off what is left of an old one only then, and closes it.
  private static func fill(
    _ file: Descriptor, with bytes: [UInt8], named path: String, truncates: Bool = true
  ) throws(FileError) {
    defer { file.close() }
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(SystemError) {
        rest = rest.dropFirst(try file.write(rest))
      } catch {
        switch error {
        case .interrupted: continue
        case .wouldWait:
          guard file.isReady(for: .writing, within: 2_000) else {
            throw FileError(path: path, reason: .notRead)
          }
        default: throw FileError(path: path, error, writing: true)
        }
      }
    }
    guard truncates else { return }
    try calling(for: path, writing: true) { () throws(SystemError) in
      try file.settle(at: bytes.count)
    }
  }
}
