/// The state of a control now, the one it was made with, and all that lie between.
struct History<State: Hashable & Sendable>: Hashable, Sendable {
  let initial: State
  private(set) var present: State
  private var past: [State] = []

  init(_ initial: State) {
    self.initial = initial
    present = initial
  }

  /// Whether there is a change to take back.
  var canUndo: Bool { !past.isEmpty }

  /// Makes `state` the present one; the former can be had back by `undo`.
  mutating func change(to state: State) {
    past.append(present)
    present = state
  }

  /// Takes the last change back.
  mutating func undo() {
    guard let last = past.popLast() else { return }
    present = last
  }
}
