import Foundation
import Testing

/// Programs of the machine that tests use: shells and readers of manual pages.
enum Tools {
  /// Whether missing ones are a failure, as they are where all was installed on purpose.
  static var areRequired: Bool {
    ProcessInfo.processInfo.environment["A11Y_REQUIRE_SHELLS"] == "1"
  }

  static let names = ["bash", "dash", "fish", "zsh", "man", "mandoc"]

  /// Whether a test that needs a program is to run.
  static func has(_ name: String) -> Bool { areRequired || isThere(name) }

  static func isThere(_ name: String) -> Bool {
    ["/usr/bin/", "/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + name) }
  }

  /// Runs a line of a shell, in which `$P` is the program, with nothing to read.
  static func run(
    _ line: String, shell: String = "sh", environment: [String: String] = [:],
    folder: String = NSTemporaryDirectory()
  ) throws -> (code: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [shell, "-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = [
      "P": try Program.url.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": folder,
    ].merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try withSignalsUnblocked { try process.run() }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self),
      String(decoding: complaints, as: UTF8.self)
    )
  }
}

@Suite("What the tests of shells need")
struct ToolTests {
  @Test(
    "nothing is missing where shells are required", .enabled(if: Tools.areRequired),
    arguments: Tools.names)
  func there(name: String) {
    #expect(Tools.isThere(name), "\(name) is missing, so its tests prove nothing")
  }
}
