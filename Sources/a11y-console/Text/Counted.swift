extension Int {
  /// So many of a thing, in English: `1 element`, `4 elements`.
  func counted(_ thing: String) -> String { self == 1 ? "1 \(thing)" : "\(self) \(thing)s" }
}
