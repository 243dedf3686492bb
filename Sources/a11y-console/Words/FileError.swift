/// Why a file could not be read or written.
package struct FileError: Error, Hashable, Sendable {
  /// What stood in the way.
  package enum Reason: Hashable, Sendable {
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

  /// The path that was given, as it is shown.
  package let path: String
  /// What stood in the way.
  package let reason: Reason
  /// What else can stand where the path does: the names of built-in screens.
  package let names: [String]
  /// The nearest of them; nil where none is near.
  package let nearest: String?

  package init(path: String, reason: Reason, names: [String], nearest: String?) {
    self.path = path
    self.reason = reason
    self.names = names
    self.nearest = nearest
  }

  /// Whether the file is there and its contents are the fault.
  package var isBadData: Bool { if case .tooLarge = reason { true } else { false } }
}
