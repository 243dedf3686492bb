@testable import AdjustableCore

/// A law that a control broke, with what it was asked and what it is.
struct BrokenLaw: Error, CustomStringConvertible {
  let description: String
}

/// The laws that every control keeps, as functions that throw where one is broken.
enum ControlLaws {
  static func hold(_ condition: Bool, _ law: @autoclosure () -> String) throws {
    if !condition { throw BrokenLaw(description: law()) }
  }

  /// Checks every law along a random walk of actions.
  static func checkWalk<Control: AdjustableControl & Equatable>(
    of start: Control, steps: Int, using random: inout SplitMix64
  ) throws {
    var control = start
    try checkValues(control)
    for _ in 0..<steps {
      let id = random.one(of: control.elementIDs)
      let action = ControlSamples.action(on: control.element(id), using: &random)
      try checkPromises(control)
      try checkMoves(control)
      try checkCount(control, id, count: random.whole(2...7), using: &random)
      let before = control
      let outcome = control.perform(action, on: id)
      try check(outcome, of: action, on: id, before: before, after: control)
      try checkValues(control)
    }
    try checkUndo(of: control, backTo: start)
  }

  /// Every value is finite and inside its present range, and no description of an element ever moves.
  static func checkValues(_ control: some AdjustableControl) throws {
    try hold(
      control.elements.map(\.id) == control.elementIDs, "elements and ids differ: \(brief(control))"
    )
    for element in control.elements {
      guard let value = element.value, let range = element.range else { continue }
      try hold(range.contains(value), "\(value) is outside \(range): \(brief(control))")
      try hold(value.isFinite, "a value is not finite: \(brief(control))")
      try hold(
        element.valueText == control.text(of: value, for: element.id), "text: \(brief(control))")
    }
  }

  /// What an element promises is what then happens, and where it promises nothing nothing happens.
  static func checkPromises(_ control: some AdjustableControl & Equatable) throws {
    for element in control.elements {
      let promises: [(String?, ElementAction)] = [
        (element.incrementedValueText, .increment()), (element.decrementedValueText, .decrement()),
      ]
      for (promise, action) in promises {
        var after = control
        let outcome = after.perform(action, on: element.id)
        guard let promise else {
          try hold(after == control, "\(action) was not promised, but happened: \(brief(control))")
          continue
        }
        guard case .changed(let change) = outcome else {
          throw BrokenLaw(description: "\(action) was promised, but refused: \(brief(control))")
        }
        let heard = after.element(element.id)?.valueText
        try hold(
          change.to.text == promise && heard == promise,
          "\(action) promised \(promise), gave \(change.to.text), \(heard ?? ""): \(brief(control))"
        )
      }
    }
  }

  /// A count of n is n times one; it reports a limit just where it could not go all the way.
  static func checkCount(
    _ control: some AdjustableControl & Equatable, _ id: String, count: Int,
    using random: inout SplitMix64
  ) throws {
    let (counted, single): (ElementAction, ElementAction) = random.one(of: [
      (.increment(count), .increment()), (.decrement(count), .decrement()),
      (.pageIncrement(count), .pageIncrement()), (.pageDecrement(count), .pageDecrement()),
    ])
    var (atOnce, oneByOne) = (control, control)
    let outcome = atOnce.perform(counted, on: id)
    let outcomes = (0..<count).map { _ in oneByOne.perform(single, on: id) }
    try hold(
      atOnce.elements.map(\.value) == oneByOne.elements.map(\.value)
        && atOnce.elements.map(\.range) == oneByOne.elements.map(\.range),
      "\(counted) gave \(brief(atOnce)), not \(brief(oneByOne)): \(brief(control))")
    guard let reason = outcome.reason else {
      try hold(
        outcomes.allSatisfy { $0.reason == nil }, "\(counted) hid a limit: \(brief(control))")
      return
    }
    try hold(
      atOnce.perform(single, on: id).reason == reason,
      "\(counted) reported a limit it did not reach: \(brief(control))")
  }

  /// A straight control moves unless it stands at the end of its present range.
  static func checkMoves(_ control: some AdjustableControl) throws {
    guard control is Slider || control is RangeSlider else { return }
    for element in control.elements {
      guard let value = element.value, let range = element.range else { continue }
      let isAtTop = value == range.upperBound
      let isAtBottom = value == range.lowerBound
      try hold(
        (element.incrementedValueText == nil) == isAtTop
          && (element.decrementedValueText == nil) == isAtBottom,
        "no increment or no decrement in mid-range: \(brief(control))")
    }
  }

  /// What is reported is what became of the control; what was refused left no trace.
  static func check<Control: AdjustableControl & Equatable>(
    _ outcome: Outcome, of action: ElementAction, on id: String, before: Control, after: Control
  ) throws {
    switch outcome {
    case .unchanged, .refused:
      try hold(after == before, "\(action) on \(id) changed what it refused: \(brief(before))")
      try hold(after.elements == before.elements, "\(action) moved an element: \(brief(before))")
    case .changed(let change):
      try hold(change.from.id == change.to.id, "\(action) changed two elements: \(brief(before))")
      try hold(change.from.value != change.to.value, "\(action) changed nothing: \(brief(before))")
      try checkReading(change.from, in: before)
      try checkReading(change.to, in: after)
      if action != .undo {
        try hold(change.to.id == id, "\(action) changed another: \(brief(before))")
      }
      for element in after.elements where element.id != change.to.id && element.value != nil {
        let former = before.element(element.id)?.value
        try hold(
          element.value == former, "\(action) on \(id) moved \(element.id): \(brief(before))")
      }
    case .countdown(let reading, _):
      try checkReading(reading, in: after)
      try hold(after != before, "\(action) reported a change and made none: \(brief(before))")
    }
    guard action != .undo, outcome.hasChanged else { return }
    var undone = after
    let undo = undone.perform(.undo, on: id)
    try hold(undo.hasChanged, "\(action) cannot be undone: \(brief(before))")
    try hold(
      undone == before, "undo of \(action) on \(id) gave \(brief(undone)), not \(brief(before))")
  }

  /// The numbers of a control, for a message that can be read.
  static func brief(_ control: some AdjustableControl) -> String {
    let numbers = control.elements.map { element in
      let range = element.range.map { "\($0)" } ?? "no range"
      return "\(element.id) \(element.value.map { "\($0)" } ?? "no value") in \(range)"
    }
    guard let ring = control as? CountdownRing else { return numbers.joined(separator: ", ") }
    return "\(numbers[0]), now \(ring.now.timeIntervalSinceReferenceDate), \(ring.history.present)"
  }

  private static func checkReading(_ reading: Reading, in control: some AdjustableControl) throws {
    let element = control.element(reading.id)
    try hold(element?.value == reading.value, "\(reading) is not the value: \(brief(control))")
    try hold(element?.valueText == reading.text, "\(reading) is not the text: \(brief(control))")
  }

  /// Undo leads back to the very beginning, and then says that there is nothing to undo.
  private static func checkUndo<Control: AdjustableControl & Equatable>(
    of control: Control, backTo start: Control
  ) throws {
    var control = control
    while control.perform(.undo).hasChanged {}
    try hold(control == start, "undo leads to \(brief(control)), not to \(brief(start))")
    let reason = control.perform(.undo).reason
    try hold(reason == .nothingToUndo, "an undo too many gave \(String(describing: reason))")
  }
}

extension Outcome {
  /// Whether anything is another way now.
  var hasChanged: Bool {
    switch self {
    case .changed, .countdown: true
    case .unchanged, .refused: false
    }
  }
}
