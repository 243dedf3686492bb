import Foundation
import Testing

@Suite("Streams that are closed or gone are told, and cost no work")
struct StreamFaultTests {
  /// Runs a shell line in which `$P` is the program and `$F` a file of its own, gone afterwards.
  private func shell(_ line: String) throws -> (code: Int32, errors: String, saved: String?) {
    let file = NSTemporaryDirectory() + "/\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", line]
    shell.environment = [
      "P": try Program.url.path, "F": file, "PATH": "/usr/bin:/bin", "LANG": "C",
    ]
    shell.standardInput = FileHandle.nullDevice
    shell.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    shell.standardError = errors
    try shell.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    return (shell.terminationStatus, text, try? String(contentsOfFile: file, encoding: .utf8))
  }

  @Test("Closed standard input is the end of input")
  func closedInput() throws { #expect(try shell("\"$P\" volume <&-").code == 0) }

  @Test("Closed standard output is an error of its own, and nothing hangs")
  func closedOutput() throws {
    #expect(try shell("echo + | \"$P\" volume >&-").code == 74)
    #expect(try shell("\"$P\" volume <&- >&- 2>&-").code == 74)
  }

  @Test("Where standard output is full the screen is written all the same")
  func fullOutput() throws {
    let result = try shell("echo + | \"$P\" volume --output \"$F\" >/dev/full")
    #expect(result.code == 74)
    #expect(
      result.errors == "a11y-console: standard output cannot be written: no space left on device.\n"
    )
    #expect(result.saved?.contains("\"value\": 1") == true)
  }

  @Test("A reader that goes away ends the session in order")
  func readerGone() throws {
    let result = try shell(
      "(yes + | head -n 20000) | { \"$P\" volume --output \"$F\"; echo $? >&2; } | head -n 1")
    #expect(result.errors == "74\n")
    #expect(result.saved != nil)
  }

  @Test("An input that cannot be read is told, by its name")
  func directory() throws {
    let input = try shell("\"$P\" volume </")
    #expect(input.code == 66)
    #expect(input.errors == "a11y-console: standard input cannot be read: is a directory.\n")
    let script = try shell("\"$P\" volume --script /")
    #expect(
      script.code == 66 && script.errors == "a11y-console: / cannot be read: is a directory.\n")
  }

  @Test("A byte order mark before the first line is skipped")
  func mark() throws {
    #expect(try shell("printf '\\357\\273\\277+\\n' | \"$P\" volume").code == 0)
  }
}
