import Testing

@testable import AdjustableCore

struct HistoryTests {
  @Test("Undo takes changes back one by one, down to the initial state")
  func undo() {
    var history = History(1)
    #expect(!history.canUndo)
    for state in [2, 3, 2] { history.change(to: state) }
    #expect(history.present == 2)
    var seen: [Int] = []
    while history.canUndo {
      history.undo()
      seen.append(history.present)
    }
    #expect(seen == [3, 2, 1])
    #expect(history == History(1))
  }

  @Test("Undo without a change changes nothing")
  func undoOfNothing() {
    var history = History(1)
    history.undo()
    #expect(history == History(1))
  }

  @Test("The initial state stays what it was")
  func initial() {
    var history = History("a")
    history.change(to: "b")
    #expect(history.initial == "a")
    history.undo()
    #expect(history.initial == "a")
  }
}
