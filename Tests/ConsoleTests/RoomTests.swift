import Foundation
import SourceRooms
import Testing

/// The rooms of the console and what each may know, bottom to top; ARCHITECTURE.md has the same table.
@Suite("Rooms of the console know only what they may")
struct RoomTests {
  static let mayKnow: [String: Set<String>] = [
    "Words": [],
    "Text": [],
    "System": [],
    "Replies": ["Words", "Text"],
    "JSON": ["Words", "Text"],
    "Files": ["Words", "Text", "System"],
    "ScreenFile": ["Words", "Text", "JSON", "Files"],
    "Commands": ["Words", "Text", "Replies"],
    "Ask": ["Words", "Text", "JSON", "ScreenFile", "Commands"],
    "CommandLine": ["Words", "Text", "ScreenFile", "Commands", "Ask"],
    "Keys": ["Words", "Text", "Replies", "Commands"],
    "Audit": ["Words", "Text", "System", "Replies", "JSON", "ScreenFile", "Commands"],
    "Session": ["Words", "Text", "Replies", "JSON", "ScreenFile", "Commands", "Ask", "Audit"],
    "Drawing": ["Words", "Text", "Commands"],
    "Documents": [
      "Words", "Text", "System", "ScreenFile", "Commands", "Ask", "CommandLine", "Keys",
    ],
    "Speech": ["Words", "Text", "System", "Commands"],
    "Outputs": ["Words", "Text", "Replies", "Session", "Speech"],
    "Loop": [
      "Words", "Text", "System", "Replies", "JSON", "Files", "ScreenFile", "Commands", "Ask",
      "CommandLine", "Keys", "Session", "Speech", "Outputs",
    ],
    "Programs": [
      "Words", "Text", "System", "Replies", "Files", "ScreenFile", "Commands", "Ask", "CommandLine",
      "Audit", "Session", "Drawing", "Documents", "Speech", "Outputs", "Loop",
    ],
  ]
  /// The rooms that may meet the outside.
  static let mayAct: Set<String> = ["System", "Files", "Speech", "Loop", "Programs"]

  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
  private static let rooms = SourceRooms(
    folder: sources.appendingPathComponent("a11y-console"), mayKnow: mayKnow,
    below: [sources.appendingPathComponent("AdjustableCore")])

  @Test("A room uses nothing of a room that it may not know", arguments: mayKnow.keys.sorted())
  func direction(room: String) {
    let used = Self.rooms.trespasses(of: room)
    #expect(used.isEmpty, "\(room) uses \(used)")
  }

  @Test("No room knows itself by way of others")
  func circles() { #expect(Self.rooms.circles.isEmpty) }

  @Test("Every room of the console is in the table, and declares something")
  func everyRoom() throws {
    #expect(try Self.rooms.folders() == Set(Self.mayKnow.keys))
    for room in Self.mayKnow.keys { #expect(Self.rooms.declares(room)) }
  }

  @Test(
    "Input, output, clocks and threads are met at the edge only",
    arguments: Set(mayKnow.keys).subtracting(mayAct).sorted())
  func pure(room: String) {
    let effects: Set<String> = [
      "print", "FileManager", "FileHandle", "Process", "Thread", "async", "await", "Task", "usleep",
      "DispatchQueue", "DispatchSemaphore", "NSLock", "ProcessInfo", "readLine", "fopen", "getenv",
      "UserDefaults",
    ]
    #expect(Self.rooms.words(of: room).intersection(effects).isEmpty)
    #expect(!Self.rooms.readsClock(room))
  }

  @Test(
    "The system is called through one room only",
    arguments: Set(mayKnow.keys).subtracting(["System"]).sorted())
  func wall(room: String) {
    let calls: Set<String> = [
      "errno", "strerror", "poll", "pollfd", "isatty", "fcntl", "ioctl", "stat", "fstat", "lstat",
      "unlink", "realpath", "ftruncate", "fsync", "fchmod", "fchown", "sigaction",
      "tcgetpgrp", "tcflush", "getenv", "getpid", "STDIN_FILENO", "STDOUT_FILENO", "STDERR_FILENO",
      "O_RDONLY", "O_WRONLY", "EINTR", "EAGAIN", "EPIPE", "ENOENT", "CSystem",
    ]
    #expect(Self.rooms.words(of: room).intersection(calls).isEmpty)
  }

  @Test("What a room uses is seen in types, members of extensions and the code inside of texts")
  func trespasses() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rooms-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (room, code) in [
      "Below": #"struct Low { let text = "High \(name.shouted) // \("a".whispered)" } // High"#,
      "Above": """
      struct High { let text = 1 }
      extension String { var shouted: Self { self }; private var whispered: Self { self } }
      extension High { var name: Int { 2 } }
      """,
    ] {
      let room = folder.appendingPathComponent(room)
      try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
      try Data(code.utf8).write(to: room.appendingPathComponent("File.swift"))
    }
    let rooms = SourceRooms(folder: folder, mayKnow: ["Below": [], "Above": []])
    #expect(rooms.trespasses(of: "Below") == ["Above.shouted"])
    #expect(rooms.trespasses(of: "Above").isEmpty)
    #expect(
      SourceRooms(folder: folder, mayKnow: ["Below": ["Above"], "Above": ["Below"]]).circles.count
        == 2)
  }
}
