/// Many runs of words, all of which are looked for in a text at once.
///
/// To compare a text with each run would take hours on a screen of thousands of long labels and texts.
struct WordTree {
  /// The most words of a run: a label or a value of more is too long for anybody, and is told by other
  /// rules.
  private static let longest = 40

  /// What follows each place, by the next word; place 0 is where every run begins.
  private var next: [[String: Int]] = [[:]]

  /// Adds a run of words; the place where it ends, the same for the same words.
  mutating func insert(_ words: [String]) -> Int {
    var place = 0
    // A run that is too long ends in a place that no text leads to.
    for word in words.count > Self.longest ? words + [""] : words {
      if let known = next[place][word] {
        place = known
      } else {
        next[place][word] = next.count
        place = next.count
        next.append([:])
      }
    }
    return place
  }

  /// The places that the words of a text lead to, each once, by where their words stand.
  func places(in words: [String]) -> [Int] {
    var places: [Int] = []
    var known: Set<Int> = []
    for start in words.indices {
      var place = 0
      for word in words[start...].prefix(Self.longest) {
        guard let following = next[place][word] else { break }
        place = following
        if known.insert(place).inserted { places.append(place) }
      }
    }
    return places
  }
}
