import Foundation

/// Where the programs are that are started.
struct Executables {
  /// The console.
  let console: String
  /// The program that formats one number.
  let oneNumber: String
  /// Whether they carry the Swift libraries in themselves.
  let isStatic: Bool

  /// The programs beside this one, built with it.
  static func beside() -> Self {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    return Self(
      console: folder + "/a11y-console", oneNumber: folder + "/one-number", isStatic: false)
  }

  /// The programs as they are released: optimised, and with the Swift libraries in themselves.
  static func released() throws -> Self {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()  // Programs
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let scratch = package.path + "/.build/static"
    for product in ["a11y-console", "one-number"] {
      let build = Process()
      build.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      build.arguments = [
        "swift", "build", "--configuration", "release", "--static-swift-stdlib",
        "--package-path", package.path, "--scratch-path", scratch, "--product", product,
      ]
      build.standardOutput = FileHandle.standardError
      try build.run()
      build.waitUntilExit()
      guard build.terminationStatus == 0 else {
        throw Unmeasurable("\(product) cannot be built with its libraries in itself")
      }
    }
    let folder = scratch + "/release"
    return Self(
      console: folder + "/a11y-console", oneNumber: folder + "/one-number", isStatic: true)
  }

  /// A program of the system; nil where it is not installed.
  static func installed(_ name: String) -> String? {
    ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
