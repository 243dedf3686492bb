/// Keys that come again.
extension JSONReader {
  /// Notes a key that is there already; the first of them counts.
  mutating func note(_ key: String, again place: TextPlace, after members: [JSONMember]) {
    guard repeats.count < FoundErrors.most else {
      unlisted += 1
      return
    }
    let first = members.first { $0.key == key }?.place ?? place
    let message =
      "found the key \(Found.quoted(key)) again; "
      + "it is already at line \(first.line), column \(first.column)"
    repeats.append(JSONSyntaxError(place: place, path: path, message: message))
  }
}

/// The keys of an object: few are compared one by one, many are looked up.
struct DistinctKeys {
  private var keys: Set<String> = []

  mutating func insert(_ key: String, among members: [JSONMember]) -> Bool {
    guard members.count >= 8 else { return !members.contains { $0.key == key } }
    if keys.isEmpty { keys = Set(members.map(\.key)) }
    return keys.insert(key).inserted
  }
}
