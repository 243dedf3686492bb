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

extension HistoryTests {
  @Test("A change can lead elsewhere, and is still one change")
  func amend() {
    var history = History(1)
    history.change(to: 2)
    history.amend(0, to: 3) { $0 }
    #expect(history.present == 3 && history.count == 1)
    history.undo()
    #expect(history == History(1))
  }

  @Test("What came after a change is carried along")
  func carry() {
    var history = History([0, 0])
    history.change(to: [1, 0])
    history.change(to: [1, 1])
    history.amend(0, to: [5, 1]) { [5, $0[1]] }
    history.undo()
    #expect(history.present == [5, 0])
    history.undo()
    #expect(history.present == [0, 0])
  }

  @Test("A change that leads nowhere is none")
  func empty() {
    var history = History(1)
    history.change(to: 2)
    history.change(to: 3)
    history.amend(1, to: 2) { $0 }
    #expect(history.count == 1)
    history.amend(0, to: 1) { $0 }
    #expect(history == History(1))
  }
}
