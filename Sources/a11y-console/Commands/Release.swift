/// Which version of the program this is.
enum Release {
  static let version = "0.1.0"
  /// The day of the version, for the manual.
  static let date = "2026-11-30"
}
