import Testing

@testable import AdjustableCore

@Suite("Many runs of words are looked for at once")
struct WordTreeTests {
  private func found(_ runs: [[String]], in text: [String]) -> [[String]] {
    var tree = WordTree()
    var ends: [Int: [String]] = [:]
    for run in runs { ends[tree.insert(run)] = run }
    return tree.places(in: text).compactMap { ends[$0] }
  }

  @Test("Runs are found wherever they stand, one inside another too")
  func stands() {
    let runs = [["a"], ["a", "b"], ["b", "c", "d"], ["d", "a"]]
    #expect(found(runs, in: ["x", "a", "b", "c", "d"]) == [["a"], ["a", "b"], ["b", "c", "d"]])
    #expect(found(runs, in: ["a", "c", "b"]) == [["a"]])
    #expect(found(runs, in: []) == [])
  }

  @Test("The same words end in the same place, and each place is given once")
  func same() {
    var tree = WordTree()
    #expect(tree.insert(["a", "b"]) == tree.insert(["a", "b"]))
    #expect(tree.places(in: ["a", "b", "a", "b"]).count == 2)
  }

  @Test("A run that is too long is never found, and takes no shorter one with it")
  func long() {
    let long = (0..<50).map { "w\($0)" }
    #expect(found([long, Array(long.prefix(3))], in: long) == [Array(long.prefix(3))])
  }
}
