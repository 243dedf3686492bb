import AdjustableCore
import Foundation
import Testing

@Suite("A control of another package has undo, promises and refusals for free")
struct OwnControlTests {
  private static let actions: [ElementAction] = [
    .increment(), .increment(3), .decrement(), .decrement(.max), .increment(0), .decrement(.min),
    .pageIncrement(), .pageDecrement(2), .toMinimum, .toMaximum, .set(2), .set(4.4), .set(9),
    .set(.nan), .reset, .start, .extend(60), .move(.by(.strides(.min))), .move(.by(.pages(.max))),
  ]

  @Test("What is promised is what then happens", arguments: 1...5)
  func promises(start: Int) throws {
    let stars = try Stars(start)
    let element = try #require(stars.elements.first)
    for (promise, action) in [
      (element.incrementedValueText, ElementAction.increment()),
      (element.decrementedValueText, .decrement()),
    ] {
      var after = stars
      let outcome = after.perform(action)
      #expect((promise == nil) == (outcome.reason != nil))
      #expect(after.elements.first?.valueText == promise ?? element.valueText)
    }
  }

  @Test("What is refused changes nothing, and what is done can be undone", arguments: actions)
  func undo(action: ElementAction) throws {
    for start in 1...5 {
      let stars = try Stars(start)
      var after = stars
      switch after.perform(action) {
      case .changed(let change):
        #expect(change.to.value == after.elements.first?.value)
        #expect((1...5).contains(change.to.value))
        _ = after.perform(.undo)
        #expect(after == stars)
      case .unchanged, .refused: #expect(after == stars)
      case .countdown: Issue.record("stars are no countdown")
      }
      #expect(after.perform(.undo).reason == .nothingToUndo)
    }
  }

  @Test("A dimmed and a read-only control cannot be moved, and say so")
  func obstacles() throws {
    var stars = try Stars(3)
    #expect(stars.elements.first?.canBeMoved == true)
    stars.isReadOnly = true
    #expect(stars.elements.first?.canBeMoved == false)
    #expect(stars.perform(.increment()).reason == .readOnly)
    stars.isEnabled = false
    #expect(stars.elements.first?.canBeMoved == false)
    #expect(stars.perform(.undo).reason == .disabled)
  }

  @Test("Editing that came to differ is committed")
  func editing() throws {
    var stars = try Stars(3)
    #expect(stars.beginEditing() == .began)
    #expect(stars.beginEditing() == nil)
    _ = stars.perform(.increment())
    #expect(stars.endEditing() == [.ended, .committed])
    #expect(stars.endEditing() == [])
  }

  @Test("A screen reader works it as it works any control")
  func screenReader() throws {
    let screen = try Screen(
      title: "Review", locale: Locale(identifier: "en_US"), items: [.control(try Stars(4))])
    var reader = ScreenReader(screen)
    _ = reader.read()
    reader.increment()
    reader.increment()
    reader.undo()
    #expect(
      reader.spokenLog == """
        Rating: 4 stars. Adjustable.
        5 stars
        5 stars. Maximum.
        4 stars
        """)
  }

  @Test("An audit walks over all its stops and finds nothing", arguments: 1...5)
  func audit(start: Int) throws {
    let screen = try Screen(
      title: "Review", locale: Locale(identifier: "en_US"), items: [.control(try Stars(start))])
    #expect(Audit.report(on: screen).findings.isEmpty)
  }

  @Test("Two elements of a control are kept apart by their ids")
  func distinct() {
    let description = ElementDescription(label: "Rating")
    #expect(description.distinct(from: ["rating"], fallback: "stars").id == "rating-2")
    #expect(ElementDescription(label: "").distinct(from: [], fallback: "stars").id == "stars")
  }

  @Test("An own utterance has parts, each with its own sound")
  func utterance() {
    var utterance = Utterance("Rating")
    utterance.append(Spoken("4/5", aloud: "4 of 5"), after: ": ")
    utterance.append("", after: ", ")
    utterance.appendSentence("Adjustable.")
    utterance.appendSentence("Double-tap to send")
    #expect(utterance.text == "Rating: 4/5. Adjustable. Double-tap to send")
    #expect(utterance.spoken.aloud == "Rating: 4 of 5. Adjustable. Double-tap to send")
  }

  @Test("The history of another control leaves a control's own values in reach")
  func foreignHistory() throws {
    let format = try ValueFormat(.number(), locale: Locale(identifier: "en_US"))
    var range = try RangeSlider(range: 0.2...0.4, format: format)
    range.history = try RangeSlider(range: 70...90, in: 0...100, format: format).history
    let ladder = try Ladder(rungs: ["a", "b", "c"].map { Ladder.Rung(readOut: Spoken($0)) })
    let wide = try Ladder(rungs: (0..<9).map { Ladder.Rung(readOut: "\($0)") })
    var wheels = WheelSlider(
      outer: try .init("Outer", ladder: ladder), inner: try .init("Inner", ladder: ladder))
    wheels.history = WheelSlider(try .init("Other", ladder: wide, index: 8)).history
    for id in range.elementIDs { _ = range.perform(.increment(), on: id) }
    for id in wheels.elementIDs { _ = wheels.perform(.decrement(), on: id) }
    #expect(range.elements.count == 2)
    #expect(wheels.indices == [0, 0])
  }
}

@Suite("A control of another package can be dragged")
struct OwnDragTests {
  private static let row = Track(frame: Frame(width: 228, height: 44))

  private func at(_ stars: Double) -> Point { Self.row.centre(at: (stars - 1) / 4) }

  @Test("A drag moves, reports and is one change for undo")
  func drag() throws {
    let start = try Stars(2)
    var stars = start
    let begun = stars.beginDrag(at: at(2), in: Self.row)
    var (drag, report) = try #require(begun)
    #expect(report?.events == [.began])
    report = stars.moveDrag(&drag, to: at(5))
    #expect(report?.changes.map(\.to.value) == [5])
    #expect(report?.detents == 3)
    _ = stars.moveDrag(&drag, to: at(4))
    #expect(stars.endDrag(&drag)?.events == [.ended, .committed])
    #expect(stars.history.present == 4)
    _ = stars.perform(.undo)
    #expect(stars == start)
  }

  @Test("A cancelled drag leaves no trace, and a touch beside the row takes nothing")
  func cancelled() throws {
    let start = try Stars(2)
    var stars = start
    let begun = stars.beginDrag(at: at(3), in: Self.row)
    var drag = try #require(begun).drag
    #expect(stars.history.present == 3)
    #expect(stars.cancelDrag(&drag)?.events == [.ended])
    #expect(stars == start)
    #expect(stars.beginDrag(at: Point(x: 100, y: 300), in: Self.row) == nil)
  }
}
