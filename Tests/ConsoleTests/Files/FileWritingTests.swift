import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

@Suite("Files are written whole or not at all")
struct FileWritingTests {
  /// A folder of its own, gone afterwards.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test("A new file is made, an old one replaced, and nothing else is left in the folder")
  func replaces() throws {
    try inFolder { folder in
      try FileBytes.write(Array("one".utf8), to: folder + "/a")
      #expect(try text(folder + "/a") == "one")
      try FileBytes.write(Array("2".utf8), to: folder + "/a")
      #expect(try text(folder + "/a") == "2")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
    }
  }

  @Test("What is behind a symbolic link is replaced, with the rights it had, and the link stays")
  func links() throws {
    try inFolder { folder in
      let (file, link) = (folder + "/file", folder + "/link")
      try FileBytes.write([0x31], to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
      try FileBytes.write([0x32], to: link)
      #expect(try text(file) == "2")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "file")
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test(
    "A place that cannot be written is named with the reason",
    arguments: [
      ("/nowhere/at/all.json", "there is no such folder"),
      ("/", "this is a directory; allowed is a file"), ("/dev/full", "no space left on device"),
    ])
  func refusals(path: String, reason: String) {
    let error = #expect(throws: FileError.self) { try FileBytes.write([0x31], to: path) }
    #expect(error.map(English().text) == "\(path): \(reason)")
  }

  @Test("A link to nowhere gets its file, and stays")
  func danglingLink() throws {
    try inFolder { folder in
      let link = folder + "/link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "new")
      try FileBytes.write([0x31], to: link)
      #expect(try text(folder + "/new") == "1")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "new")
    }
  }

  @Test("A mode that the umask would narrow stays, and so does another name of the file")
  func modes() throws {
    try inFolder { folder in
      let (file, other) = (folder + "/file", folder + "/other")
      try FileBytes.write(Array("long before".utf8), to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: file)
      try FileBytes.write([0x31], to: file)
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o666)
      try FileManager.default.linkItem(atPath: file, toPath: other)
      try FileBytes.write([0x32], to: file)
      #expect(try text(other) == "2")
    }
  }

  @Test("A pipe that nobody reads is refused at once")
  func pipe() throws {
    try inFolder { folder in
      let pipe = folder + "/pipe"
      try #require(mkfifo(pipe, 0o600) == 0)
      let error = #expect(throws: FileError.self) { try FileBytes.write([0x31], to: pipe) }
      #expect(error.map(English().text) == "\(pipe): nobody reads it")
    }
  }

  @Test("A name is told with what cannot be seen in it written out")
  func names() {
    let error = FileError(path: "a\u{202E}b\u{200B}\u{1B}.json", reason: .directory)
    #expect(English().text(error).hasPrefix("aU+202EbU+200BU+001B.json: "))
  }
}
