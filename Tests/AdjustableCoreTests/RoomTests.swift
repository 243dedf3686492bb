import Foundation
import SourceRooms
import Testing

/// The rooms of the core and what each may know; ARCHITECTURE.md has the same table.
@Suite("Rooms know only what they may")
struct RoomTests {
  static let mayKnow: [String: Set<String>] = [
    "Words": [], "Grid": ["Words"], "Formatting": ["Words", "Grid"],
    "Motion": ["Words", "Grid", "Elements"],
    "Elements": ["Words", "Grid", "Formatting"], "Geometry": ["Words"],
    "Dragging": ["Words", "Geometry", "Elements"],
    "Controls": ["Words", "Grid", "Formatting", "Motion", "Elements", "Geometry", "Dragging"],
    "Phrasing": ["Words", "Elements"],
    "ScreenReader": ["Words", "Grid", "Formatting", "Motion", "Elements", "Controls", "Phrasing"],
    "Audit": [
      "Words", "Grid", "Formatting", "Motion", "Elements", "Controls", "Phrasing", "ScreenReader",
    ],
  ]

  private static let rooms = SourceRooms(
    folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/AdjustableCore"), mayKnow: mayKnow)

  @Test("A room uses nothing of a room that it may not know", arguments: mayKnow.keys.sorted())
  func direction(room: String) {
    let used = Self.rooms.trespasses(of: room)
    #expect(used.isEmpty, "\(room) uses \(used)")
  }

  @Test("No room knows itself by way of others")
  func circles() { #expect(Self.rooms.circles.isEmpty) }

  @Test("Every room of the core is in the table, and declares something")
  func everyRoom() throws {
    #expect(try Self.rooms.folders() == Set(Self.mayKnow.keys))
    for room in Self.mayKnow.keys { #expect(Self.rooms.declares(room)) }
  }

  @Test("No file of the core does input or output, or waits", arguments: mayKnow.keys.sorted())
  func pure(room: String) {
    let effects: Set<String> = [
      "print", "FileManager", "FileHandle", "Process", "Thread", "async", "await", "Task", "sleep",
      "DispatchQueue", "ProcessInfo", "readLine", "fopen", "UserDefaults",
    ]
    #expect(Self.rooms.words(of: room).intersection(effects).isEmpty)
  }
}
