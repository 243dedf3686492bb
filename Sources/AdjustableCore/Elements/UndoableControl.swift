/// Where an action would take a control: to a state, perhaps cut short by a limit, or nowhere.
enum Step<State> {
  /// To a state with another value, perhaps cut short; the same value is no change.
  case to(State, limit: RefusalReason?)
  /// To a state in which a countdown stands otherwise, whatever its value.
  case state(State)
  case refused(RefusalReason)
}

/// The anatomy that all controls share: a history of states, and a pure function from an action to
/// the next state.
///
/// Carrying out, refusing and promising are then written once, here.
protocol UndoableControl: AdjustableControl {
  associatedtype State: Hashable & Sendable
  var history: History<State> { get set }
  var isEnabled: Bool { get }
  var isReadOnly: Bool { get }
  /// Where an action on an element would lead from the present state. Not asked for undo.
  func step(_ action: ElementAction, on id: String) -> Step<State>
  /// The value of an element in a state.
  func value(of id: String, in state: State) -> Double
  /// The format of an element's value; nil where the control spells its values out itself.
  func format(for id: String) -> ValueFormat?
  /// What is said for a value where its text is read wrongly aloud.
  func spokenText(of value: Double, for id: String) -> String?
  /// How a countdown stands; nil for every other control.
  var countdownState: CountdownState? { get }
  /// The day that a change crossed into, where that is announced.
  func crossing(from: Double, to: Double, by action: ElementAction) -> DayCrossing?
}

extension UndoableControl {
  func crossing(from: Double, to: Double, by action: ElementAction) -> DayCrossing? { nil }
  var countdownState: CountdownState? { nil }

  /// The value of an element now.
  func value(of id: String) -> Double { value(of: id, in: history.present) }

  func reading(of id: String, in state: State) -> Reading {
    let value = value(of: id, in: state)
    return Reading(
      id: id, value: value, text: text(of: value, for: id),
      spokenText: spokenText(of: value, for: id))
  }

  /// Carries out an action and tells what became of it.
  public mutating func perform(_ action: ElementAction, on id: String) -> Outcome {
    guard elementIDs.contains(id) else {
      let nothing = Reading(id: id, value: 0, text: "")
      return .refused(Refusal(reading: nothing, reason: .noSuchElement))
    }
    let before = history.present
    if let obstacle { return refused(obstacle, on: id) }
    if action.isForCountdowns, countdownState == nil { return refused(.notACountdown, on: id) }
    var limit: RefusalReason?
    if action == .undo {
      guard history.canUndo else { return refused(.nothingToUndo, on: id) }
      let stateBefore = countdownState
      history.undo()
      if countdownState != stateBefore { return countdownOutcome(on: id) }
    } else {
      switch step(action, on: id) {
      case .refused(let reason): return refused(reason, on: id)
      case .state(let state):
        guard state != before else { return .unchanged(reading(of: id, in: before)) }
        history.change(to: state)
        return countdownOutcome(on: id)
      case .to(let state, let cut):
        limit = cut
        guard value(of: id, in: state) != value(of: id, in: before) else {
          return limit.map { refused($0, on: id) } ?? .unchanged(reading(of: id, in: before))
        }
        history.change(to: state)
      }
    }
    // An undo takes the control's last change back, whichever element it was made on.
    let present = history.present
    let moved = elementIDs.first { value(of: $0, in: before) != value(of: $0, in: present) }
    guard let moved else { return countdownOutcome(on: id) }
    let changed = action == .undo ? moved : id
    let from = reading(of: changed, in: before)
    let to = reading(of: changed, in: present)
    let crossing = crossing(from: from.value, to: to.value, by: action)
    return .changed(Change(from: from, to: to, limit: limit, crossing: crossing))
  }

  private func refused(_ reason: RefusalReason, on id: String) -> Outcome {
    .refused(Refusal(reading: reading(of: id, in: history.present), reason: reason))
  }

  private func countdownOutcome(on id: String) -> Outcome {
    let reading = reading(of: id, in: history.present)
    return countdownState.map { .countdown(reading, $0) } ?? .unchanged(reading)
  }

  /// Why no action is possible at all, where that is so.
  var obstacle: RefusalReason? {
    isEnabled ? (isReadOnly ? .readOnly : nil) : .disabled
  }

  /// The value text that an action would give; nil where it would be refused or change nothing.
  func promise(_ action: ElementAction, on id: String) -> String? {
    guard obstacle == nil, case .to(let state, _) = step(action, on: id) else { return nil }
    let value = value(of: id, in: state)
    return value == self.value(of: id) ? nil : text(of: value, for: id)
  }

  /// The element of an adjustable value, with what it promises, and how its ends read where it has some.
  func adjustableElement(
    _ description: ElementDescription, range: ClosedRange<Double>, hasEnds: Bool = true
  ) -> AdjustableElement {
    let id = description.id
    let now = reading(of: id, in: history.present)
    var element = AdjustableElement(
      id: id, label: description.label, valueText: now.text, spokenValueText: now.spokenText,
      hint: description.hint, traits: isEnabled ? .adjustable : [.adjustable, .notEnabled],
      isReadOnly: isReadOnly, value: now.value, range: range,
      incrementedValueText: promise(.increment(), on: id),
      decrementedValueText: promise(.decrement(), on: id))
    element.isTimeOfDay = format(for: id)?.kind.isTimeOfDay ?? false
    guard hasEnds else { return element }
    element.rangeTexts = EndTexts(
      minimum: text(of: range.lowerBound, for: id), maximum: text(of: range.upperBound, for: id))
    let spoken = (
      spokenText(of: range.lowerBound, for: id), spokenText(of: range.upperBound, for: id)
    )
    if let written = element.rangeTexts, spoken.0 != nil || spoken.1 != nil {
      element.spokenRangeTexts = EndTexts(
        minimum: spoken.0 ?? written.minimum, maximum: spoken.1 ?? written.maximum)
    }
    return element
  }

  func spokenText(of value: Double, for id: String) -> String? {
    format(for: id)?.spokenText(value)
  }

  /// The value that a typed text means for an element; nil where it cannot be read.
  public func value(from typed: String, for id: String) -> Double? {
    format(for: id)?.value(from: typed)
  }

  /// What an element expects to be typed, with an example.
  public func expectation(for id: String) -> String { format(for: id)?.expectation ?? "value" }

  /// The text of a value of an element.
  public func text(of value: Double, for id: String) -> String {
    format(for: id)?.text(value) ?? ""
  }
}
