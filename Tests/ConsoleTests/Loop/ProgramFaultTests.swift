import Foundation
import Testing

@Suite("What goes wrong in a session of the program")
struct ProgramFaultTests {
  @Test("A save that fails is told with its code, and at the end of the program")
  func save() throws {
    let input = "save /nowhere/at/all.json\n+\n"
    let text = try Program.run(["volume"], input: input)
    #expect(
      text.output.hasSuffix(
        "\nCannot save to /nowhere/at/all.json: there is no such folder.\n105\n"))
    #expect(text.code == 65)
    let json = try Program.run(["volume", "--json"], input: input)
    #expect(json.output.contains(#""code":"cannotWrite""#))
    #expect(json.code == 65)
  }

  @Test("A line that is too long is told, and the next one is carried out")
  func longLine() throws {
    let input = String(repeating: "a", count: 70_000) + "\n+\n"
    let text = try Program.run(["volume"], input: input)
    #expect(
      text.output.hasSuffix("\nThe line is longer than 65536 bytes; passed over.\n105\n"))
    #expect(text.code == 65)
    let json = try Program.run(["volume", "--json"], input: input)
    #expect(json.output.contains(#""code":"lineTooLong""#))
    #expect(json.output.hasSuffix("\"valueText\":\"105\"}\n"))
  }

  @Test(
    "Ctrl-C ends a session that waits in a pipe with 130, in order and not by the signal, though signals were blocked where it was started"
  )
  func interrupt() throws {
    let process = try Program.process(["volume"])
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    // Tests run on threads in which signals are blocked, and the program inherits that.
    try process.run()
    defer { if process.isRunning { process.terminate() } }
    // What is said at the start comes after the program has begun to listen.
    #expect(!stdout.fileHandleForReading.availableData.isEmpty)
    process.interrupt()
    #expect(waits(until: { !process.isRunning }))
    guard !process.isRunning else { return }
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    try stdin.fileHandleForWriting.close()
  }
}
