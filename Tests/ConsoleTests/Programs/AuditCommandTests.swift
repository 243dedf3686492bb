import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

@Suite("The command audit")
struct AuditCommandTests {
  /// Runs the command in a folder of its own, with files in it; returns the folder too.
  static func run(
    _ arguments: [String], files: [String: String] = ["oven.json": AuditFiles.broken]
  ) throws -> (result: Program.Result, folder: URL) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let process = try Program.process(["audit"] + arguments)
    process.currentDirectoryURL = folder
    let (output, diagnostics) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = diagnostics
    try process.run()
    let lines = output.fileHandleForReading.readDataToEndOfFile()
    let errors = diagnostics.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      Program.Result(
        output: String(decoding: lines, as: UTF8.self),
        diagnostics: String(decoding: errors, as: UTF8.self), code: process.terminationStatus),
      folder
    )
  }

  static let lines = """
    oven.json: heat-1: error: value-silent-change: "180" is heard at 179.5 and at 180, and 199 more \
    such pairs. Give the format enough digits, or the control a larger step.
    oven.json: oven-co: warning: label-form: Its label "oven & co" starts in lower case. \
    Write it as a name: short, with a capital, without a period.
    oven.json: heat-1: switched off: too-many-steps: It takes 400 increments from end to end. \
    Reason: A page is "20" degrees.
    oven.json: heat-1: note: suppression-unused: label-form is switched off here and would not fire.

    """

  @Test("A line a finding, then what is switched off, notes and the sum; an error leads to 1")
  func text() throws {
    let (result, folder) = try Self.run(["oven.json", "--locale", "en_US"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(result.output == Self.lines + "1 screen, 2 elements: 1 error, 1 warning.\n")
    #expect(result.diagnostics.isEmpty)
    #expect(result.code == 1)
  }

  @Test("Warnings alone lead to 0, and to 1 in a strict audit")
  func strict() throws {
    let file = file(of: #"{"type": "slider", "label": "heat", "value": 0.5}"#)
    for (arguments, code) in [(["a.json"], Int32(0)), (["a.json", "--strict"], 1)] {
      let (result, folder) = try Self.run(arguments, files: ["a.json": file])
      defer { try? FileManager.default.removeItem(at: folder) }
      #expect(result.output.hasSuffix("1 screen, 1 element: 1 warning.\n"))
      #expect(result.code == code)
    }
  }

  @Test("A file that cannot be opened stops no other, and its exit code wins")
  func others() throws {
    let (result, folder) = try Self.run(
      ["none.json", "oven.json", "bad.json", "sleep"],
      files: [
        "oven.json": AuditFiles.broken, "bad.json": "{",
      ])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(result.output == Self.lines + "2 screens, 6 elements: 1 error, 1 warning.\n")
    #expect(result.diagnostics.contains("none.json: there is no such file"))
    #expect(result.diagnostics.contains("bad.json:1:2: "))
    #expect(result.code == 66)
  }

  @Test("Where no file opens nothing is said to be without findings")
  func none() throws {
    let (result, folder) = try Self.run(["none.json"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(result.output.isEmpty)
    #expect(result.code == 66)
  }

  @Test("For programs each finding is an object with the rule's own fields")
  func json() throws {
    let (result, folder) = try Self.run(["oven.json", "--json"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let objects = try result.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(
      objects.map { $0["kind"] as? String } == ["finding", "finding", "notice", "notice", "notice"])
    let first = try #require(objects.first)
    #expect(first["file"] as? String == "oven.json")
    #expect(first["element"] as? String == "heat-1")
    #expect(first["label"] as? String == "Heat <1>")
    #expect(first["rule"] as? String == "value-silent-change")
    #expect(first["severity"] as? String == "error")
    #expect((first["message"] as? String)?.hasPrefix("\"180\" is heard") == true)
    #expect((first["advice"] as? String)?.hasPrefix("Give the format") == true)
    #expect(first["source"] as? String == "this library")
    #expect(objects[2]["suppressed"] as? String == "A page is \"20\" degrees.")
    #expect(objects[3]["code"] as? String == "suppression-unused")
  }

  @Test("The built-in screens are clean, each and all together", arguments: BuiltInScreen.names)
  func builtIn(name: String) throws {
    let file = try BuiltInScreen.file(named: name, locale: english)
    #expect(AuditedFile(file).replies(in: English()).isEmpty)
  }

  @Test(
    "Reports are written beside the lines; one that cannot be is told, and the other is written")
  func reports() throws {
    let (result, folder) = try Self.run(
      ["oven.json", "--junit", "no/such/folder.xml", "--sarif", "findings.sarif"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(result.output.hasPrefix(Self.lines))
    #expect(result.diagnostics == "a11y-console: no/such/folder.xml: there is no such folder\n")
    #expect(result.code == 73)
    let sarif = try Data(contentsOf: folder.appendingPathComponent("findings.sarif"))
    #expect(try JSONSerialization.jsonObject(with: sarif) is [String: Any])
  }

  @Test(
    "A wrong command line is told",
    arguments: [
      (["audit"], "audit needs SCREEN behind it."),
      (["audit", "sleep", "--speech"], "audit has no use for --speech."),
      (["open", "sleep", "--strict"], "open has no use for --strict."),
      (["audit", "sleep", "--junit"], "--junit needs FILE behind it."),
      (
        ["audit", "a.json", "--sarif", "a.json"], "--sarif is a.json; allowed is a file that has no"
      ),
      (
        ["audit", "sleep", "--junit", "x", "--sarif", "x"],
        "--sarif is x; allowed is a file that has"
      ),
    ])
  func usage(arguments: [String], why: String) throws {
    let result = try Program.run(arguments)
    #expect(result.code == 64)
    #expect(result.diagnostics.contains(why))
  }

  @Test("A thousand screens are one call")
  func thousand() throws {
    let (result, folder) = try Self.run(Array(repeating: "volume", count: 1000))
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(result.output == "1000 screens, 2000 elements: no findings.\n")
    #expect(result.code == 0)
  }
}
