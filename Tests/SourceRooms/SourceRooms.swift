import Foundation

/// The rooms of a target: folders of its sources, and what each may know.
///
/// A room knows another where it uses a type, a function or a constant that stands at the top of one of its
/// files, or a member that one of its extensions gives to a type.
public struct SourceRooms: Sendable {
  /// The folder of the target's sources.
  public let folder: URL
  /// By room, the rooms whose declarations it may use.
  public let mayKnow: [String: Set<String>]
  private let sources: [String: RoomSource]
  /// What the targets below it declare, which every room may know.
  private let declaredBelow: Set<String>

  /// Reads the rooms of a target and the sources of those below it; a room that is not there has no code.
  public init(folder: URL, mayKnow: [String: Set<String>], below: [URL] = []) {
    self.folder = folder
    self.mayKnow = mayKnow
    declaredBelow = below.reduce(into: []) { $0.formUnion(RoomSource($1).declared) }
    sources = Dictionary(
      uniqueKeysWithValues: mayKnow.keys.map { ($0, RoomSource(folder.appendingPathComponent($0))) }
    )
  }

  /// The folders that have Swift files in them.
  public func folders() throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(names.filter { !RoomSource(folder.appendingPathComponent($0)).code.isEmpty })
  }

  /// Whether a room declares something that others can use.
  public func declares(_ room: String) -> Bool { sources[room]?.types.isEmpty == false }

  /// The words of a room's code.
  public func words(of room: String) -> Set<String> { sources[room]?.words ?? [] }

  /// Whether a room asks what time it is.
  public func readsClock(_ room: String) -> Bool {
    sources[room]?.code.contains(/\bDate\(\)|\bDate\.now\b|Clock\.now\b|Clock\(\)/) ?? false
  }

  /// What a room uses of rooms that it may not know, as `Room.name`.
  public func trespasses(of room: String) -> [String] {
    guard let source = sources[room] else { return [] }
    let allowed = (mayKnow[room] ?? []).union([room])
    let known = allowed.reduce(into: declaredBelow) { $0.formUnion(sources[$1]?.declared ?? []) }
    return sources.filter { !allowed.contains($0.key) }.flatMap { name, other in
      // A member is known by its name alone: one that a room may know of that name is meant.
      source.words.intersection(other.types).subtracting(source.declared).union(
        source.accessed.intersection(other.members).subtracting(known).subtracting(Self.common)
      ).map { "\(name).\($0)" }
    }.sorted()
  }

  /// The rooms that know each other by way of others, which none may.
  public var circles: [String] {
    mayKnow.keys.filter { room in
      var reached: Set<String> = []
      var next = Array(mayKnow[room] ?? [])
      while let other = next.popLast() {
        if reached.insert(other).inserted { next += mayKnow[other] ?? [] }
      }
      return reached.contains(room)
    }.sorted()
  }

  /// Names of the standard library that some room gives to a type of its own too.
  private static let common: Set<String> = ["description", "first", "value"]
}

/// The code of one room, and what it declares.
struct RoomSource: Sendable {
  /// The code without comments and texts.
  let code: String
  /// Every word in it.
  let words: Set<String>
  /// The words that stand behind a point.
  let accessed: Set<String>
  /// What stands at the top of its files.
  private(set) var types: Set<String> = []
  /// What its extensions give to types of other rooms.
  private(set) var members: Set<String> = []
  /// Whatever has a name in it.
  private(set) var declared: Set<String> = []

  init(_ folder: URL) {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    code = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      .map(CodeScanner.code).joined(separator: "\n")
    words = Set(code.matches(of: /\w+/).map { String($0.0) })
    accessed = Set(code.matches(of: /\.(\w+)/).map { String($0.1) })
    declare()
  }

  private static let keywords: Set<String> = [
    "var", "let", "func", "case", "struct", "enum", "class", "protocol", "typealias",
    "associatedtype",
  ]

  /// Notes what is declared: at the top, in an extension, or further in.
  private mutating func declare() {
    var (depth, isPrivate, keyword, extended) = (0, false, "", "")
    var given: [(type: String, member: String)] = []
    declared = Set(code.matches(of: #/<(\w+): /#).map { String($0.1) })
    for match in code.replacing("private(set)", with: "").matches(of: /\w+|[{}]/) {
      let token = String(match.0)
      switch token {
      case "{": depth += 1
      case "}": depth -= 1
      case "private", "fileprivate": isPrivate = true
      case "extension" where depth == 0: (keyword, extended) = (token, "")
      case _ where Self.keywords.contains(token): keyword = token
      case _ where keyword == "extension": (keyword, extended) = ("", token)
      case _ where !keyword.isEmpty:
        declared.insert(token)
        if depth == 0 {
          extended = ""
          if !isPrivate { types.insert(token) }
        } else if depth == 1, !extended.isEmpty, !isPrivate {
          given.append((extended, token))
        }
        (keyword, isPrivate) = ("", false)
      default: break
      }
    }
    members = Set(given.filter { !types.contains($0.type) }.map(\.member))
  }
}
