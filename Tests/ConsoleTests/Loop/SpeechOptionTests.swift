import Foundation
import Testing

@Suite("Speech that is not to be had costs one line, or the session where it was demanded")
struct SpeechOptionTests {
  /// Runs the program where no speech server can be reached.
  private func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (output: String, errors: String, code: Int32) {
    let process = try Program.process(["volume"] + arguments)
    let nowhere = "unix_socket:" + NSTemporaryDirectory() + "/nowhere-\(UUID().uuidString)"
    process.environment = ["LANG": "C", "SPEECHD_ADDRESS": nowhere].merging(environment) { $1 }
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("+\n".utf8))
    try input.fileHandleForWriting.close()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let diagnostics = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      String(decoding: text, as: UTF8.self), String(decoding: diagnostics, as: UTF8.self),
      process.terminationStatus
    )
  }

  @Test(
    "Asked for by the option or by the environment, text goes on behind one line",
    arguments: [(["--speech"], [:]), ([], ["A11Y_CONSOLE_SPEECH": "1"])])
  func wanted(arguments: [String], environment: [String: String]) throws {
    let result = try run(arguments, environment: environment)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first == "Sound, 2 elements. Type help for commands.")
    #expect(lines.count == 4 && lines[2].hasPrefix("No speech: "))
    #expect(lines.last == "105")
    #expect(result.code == 0)
  }

  @Test("Demanded, the program ends with 69 and says why on standard error alone")
  func required() throws {
    let result = try run(["--speech=required"])
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("a11y-console: No speech: "))
    #expect(result.code == 69)
  }

  @Test("Not asked for, nothing is said of it")
  func none() throws {
    #expect(
      try run([], environment: ["A11Y_CONSOLE_SPEECH": "0"]).output.contains("speech") == false)
  }

  @Test("Without the library the line names the packages to install")
  func noLibrary() throws {
    // A library that is found first and is none: the same to the program as no library at all.
    let folder = NSTemporaryDirectory() + "/\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data().write(to: URL(fileURLWithPath: folder + "/libspeechd.so.2"))
    let result = try run(["--speech"], environment: ["LD_LIBRARY_PATH": folder])
    #expect(
      result.output == """
        Sound, 2 elements. Type help for commands.
        Volume: 100. Adjustable. Type + or - to adjust.
        No speech: libspeechd.so.2 was not found. Install libspeechd2 and speech-dispatcher.
        105

        """)
    #expect(result.code == 0)
    let required = try run(["--speech=required"], environment: ["LD_LIBRARY_PATH": folder])
    #expect(required.code == 69 && required.errors.contains("Install libspeechd2"))
  }
}
