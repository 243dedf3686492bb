/// Where something that is asked of a control leads: to a state, perhaps cut short by a limit, or nowhere.
public enum Step<State> {
  /// To a state with another value, perhaps cut short; the same value is no change.
  case to(State, limit: RefusalReason?)
  /// To a state in which a countdown stands otherwise, whatever its value.
  case state(State)
  /// Nowhere, and why.
  case refused(RefusalReason)
}

/// The anatomy that controls share: a history of states, and a pure function from a move to the next
/// state.
///
/// Carrying out, refusing, undoing and promising are then written once, here. So a control keeps these
/// laws by construction: what an element promises is what the move then does, since both ask `step`; a
/// refusal changes nothing; an undo leads to the very state before.
///
/// What is left to a control: `step` and `value(of:in:)` are pure, `step` leads to legal values only, and
/// a step of one element moves the value of no other adjustable one.
public protocol UndoableControl: AdjustableControl {
  /// All that the values are made from.
  associatedtype State: Hashable & Sendable
  /// The states; only what a control does itself changes them.
  var history: History<State> { get set }
  /// False where the control is dimmed and offers no action.
  var isEnabled: Bool { get }
  /// True where the control can be read only.
  var isReadOnly: Bool { get }
  /// Where a move of an element would lead from the present state.
  func step(_ move: Move, on id: String) -> Step<State>
  /// Where an action of a countdown would lead from the present state; refused by every other control.
  func step(_ action: CountdownAction, on id: String) -> Step<State>
  /// The value of an element in a state.
  func value(of id: String, in state: State) -> Double
  /// The format of an element's value; nil where the control spells its values out itself.
  func format(for id: String) -> ValueFormat?
  /// How a value of an element is read.
  func wording(of value: Double, for id: String) -> Wording
  /// What the author says of an element; nil for a summary, whose label is a reading.
  func description(of id: String) -> ElementDescription?
  /// What kind of thing an element with a description is.
  func traits(of id: String) -> Traits
  /// How a countdown stands; nil for every other control.
  var countdownState: CountdownState? { get }
  /// The day that a move crossed into, where that is announced.
  func crossing(from: Double, to: Double, by move: Move) -> DayCrossing?
}

extension UndoableControl {
  /// Refused: the control is no countdown.
  public func step(_ action: CountdownAction, on id: String) -> Step<State> {
    .refused(.notACountdown)
  }
  /// Nil: the control has no days.
  public func crossing(from: Double, to: Double, by move: Move) -> DayCrossing? { nil }
  /// Nil: the control is no countdown.
  public var countdownState: CountdownState? { nil }
  /// Nil: the profile of an element is then that of its snapshot.
  public func description(of id: String) -> ElementDescription? { nil }
  /// Adjustable, and not enabled where the control is not.
  public func traits(of id: String) -> Traits {
    isEnabled ? .adjustable : [.adjustable, .notEnabled]
  }

  /// What an element is, whatever its value.
  public func profile(of id: String) -> ElementProfile? {
    guard let description = description(of: id) else { return element(id)?.profile }
    return ElementProfile(
      label: Wording(Spoken(description.label)), traits: traits(of: id), isReadOnly: isReadOnly,
      countdownState: countdownState)
  }

  /// The value of an element now.
  public func value(of id: String) -> Double { value(of: id, in: history.present) }

  /// The value of an element in a state, and how it is read.
  public func reading(of id: String, in state: State) -> Reading {
    reading(value(of: id, in: state), of: id)
  }

  private func reading(_ value: Double, of id: String) -> Reading {
    Reading(id: id, value: value, wording: wording(of: value, for: id))
  }

  /// Carries out an action and tells what became of it.
  public mutating func perform(_ action: ElementAction, on id: String) -> Outcome {
    guard elementIDs.contains(id) else {
      let nothing = Reading(id: id, value: 0, text: "")
      return .refused(Refusal(reading: nothing, reason: .noSuchElement))
    }
    if let obstacle { return refused(obstacle, on: id) }
    switch action {
    case .move(let move): return go(step(move, on: id), on: id, by: move)
    case .countdown(let action): return go(step(action, on: id), on: id)
    case .undo: return takeBack(on: id)
    }
  }

