import Foundation
@preconcurrency import Glibc

/// The program at work with speech on, its input held open.
// Unchecked because the compiler cannot see that only the one test that made it uses it.
final class SpokenConsole: @unchecked Sendable {
  private let process = Process()
  private let input = Pipe()
  private let folder: TemporaryFolder

  /// Opens a screen with speech on a server of the tests.
  convenience init(_ screen: String, on server: RealServer, _ options: [String] = []) throws {
    try self.init(screen, socketPath: server.socketPath, options)
  }

  /// Opens a screen with speech on the server at a socket.
  init(_ screen: String, socketPath: String, _ options: [String] = []) throws {
    // A program that ended too early is to fail its test, not to end the tests.
    _ = Glibc.signal(SIGPIPE, SIG_IGN)
    folder = try TemporaryFolder()
    let path = folder.path + "/output"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    process.executableURL = URL(fileURLWithPath: BuiltPrograms.path(of: "a11y-console"))
    process.arguments = [screen, "--speech", "--locale", "en_US"] + options
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SPEECHD_ADDRESS": "unix_socket:\(socketPath)"]
    ) { $1 }
    process.standardInput = input
    process.standardOutput = FileHandle(forWritingAtPath: path)
    try withSignalsUnblocked { try process.run() }
  }

  deinit {
    if process.isRunning { Glibc.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    folder.remove()
  }

  /// Types lines, without waiting for what comes of them.
  func type(_ lines: String...) throws {
    let text = lines.map { $0 + "\n" }.joined()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// The lines printed so far.
  var lines: [String] {
    let text = (try? String(contentsOfFile: folder.path + "/output", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// Sends a signal, as Ctrl-C does.
  func signal(_ number: Int32) { Glibc.kill(process.processIdentifier, number) }

  /// Waits for the end; the exit status, or nil if it does not come in time.
  func end(within seconds: TimeInterval) -> Int32? {
    waits(within: seconds, until: { !process.isRunning }) ? process.terminationStatus : nil
  }
}
