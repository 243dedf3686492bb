@testable import AdjustableCore

/// The laws that every drag of every control keeps, as functions that throw where one is broken.
enum DragLaws {
  /// Takes something at the first of the points and drags it over the others.
  ///
  /// What each move may lead from and to is checked by `rules`. Where nothing can be taken nothing happens.
  static func check<Control: Draggable & Equatable>(
    of start: Control, in geometry: Control.Geometry, over points: [Point], cancelling: Bool,
    rules: (Control.Part, _ before: Control, _ after: Control) throws -> Void
  ) throws {
    var control = start
    guard let begun = control.beginDrag(at: points[0], in: geometry) else {
      return try hold(control == start, "a touch that took nothing changed something", control)
    }
    var drag = begun.drag
    var open = 0
    try check(begun.report, of: drag, from: start, to: control, open: &open)
    try rules(drag.part, start, control)
    for point in points.dropFirst() {
      let before = control
      let report = control.moveDrag(&drag, to: point)
      try check(report, of: drag, from: before, to: control, open: &open)
      try rules(drag.part, before, control)
      try ControlLaws.checkValues(control)
    }
    let last = control
    let report = cancelling ? control.cancelDrag(&drag) : control.endDrag(&drag)
    open -= report?.events.filter { $0 == .ended }.count ?? 0
    try hold(open == 0 && !drag.isEditing && drag.isOver, "editing is not balanced", control)
    try hold(
      control.moveDrag(&drag, to: points[0]) == nil && control.endDrag(&drag) == nil,
      "a drag went on after its end", control)
    if cancelling {
      try hold(control == start, "cancelling did not bring back the value before", start)
      return
    }
    try hold(control == last, "letting go moved something", last)
    let differs = values(control) != values(start)
    let committed = report?.events.contains(.committed) ?? false
    try hold(differs == committed, "committed \(committed), differs \(differs)", control)
    guard differs else { return try hold(control == start, "there is a trace of nothing", control) }
    try hold(control.perform(.undo).hasChanged, "the drag cannot be undone", last)
    try hold(control == start, "one undo does not take the whole drag back", last)
  }

  /// A report says what changed, and there is none where nothing did.
  private static func check<Control: Draggable & Equatable>(
    _ report: DragReport?, of drag: Drag<Control>, from before: Control, to after: Control,
    open: inout Int
  ) throws {
    open += report?.events.filter { $0 == .began }.count ?? 0
    try hold(open == (drag.isEditing ? 1 : 0), "editing is not balanced", after)
    let changed = after.elements.filter { $0.value != before.element($0.id)?.value }
    try hold(
      report?.changes.map(\.to.id) ?? [] == changed.filter { $0.value != nil }.map(\.id),
      "\(String(describing: report)) is not what changed", before)
    for change in report?.changes ?? [] {
      try hold(
        change.from.value == before.element(change.from.id)?.value
          && change.to.value == after.element(change.to.id)?.value
          && change.to.text == after.element(change.to.id)?.valueText,
        "\(change) is not the change", before)
    }
    guard let report else { return try hold(after == before, "a change was not reported", before) }
    try hold(!report.events.isEmpty || !report.changes.isEmpty, "an empty report", before)
    try hold(report.detents == 0 || !report.changes.isEmpty, "a detent without a change", before)
  }

  private static func values(_ control: some AdjustableControl) -> [Double?] {
    control.elements.map(\.value)
  }

  static func hold(
    _ condition: Bool, _ law: @autoclosure () -> String, _ control: some AdjustableControl
  ) throws {
    try ControlLaws.hold(condition, "\(law()): \(ControlLaws.brief(control))")
  }
}
