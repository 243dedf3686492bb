import Foundation

/// Why a file could not be read.
struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stood in the way.
  enum Reason: Hashable, Sendable {
    case missing
    /// A built-in screen was asked for, and there is none of this name.
    case notBuiltIn
    case directory
    case noPermission
    /// The folder of a file that is to be written.
    case missingFolder
    case notWritable
    /// The file that the program's own lines go to.
    case printedTo
    /// A pipe that nobody reads.
    case notRead
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

  /// Makes an error about a path.
  init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Makes an error of what the system says, an `errno`.
  init(path: String, code: Int32, writing: Bool = false) {
    let reason: Reason =
      switch code {
      case ENOENT, ENOTDIR: writing ? .missingFolder : .missing
      case EACCES, EPERM, EROFS: writing ? .notWritable : .noPermission
      case EISDIR: .directory
      case ENXIO: .notAFile
      default: .other(code.systemReason)
      }
    self.init(path: path, reason: reason)
  }

  /// Whether the file is there and its contents are the fault.
  var isBadData: Bool { if case .tooLarge = reason { true } else { false } }

  /// One line: the path and what stood in the way.
  var text: String {
    path.printable + ": " + obstacle
  }

  private var obstacle: String {
    switch reason {
    case .missing: "there is no such file" + nearest
    case .notBuiltIn:
      "there is no built-in screen of this name" + nearest
        + "; allowed is \(BuiltInScreen.names.alternatives)"
    case .directory: "this is a directory; allowed is a file"
    case .noPermission: "there is no permission to read it"
    case .missingFolder: "there is no such folder"
    case .printedTo: "this is where the lines of this session go"
    case .notRead: "nobody reads it"
    case .notWritable: "there is no permission to write it"
    case .notAFile: "this is a pipe, a socket or a device; allowed is a file"
    case .tooLarge(let limit):
      "this file is too large; allowed is \(limit) bytes, \(limit >> 20) MiB"
    case .other(let message): message
    }
  }

  /// The built-in screen whose name is nearest, where one is near.
  private var nearest: String {
    nearestName(to: path, among: BuiltInScreen.names).map {
      "; the nearest built-in screen is \($0)"
    } ?? ""
  }

  /// The same line.
  var description: String { text }
}

extension String {
  /// A path as a diagnostic names it: whole, on one line, safe to print, and seen where it is empty.
  var printable: String {
    isEmpty ? "\"\"" : unicodeScalars.map(Found.escaped).joined()
  }
}

extension Int32 {
  /// What the system says of an `errno`, as it stands in a sentence.
  var systemReason: String { String(cString: strerror(self)).lowercased() }
}
