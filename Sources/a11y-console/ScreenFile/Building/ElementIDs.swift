import AdjustableCore

/// Makes ids for the elements of a screen, each another.
///
/// The ids that a file gives come first, wherever in the file they stand: a label that is added never
/// takes an id from an element that has it by name.
struct ElementIDs: Sendable {
  private static let longest = 48

  private var taken: Set<String>
  /// The last number that was put behind an id, so that ten thousand equal labels cost no search.
  private var lastNumbers: [String: Int] = [:]

  /// Starts with the ids that are given.
  init(taken: Set<String>) { self.taken = taken }

  /// An id made from a label: `volume`, then `volume-2`; of a long text the first words.
  mutating func id(for label: String, fallback: String) -> String {
    var wanted = label.elementID
    if wanted.count > Self.longest {
      let start = wanted.prefix(Self.longest)
      wanted = String(start.lastIndex(of: "-").map { start[..<$0] } ?? start)
    }
    if wanted.isEmpty { wanted = fallback }
    var id = wanted
    var number = lastNumbers[wanted] ?? 1
    while taken.contains(id) {
      number += 1
      id = "\(wanted)-\(number)"
    }
    lastNumbers[wanted] = number
    taken.insert(id)
    return id
  }
}
