extension FileError {
  /// Makes an error about a path.
  init(path: String, reason: Reason, names: [String] = []) {
    self.init(
      path: path.printable, reason: reason, names: names,
      nearest: nearestName(to: path, among: names))
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
}
