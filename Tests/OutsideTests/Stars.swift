import AdjustableCore
import Foundation

/// A control made in another package: one to five stars, each half as far from the next as a page.
struct Stars: UndoableControl, Hashable {
  let description: ElementDescription
  let format: ValueFormat
  var isEnabled = true
  var isReadOnly = false
  var history: History<Int>

  init(_ stars: Int, called description: ElementDescription = "Rating") throws {
    self.description = description
    format = try ValueFormat(
      .unit(PluralForms(one: "{value} star", other: "{value} stars")),
      locale: Locale(identifier: "en_US"))
    history = History(min(max(1, stars), 5))
  }

  var elementIDs: [String] { [description.id] }

  func element(_ id: String) -> AdjustableElement? {
    id == description.id ? adjustableElement(description, range: 1...5) : nil
  }

  func value(of id: String, in state: Int) -> Double { Double(state) }
  func format(for id: String) -> ValueFormat? { format }

  func step(_ move: Move, on id: String) -> Step<Int> {
    switch move {
    case .by(let stretch):
      let count = max(-5, min(stretch.count, 5))
      let wanted = history.present + count * stretch.unit(stride: 1, page: 2)
      let held = min(max(1, wanted), 5)
      let saysLimit = wanted != held && (abs(count) > 1 || held == history.present)
      return .to(held, limit: saysLimit ? (count > 0 ? .atMaximum() : .atMinimum()) : nil)
    case .toMinimum: return history.present == 1 ? .refused(.atMinimum()) : .to(1, limit: nil)
    case .toMaximum: return history.present == 5 ? .refused(.atMaximum()) : .to(5, limit: nil)
    case .set(let stars):
      guard stars.isFinite else { return .refused(.notANumber) }
      guard (1...5).contains(stars) else { return .refused(.outOfBounds(1...5)) }
      return .to(Int(stars.rounded()), limit: nil)
    case .reset: return .to(history.initial, limit: nil)
    }
  }
}

/// A pointer anywhere on the row takes the stars; each one passed is worth a feedback.
extension Stars: Draggable {
  enum Part { case row }

  func part(at point: Point, in row: Track) -> Part? {
    row.touchArea.contains(point) ? .row : nil
  }

  func elementIDs(of part: Part) -> [String] { elementIDs }

  func destination(of drag: Drag<Stars>, at point: Point) -> Step<Int> {
    let fraction = drag.geometry.fraction(at: point) ?? 0
    return step(.set(1 + (4 * fraction).rounded()), on: description.id)
  }

  func placing(_ part: Part, of source: Int, in state: Int) -> Int { source }
  func stopsCrossed(_ id: String, from start: Double, to end: Double) -> Int {
    Int(abs(end - start))
  }
}
