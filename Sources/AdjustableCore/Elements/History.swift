/// The state of a control now, the one it was made with, and all that lie between.
///
/// Two neighbouring states are never equal, so each undo takes something back.
public struct History<State: Hashable & Sendable>: Hashable, Sendable {
  /// The state the control was made with.
  public let initial: State
  /// The state now.
  public private(set) var present: State
  private var past: [State] = []
  /// The values that editing began at, while somebody holds them.
  var session = EditingSession<[Double]>()

  /// Makes the history of a control that nobody has changed yet.
  public init(_ initial: State) {
    self.initial = initial
    present = initial
  }

  /// Whether there is a change to take back.
  public var canUndo: Bool { !past.isEmpty }

  /// Makes `state` the present one; the former can be had back by `undo`.
  ///
  /// The same state again is no change.
  public mutating func change(to state: State) {
    guard state != present else { return }
    past.append(present)
    present = state
  }

  /// How many changes there are to take back.
  public var count: Int { past.count }

  /// Makes one of the changes, by its number from 0, lead elsewhere.
  ///
  /// The states that came after it are carried along; a change that leads nowhere is no change.
  mutating func amend(_ change: Int, to state: State, carry: (State) -> State) {
    for later in past.indices where later > change { past[later] = carry(past[later]) }
    present = state
    dropEmptyChanges()
  }

  /// Takes the last change back.
  public mutating func undo() {
    guard let last = past.popLast() else { return }
    present = last
    dropEmptyChanges()
  }

  private mutating func dropEmptyChanges() {
    while past.last == present { past.removeLast() }
  }
}