  /// Goes where a step leads, and tells what became of it.
  private mutating func go(_ step: Step<State>, on id: String, by move: Move? = nil) -> Outcome {
    let before = history.present
    switch step {
    case .refused(let reason): return refused(reason, on: id)
    case .state(let state):
      guard state != before else { return .unchanged(reading(of: id, in: before)) }
      history.change(to: state)
      return countdownOutcome(on: id)
    case .to(let state, let limit):
      guard value(of: id, in: state) != value(of: id, in: before) else {
        return limit.map { refused($0, on: id) } ?? .unchanged(reading(of: id, in: before))
      }
      history.change(to: state)
      return .changed(change(of: id, since: before, limit: limit, by: move))
    }
  }

  /// Takes the control's last change back, whichever element it was made on.
  private mutating func takeBack(on id: String) -> Outcome {
    guard history.canUndo else { return refused(.nothingToUndo, on: id) }
    let (before, stateBefore) = (history.present, countdownState)
    history.undo()
    let moved = elementIDs.first { value(of: $0, in: before) != value(of: $0) }
    guard let moved, countdownState == stateBefore else { return countdownOutcome(on: id) }
    return .changed(change(of: moved, since: before))
  }

  private func change(
    of id: String, since before: State, limit: RefusalReason? = nil, by move: Move? = nil
  ) -> Change {
    let (from, to) = (reading(of: id, in: before), reading(of: id, in: history.present))
    let crossed = move.flatMap { crossing(from: from.value, to: to.value, by: $0) }
    return Change(from: from, to: to, limit: limit, crossing: crossed)
  }

  private func refused(_ reason: RefusalReason, on id: String) -> Outcome {
    .refused(Refusal(reading: reading(of: id, in: history.present), reason: reason))
  }

  private func countdownOutcome(on id: String) -> Outcome {
    let reading = reading(of: id, in: history.present)
    return countdownState.map { .countdown(reading, $0) } ?? .unchanged(reading)
  }

  /// Begins an editing session; nil where one is under way already.
  public mutating func beginEditing() -> EditingEvent? { history.session.begin(at: values) }

  /// Ends the editing session: ended, then committed only where a value differs; empty where none is
  /// under way.
  public mutating func endEditing() -> [EditingEvent] { history.session.end(at: values) }

  private var values: [Double] { elementIDs.map { value(of: $0) } }

  /// Why no action is possible at all, where that is so.
  public var obstacle: RefusalReason? {
    isEnabled ? (isReadOnly ? .readOnly : nil) : .disabled
  }

  /// What a move would give; nil where it would be refused or change nothing.
  public func promise(_ move: Move, on id: String) -> Reading? {
    guard obstacle == nil, case .to(let state, _) = step(move, on: id) else { return nil }
    let value = value(of: id, in: state)
    return value == self.value(of: id) ? nil : reading(value, of: id)
  }

  /// The element of an adjustable value, with what it promises, and how its ends read where it has some.
  public func adjustableElement(
    _ description: ElementDescription, range: ClosedRange<Double>, hasEnds: Bool = true
  ) -> AdjustableElement {
    let id = description.id
    let ends =
      hasEnds
      ? RangeEnds(
        minimum: reading(range.lowerBound, of: id), maximum: reading(range.upperBound, of: id))
      : nil
    var element = AdjustableElement(
      reading(of: id, in: history.present), label: Spoken(description.label),
      hint: description.hint, traits: traits(of: id),
      isReadOnly: isReadOnly, range: range, ends: ends,
      incremented: promise(.by(.strides(1)), on: id),
      decremented: promise(.by(.strides(-1)), on: id))
    element.isTimeOfDay = format(for: id)?.isTimeOfDay ?? false
    element.countdownState = countdownState
    return element
  }

  /// How a value of an element is read: by its format, or else as its plain text.
  public func wording(of value: Double, for id: String) -> Wording {
    format(for: id).map { Wording(value, $0) } ?? Wording(Spoken(text(of: value, for: id)))
  }

  /// The value that a typed text means for an element; nil where it cannot be read.
  public func value(from typed: String, for id: String) -> Double? {
    format(for: id)?.value(from: typed)
  }

  /// What an element expects to be typed, with an example.
  public func expectation(for id: String) -> ExpectedInput {
    format(for: id)?.expectation ?? .value
  }

  /// The text of a value of an element.
  public func text(of value: Double, for id: String) -> String {
    format(for: id)?.text(value) ?? ""
  }
}
