extension Int {
  /// So many of a thing, in English: `1 element`, `4 elements`.
  func counted(_ thing: String) -> String { self == 1 ? "1 \(thing)" : "\(self) \(thing)s" }
}

extension [String] {
  /// The words as a choice: `a, b or c`.
  var alternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
