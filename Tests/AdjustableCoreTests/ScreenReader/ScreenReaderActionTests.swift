import Foundation
import Testing

@testable import AdjustableCore

/// Acting on the focused element, and what is logged.
struct ScreenReaderActionTests {
  @Test("Everything that was said is in the log, in order")
  func log() throws {
    var reader = try TestScreen.reader()
    reader.read()
    reader.perform(.increment())
    reader.next()
    reader.perform(.toMinimum)
    reader.advance(to: Samples.instant(1))
    #expect(
      reader.spokenLog == """
        Bedtime: 23:00. Adjustable.
        23:15
        Wake up: 07:00. Adjustable.
        07:00. A dial has no ends.
        """)
    #expect(reader.log.map(\.kind) == [.focus, .value, .focus, .limit])
    #expect(reader.log.map(\.id) == ["bedtime", "bedtime", "wake-up", "wake-up"])
    #expect(reader.log.map(\.reason) == [nil, nil, nil, .noEnds(of: .dial)])
  }

  @Test("Undo goes back over the elements, moves the focus there and reads")
  func undo() throws {
    var reader = try TestScreen.reader()
    reader.perform(.increment())
    reader.go(to: 5)
    reader.perform(.increment(2))
    reader.perform(.decrement())
    #expect(reader.perform(.undo).text == "7")
    #expect(reader.perform(.undo).text == "5")
    let elsewhere = reader.perform(.undo)
    #expect(elsewhere.kind == .focus)
    #expect(elsewhere.text == "Bedtime: 23:00. Adjustable.")
    #expect(reader.focused.id == "bedtime")
    #expect(reader.perform(.undo).text == "23:00. Nothing to undo.")
  }

  @Test("Undo takes back what changed, not what was refused or left as it is")
  func undoPassesOverNothing() throws {
    var reader = try TestScreen.reader()
    reader.go(to: 5)
    reader.perform(.increment())
    for action in [ElementAction.set(6), .set(99), .increment(0), .start, .toMinimum, .undo] {
      reader.perform(action)
    }
    // Start went to the countdown, to the minimum on the slider; one undo took the latter back.
    #expect(reader.element("volume")?.value == 6)
    reader.perform(.undo)
    #expect(reader.focused.id == "tea")
    #expect(reader.element("volume")?.value == 6)
    reader.perform(.undo)
    #expect(reader.element("volume")?.value == 5)
  }

  @Test("A reset of a countdown that stands as it was made is no change to undo")
  func resetOfNothing() throws {
    var reader = try TestScreen.reader()
    reader.go(to: 7)
    reader.perform(.start)
    reader.perform(.reset)
    reader.go(to: 5)
    reader.perform(.increment())
    reader.go(to: 7)
    reader.perform(.reset)
    reader.perform(.undo)
    #expect(reader.element("volume")?.value == 5)
  }

  @Test("An action for a countdown goes to the first one on the screen, and names it")
  func countdownActions() throws {
    var reader = try TestScreen.reader()
    let phrase = reader.perform(.start)
    #expect(phrase.id == "tea")
    #expect(phrase.text == "Tea: 1 minute, 30 seconds. Running.")
    #expect(reader.focused.id == "bedtime")
  }

  @Test("Without a countdown such an action is a mistake")
  func noCountdown() throws {
    let slider = try Slider("Volume", value: 5, in: 0...10, step: 1, format: Samples.plain)
    let screen = try Screen(
      title: "", locale: Samples.locale, items: [.heading("Sound"), .control(slider)])
    var reader = ScreenReader(screen)
    let phrase = reader.perform(.start)
    #expect(phrase.text == "5. Not a countdown.")
    #expect(phrase.kind == .error)
    #expect(phrase.code == "notACountdown")
    reader.previous()
    #expect(reader.perform(.start).text == "Sound. Not a countdown.")
    #expect(reader.perform(.increment()).text == "Sound. Not adjustable.")
    #expect(reader.type("5").text == "Sound. Not adjustable.")
    #expect(reader.perform(.undo).text == "Sound. Nothing to undo.")
  }

  @Test("The summary of a range is not adjustable, and follows the range")
  func summary() throws {
    var reader = try TestScreen.reader()
    reader.perform(.decrement(4))
    reader.go(to: 4)
    #expect(reader.focused.label == "9 hours of sleep")
    for action in [ElementAction.increment(), .set(3), .toMaximum, .reset] {
      #expect(reader.perform(action).reason == .notAdjustable)
    }
  }

  @Test(
    "What is typed is read in the element's own format",
    arguments: [
      (2, "22:30", "22:30", nil), (2, "10:30 pm", "22:30", nil), (5, "7", "7", nil),
      (5, "7.4", "7", nil), (5, "11", "5. 11 is out of bounds, 0 to 10.", "outOfBounds"),
      (6, "feb", "February", nil), (6, " MARCH ", "March", nil), (7, "2m", "2 minutes", nil),
      (2, "6:30", "06:00. Limited by Wake up.", nil),
    ])
  func typing(index: Int, typed: String, said: String, code: String?) throws {
    var reader = try TestScreen.reader()
    reader.go(to: index)
    #expect(reader.canRead(typed))
    let phrase = reader.type(typed)
    #expect(phrase.text == said)
    #expect(phrase.code == code)
  }

  @Test("What cannot be read is an error, and the value stays", arguments: 2...7)
  func notUnderstood(index: Int) throws {
    var reader = try TestScreen.reader()
    reader.go(to: index)
    let before = reader.focused
    guard before.value != nil else { return }
    let phrase = reader.type("what?")
    #expect(!reader.canRead("what?"))
    #expect(phrase.kind == .error)
    #expect(phrase.code == "notUnderstood")
    #expect(phrase.text.hasPrefix("\(before.valueText). what? is not a "))
    #expect(reader.focused == before)
  }

  @Test("Time passes for every control, and what is due is said with its urgency")
  func time() throws {
    var reader = try TestScreen.reader()
    reader.perform(.start)
    #expect(reader.advance(to: Samples.instant(10)) == [])
    let minute = reader.advance(to: Samples.instant(30))
    #expect(minute.map(\.text) == ["1 minute"])
    #expect(minute.map(\.utterance.priority) == [.progress])
    let end = reader.advance(to: Samples.instant(90))
    #expect(end.map(\.text) == ["Time is up."])
    #expect(end.map(\.utterance.priority) == [.important])
    #expect(end.map(\.kind) == [.announcement])
    #expect(reader.advance(to: Samples.instant(91)) == [])
    #expect(reader.log.suffix(2) == minute + end)
  }

  @Test(
    "A random session never loses its place, and undo leads back to where it began",
    arguments: 0..<4)
  func anySession(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var reader = try TestScreen.reader()
    let before = reader.elementIDs.map { reader.element($0) }
    for _ in 0..<150 {
      switch random.whole(0...4) {
      case 0: reader.go(to: random.whole(-1...9))
      case 1: reader.next()
      default: reader.perform(ControlSamples.action(on: reader.focused, using: &random))
      }
    }
    #expect(reader.log.count == 150)
    while reader.perform(.undo).reason != .nothingToUndo {}
    #expect(reader.elementIDs.map { reader.element($0) } == before)
  }
}
