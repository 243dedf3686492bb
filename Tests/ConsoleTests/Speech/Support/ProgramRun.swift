import Foundation
@preconcurrency import Glibc

/// A program that was run to its end.
struct ProgramRun {
  /// Its exit status.
  let status: Int32
  /// What it wrote to standard output.
  let output: String
  /// What it wrote to standard error.
  let errors: String

  /// Runs a program with additions to this process's environment and without input.
  init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (outputPath, errorsPath) = (folder.path + "/output", folder.path + "/errors")
    for path in [outputPath, errorsPath] {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    process.standardOutput = FileHandle(forWritingAtPath: outputPath)
    process.standardError = FileHandle(forWritingAtPath: errorsPath)
    try withSignalsUnblocked { try process.run() }
    if !waits(within: 60, until: { !process.isRunning }) {
      Glibc.kill(process.processIdentifier, SIGKILL)
      throw UnixSocket.Failure(description: "\(program) does not end")
    }
    status = process.terminationStatus
    output = try String(contentsOfFile: outputPath, encoding: .utf8)
    errors = try String(contentsOfFile: errorsPath, encoding: .utf8)
  }
}
