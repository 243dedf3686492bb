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
  /// What else can stand where the path does: the names of built-in screens.
  var names: [String] = []

  /// Makes an error about a path.
  init(path: String, reason: Reason, names: [String] = []) {
    self.path = path
    self.reason = reason
    self.names = names
  }

  /// Makes an error of what the system says.
  init(path: String, _ error: SystemError, writing: Bool = false, names: [String] = []) {
    let reason: Reason =
      switch error {
      case .missing, .missingFolder: writing ? .missingFolder : .missing
      case .noPermission, .notPermitted, .readOnly: writing ? .notWritable : .noPermission
      case .folder: .directory
      case .nobodyThere: .notAFile
      default: .other(error.reason)
      }
    self.init(path: path, reason: reason, names: names)
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
        + "; allowed is \(names.alternatives)"
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
    nearestName(to: path, among: names).map {
      "; the nearest built-in screen is \($0)"
    } ?? ""
  }

  /// The same line.
  var description: String { text }
}
