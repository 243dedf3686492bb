import Foundation
import Testing

/// The rooms of the core and what each may know; ARCHITECTURE.md has the same table.
@Suite("Rooms know only what they may")
struct RoomTests {
  static let mayKnow: [String: Set<String>] = [
    "Words": [], "Grid": ["Words"], "Formatting": ["Words", "Grid"],
    "Motion": ["Words", "Elements"],
    "Elements": ["Words", "Grid", "Formatting"], "Geometry": ["Words"],
    "Dragging": ["Words", "Geometry", "Elements"],
    "Controls": ["Words", "Grid", "Formatting", "Motion", "Elements", "Geometry", "Dragging"],
    "Phrasing": ["Words", "Elements"],
    "ScreenReader": ["Words", "Grid", "Formatting", "Motion", "Elements", "Controls", "Phrasing"],
    "Audit": [
      "Words", "Grid", "Formatting", "Motion", "Elements", "Controls", "Phrasing", "ScreenReader",
    ],
  ]

  private static let core = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/AdjustableCore")

  /// The code of a room's files, without comments and texts.
  private static func code(of room: String) throws -> String {
    let folder = core.appendingPathComponent(room)
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
      .replacing(/\/\/.*/, with: "").replacing(/"[^"\n]*"/, with: "\"\"")
  }

  /// The names of the types that a room declares at the top of its files.
  private static func types(of room: String) throws -> Set<String> {
    let declaration =
      /^(?:public |private |fileprivate )?(?:indirect )?(?:struct|enum|protocol|class) (\w+)/
      .anchorsMatchLineEndings()
    return Set(try code(of: room).matches(of: declaration).map { String($0.1) })
  }

  @Test("A room uses no type of a room that it may not know", arguments: mayKnow.keys.sorted())
  func direction(room: String) throws {
    let words = Set(try Self.code(of: room).matches(of: /\w+/).map { String($0.0) })
    let allowed = (Self.mayKnow[room] ?? []).union([room])
    for other in Self.mayKnow.keys where !allowed.contains(other) {
      let used = words.intersection(try Self.types(of: other)).sorted()
      #expect(used.isEmpty, "\(room) uses \(used) of \(other)")
    }
  }

  @Test("Every room of the core is in the table, and declares something")
  func rooms() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.core.path)
    #expect(Set(folders) == Set(Self.mayKnow.keys))
    for room in Self.mayKnow.keys { #expect(try !Self.types(of: room).isEmpty) }
  }

  @Test("No file of the core does input or output, or waits", arguments: mayKnow.keys.sorted())
  func pure(room: String) throws {
    let words = Set(try Self.code(of: room).matches(of: /\w+/).map { String($0.0) })
    let effects: Set<String> = [
      "print", "FileManager", "FileHandle", "Process", "Thread", "async", "await", "Task", "sleep",
      "DispatchQueue", "ProcessInfo", "readLine", "fopen", "UserDefaults",
    ]
    #expect(words.intersection(effects).isEmpty)
  }
}
