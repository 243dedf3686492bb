import Testing

@testable import AdjustableCore

/// What is said after an action, in the default style and in the strict one.
struct OutcomePhraseTests {
  /// What is asked of an element, and what is said in either style.
  struct Said: Sendable, CustomTestStringConvertible {
    let id: String
    let actions: [ElementAction]
    let text: String
    let strict: String

    init(_ id: String, _ actions: ElementAction..., says text: String, strict: String) {
      self.id = id
      self.actions = actions
      self.text = text
      self.strict = strict
    }

    init(_ id: String, _ actions: ElementAction..., says text: String) {
      self.id = id
      self.actions = actions
      self.text = text
      strict = text
    }

    var testDescription: String { "\(id): \(text)" }
  }

  private func check(
    _ said: Said, on control: some AdjustableControl, style: PhraseStyle
  ) throws {
    let screen = try Screen(title: "Test", locale: Samples.locale, items: [.control(control)])
    var reader = ScreenReader(screen, style: style)
    reader.go(to: try #require(reader.index(of: said.id)))
    for action in said.actions { reader.perform(action) }
    #expect(reader.log.last?.text == (style == .strict ? said.strict : said.text))
  }

  @Test(
    "A price says its value, and at a limit why it stays",
    arguments: [
      Said("minimum-price", .increment(), says: "$60"),
      Said("minimum-price", .increment(), .increment(), says: "$70"),
      Said("minimum-price", .decrement(5), says: "$0"),
      Said("minimum-price", .decrement(6), says: "$0. Minimum.", strict: "$0"),
      Said("minimum-price", .toMinimum, says: "$0"),
      Said("minimum-price", .toMinimum, .toMinimum, says: "$0. Minimum.", strict: "$0"),
      Said("minimum-price", .toMaximum, says: "$150"),
      Said(
        "minimum-price", .toMaximum, .increment(), says: "$150. Limited by Maximum price.",
        strict: "$150"),
      Said(
        "minimum-price", .increment(50), says: "$150. Limited by Maximum price.", strict: "$150"),
      Said("minimum-price", .set(200), says: "$150. Limited by Maximum price.", strict: "$150"),
      Said("minimum-price", .set(151), says: "$150"),
      Said("maximum-price", .toMaximum, says: "$300"),
      Said("maximum-price", .toMaximum, .increment(), says: "$300. Maximum.", strict: "$300"),
      Said(
        "maximum-price", .toMinimum, .decrement(), says: "$50. Limited by Minimum price.",
        strict: "$50"),
      Said("maximum-price", .set(301), says: "$150. $301 is out of bounds, $0 to $300."),
      Said("maximum-price", .set(.nan), says: "$150. Not a number."),
      Said("maximum-price", .undo, says: "$150. Nothing to undo.", strict: "$150"),
      Said("maximum-price", .increment(), .undo, says: "$150"),
      Said("maximum-price", .increment(), .reset, says: "$150"),
      Said("maximum-price", .reset, says: "$150"),
      Said("maximum-price", .increment(0), says: "$150"),
      Said("maximum-price", .start, says: "$150. Not a countdown."),
    ], [PhraseStyle.voiceOver, .strict])
  func prices(said: Said, style: PhraseStyle) throws {
    let slider = try RangeSlider(
      lower: "Minimum price", upper: "Maximum price", range: 50...150, in: 0...300, step: 10,
      format: Samples.dollars)
    try check(said, on: slider, style: style)
  }

  @Test(
    "A slider's ends have their own names where it has them",
    arguments: [
      Said("volume", .toMinimum, .decrement(), says: "0. Silent.", strict: "0"),
      Said("volume", .increment(99), says: "10. Loud.", strict: "10"),
    ], [PhraseStyle.voiceOver, .strict])
  func endLabels(said: Said, style: PhraseStyle) throws {
    let slider = try Slider(
      "Volume", value: 5, in: 0...10, step: 1,
      endLabels: .init(minimum: "Silent", maximum: "Loud."),
      format: Samples.plain)
    try check(said, on: slider, style: style)
  }

  @Test(
    "A dial has no ends, and says the day it crosses into only where it is asked to",
    arguments: [
      Said("bedtime", .toMinimum, says: "23:45. A dial has no ends.", strict: "23:45"),
      Said("bedtime", .increment(), says: "00:00, next day"),
      Said("bedtime", .increment(), .decrement(), says: "23:45, previous day"),
      Said("bedtime", .increment(), .increment(), says: "00:15"),
      Said("bedtime", .set(2), says: "02:00"),
      Said("bedtime", .pageIncrement(), says: "00:45, next day"),
      Said("bedtime", .pageIncrement(), .pageDecrement(), says: "23:45, previous day"),
      Said(
        "bedtime", .increment(99), says: "07:00, next day. Limited by Wake up.",
        strict: "07:00, next day"),
    ], [PhraseStyle.voiceOver, .strict])
  func crossings(said: Said, style: PhraseStyle) throws {
    let dial = try CircularRangeSlider(
      start: "Bedtime", end: "Wake up", startValue: 23.75, endValue: 7, format: Samples.clock,
      announcesCrossing: true)
    try check(said, on: dial, style: style)
  }

  @Test("A dial that is not asked to says no day")
  func noCrossing() throws {
    let dial = try CircularRangeSlider(
      start: "Bedtime", startValue: 23.75, endValue: 7, format: Samples.clock)
    try check(Said("bedtime", .increment(), says: "00:00"), on: dial, style: .voiceOver)
  }

  @Test(
    "What is disabled or read only says so, and stays",
    arguments: [ElementAction.increment(), .toMaximum, .set(3), .set(99), .reset, .start])
  func obstacles(action: ElementAction) throws {
    var slider = try Slider("Volume", value: 5, in: 0...10, step: 1, format: Samples.plain)
    slider.isEnabled = false
    try check(
      Said("volume", action, says: "5. Dimmed.", strict: "5"), on: slider, style: .voiceOver)
    try check(Said("volume", action, says: "5. Dimmed.", strict: "5"), on: slider, style: .strict)
    slider.isEnabled = true
    slider.isReadOnly = true
    try check(Said("volume", action, says: "5. Read only."), on: slider, style: .voiceOver)
  }

  @Test(
    "A countdown says how it stands",
    arguments: [
      Said("tea", .start, says: "1 minute, 30 seconds. Running."),
      Said("tea", .start, .pause, says: "1 minute, 30 seconds. Paused."),
      Said(
        "tea", .start, .start, says: "1 minute, 30 seconds. Already running.",
        strict: "1 minute, 30 seconds"),
      Said(
        "tea", .pause, says: "1 minute, 30 seconds. Not started.", strict: "1 minute, 30 seconds"),
      Said("tea", .increment(), says: "2 minutes"),
      Said("tea", .decrement(3), says: "0 seconds"),
      Said("tea", .decrement(4), says: "0 seconds. Minimum.", strict: "0 seconds"),
      Said("tea", .start, .reset, says: "1 minute, 30 seconds. Not started."),
      Said(
        "tea", .toMaximum, says: "1 minute, 30 seconds. A countdown has no ends.",
        strict: "1 minute, 30 seconds"),
    ], [PhraseStyle.voiceOver, .strict])
  func countdowns(said: Said, style: PhraseStyle) throws {
    let ring = try CountdownRing(
      "Tea", duration: 90, extensionStride: 30, format: Samples.countdown, now: Samples.instant(0))
    try check(said, on: ring, style: style)
  }

  @Test("A countdown without an extension stride is not adjustable")
  func notAdjustable() throws {
    let ring = try CountdownRing(
      "Tea", duration: 45, format: Samples.countdown, now: Samples.instant(0))
    let said = Said("tea", .increment(), says: "45 seconds. Not adjustable.", strict: "45 seconds")
    try check(said, on: ring, style: .voiceOver)
    try check(said, on: ring, style: .strict)
  }

  @Test("What could not be understood says what was expected")
  func notUnderstood() {
    let reading = Reading(id: "a", value: 5, text: "$5")
    let said = Phrasing(style: .strict, locale: Samples.locale).notUnderstood(
      "five {expected}", expected: .own("amount, such as $60"), reading: reading)
    #expect(said.text == "$5. five {expected} is not a amount, such as $60.")
  }
}
