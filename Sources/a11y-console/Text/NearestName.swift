/// The name that was probably meant by a misspelt one; nil where none is near.
///
/// Near is at most a third of what was typed away, or one letter, counted in letters that are
/// missing, added, wrong or swapped with their neighbour; case does not count. The first of equally
/// near names wins.
func nearestName(to typed: String, among names: some Sequence<String>) -> String? {
  let longest = 64
  let letters = Array(typed.unicodeScalars.prefix(longest + 1)).lowercased
  guard !letters.isEmpty, letters.count <= longest else { return nil }
  var nearest: (name: String, distance: Int)?
  for name in names {
    let candidate = Array(name.unicodeScalars.prefix(longest + 1)).lowercased
    let limit = min((nearest?.distance ?? .max) - 1, max(1, letters.count / 3))
    guard abs(candidate.count - letters.count) <= limit else { continue }
    let distance = editDistance(letters, candidate)
    if distance <= limit { nearest = (name, distance) }
    if distance == 0 { break }
  }
  return nearest?.name
}

/// How many letters lie between two words; two neighbours that are swapped count as one.
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (row, letter) in first.enumerated() {
    var present = [row + 1]
    for (column, other) in second.enumerated() {
      var least = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1)
      least = min(least, present[column] + 1)
      if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
        least = min(least, beforeLast[column - 1] + 1)
      }
      present.append(least)
    }
    (beforeLast, last) = (last, present)
  }
  return last[second.count]
}

extension [Unicode.Scalar] {
  fileprivate var lowercased: [Unicode.Scalar] {
    flatMap { $0.properties.lowercaseMapping.unicodeScalars }
  }
}
