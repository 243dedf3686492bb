import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

@Suite("Reading a file's bytes")
struct FileBytesTests {
  private func inDirectory(_ body: (String) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("screen-files-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try body(directory)
  }

  private func reason(_ path: String, limit: Int = 100) -> FileError.Reason? {
    do throws(FileError) {
      _ = try FileBytes.read(path, limit: limit)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("A plain file is read whole, up to the limit")
  func plain() throws {
    try inDirectory { directory throws in
      let path = directory + "/a.json"
      let bytes = (0..<200_000).map { UInt8($0 % 251) }
      #expect(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
      #expect(try FileBytes.read(path) == bytes)
      #expect(try FileBytes.read(path, limit: 200_000) == bytes)
      #expect(reason(path, limit: 199_999) == .tooLarge(limit: 199_999))
    }
  }

  @Test("What is no plain file is refused and says what it is")
  func others() throws {
    try inDirectory { directory throws in
      #expect(reason(directory) == .directory)
      #expect(reason(directory + "/none.json") == .missing)
      #expect(reason(directory + "/none/none.json") == .missing)
      #expect(mkfifo(directory + "/pipe", 0o600) == 0)
      #expect(reason(directory + "/pipe") == .notAFile)
      #expect(reason("/dev/zero") == .notAFile)
      #expect(reason("") == .missing)
    }
  }

  @Test("A file that may not be read is refused", .enabled(if: getuid() != 0))
  func noPermission() throws {
    try inDirectory { directory throws in
      let path = directory + "/secret.json"
      #expect(FileManager.default.createFile(atPath: path, contents: Data()))
      #expect(chmod(path, 0) == 0)
      #expect(reason(path) == .noPermission)
    }
  }

  @Test(
    "Each reason is one clear line",
    arguments: [
      (
        FileError(path: "slep", SystemError(code: ENOENT), names: BuiltInScreen.names),
        "slep: there is no such file; the nearest built-in screen is sleep"
      ),
      (
        FileError(path: "my.json", SystemError(code: ENOENT), names: BuiltInScreen.names),
        "my.json: there is no such file"
      ),
      (
        FileError(path: "my.json", SystemError(code: EACCES)),
        "my.json: there is no permission to read it"
      ),
      (FileError(path: "/tmp", reason: .directory), "/tmp: this is a directory; allowed is a file"),
      (
        FileError(path: "a", reason: .tooLarge(limit: ScreenFile.largest)),
        "a: this file is too large; allowed is 16777216 bytes, 16 MiB"
      ),
      (FileError(path: "", SystemError(code: ENOENT)), "\"\": there is no such file"),
      (
        FileError(path: "bad\u{1B}[31m\nname\u{85}.json", SystemError(code: ENOENT)),
        "badU+001B[31mU+000AnameU+0085.json: there is no such file"
      ),
      (
        FileError(path: "a b/é.json", reason: .notWritable),
        "a b/é.json: there is no permission to write it"
      ),
      (FileError(path: "a", SystemError(code: ELOOP)), "a: too many levels of symbolic links"),
    ])
  func text(error: FileError, expected: String) {
    #expect(English().text(error) == expected)
  }

  @Test("A screen opens by a built-in name or by a path, and a missing one is told")
  func opening() throws {
    try inDirectory { directory throws in
      let path = directory + "/volume"
      let text = #"{"title": "Mine", "items": [{"type": "text", "text": "a"}]}"#
      #expect(FileManager.default.createFile(atPath: path, contents: Data(text.utf8)))
      #expect(try ScreenFile.open(path, locale: nil, fallback: english).screen.title == "Mine")
      #expect(try ScreenFile.open("volume", locale: nil, fallback: english).screen.title == "Sound")
      #expect(throws: FileError.self) {
        try ScreenFile.open(directory + "/none", locale: nil, fallback: english)
      }
    }
  }
}
