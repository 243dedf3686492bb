import Testing

@testable import AdjustableCore

struct CircularRangeSliderTests {
  private func dial(
    _ start: Double = 23, _ end: Double = 7, total: Double = 24, step: Double = 0.25,
    minimumSpan: Double = 0
  ) throws -> CircularRangeSlider {
    try CircularRangeSlider(
      startValue: start, endValue: end, total: total, step: step, minimumSpan: minimumSpan,
      format: Samples.plain, announcesCrossing: true)
  }

  private let byEnd = RefusalReason.limitedBy(id: "end", label: "End")
  private let byStart = RefusalReason.limitedBy(id: "start", label: "Start")

  @Test("A range may cross zero: 23 to 7 is 8 hours")
  func span() throws {
    #expect(try dial().span == 8)
    #expect(try dial(7, 23).span == 16)
    #expect(try dial(24, 24).startValue == 0)
    #expect(try dial(5, 5).span == 0)
  }

  @Test("A dial's elements have the whole turn as their range, and no ends to read")
  func elements() throws {
    let element = try #require(dial().element("start"))
    #expect(element.range == 0...24)
    #expect(element.rangeTexts == nil)
    #expect(element.incrementedValueText == "23.25")
  }

  @Test("Crossing zero is one ordinary step either way")
  func crossing() throws {
    var dial = try dial(23.75, 7)
    guard case .changed(let there) = dial.perform(.increment(), on: "start") else {
      Issue.record("a step over zero is a change")
      return
    }
    #expect(there.to.value == 0)
    #expect(there.crossing == .nextDay)
    guard case .changed(let back) = dial.perform(.decrement(), on: "start") else {
      Issue.record("a step back over zero is a change")
      return
    }
    #expect(back.to.value == 23.75)
    #expect(back.crossing == .previousDay)
  }

  @Test("Where the step does not divide the total the stop after the last one is 0")
  func undividedTotal() throws {
    var dial = try dial(0, 3, total: 12, step: 5)
    #expect(dial.perform(.decrement(), on: "start").hasChanged)
    #expect(dial.startValue == 10)
    _ = dial.perform(.increment(), on: "start")
    #expect(dial.startValue == 0)
  }

  @Test("Both handles at one spot: neither is taken over the other")
  func oneSpot() throws {
    var dial = try dial(6, 6)
    #expect(dial.perform(.increment(), on: "start").reason == byEnd)
    #expect(dial.perform(.decrement(), on: "end").reason == byStart)
    #expect(dial.element("start")?.incrementedValueText == nil)
    #expect(dial.perform(.increment(), on: "end").reason == nil)
    #expect(dial.span == 0.25)
  }

  @Test("A range that grows stops short of the full turn, which would read as nothing")
  func fullTurn() throws {
    var dial = try dial(6, 6)
    #expect(dial.perform(.increment(1000), on: "end").reason == byStart)
    #expect(dial.span == 23.75)
    #expect(dial.perform(.increment(), on: "end").reason == byStart)
    #expect(dial.perform(.decrement(), on: "start").reason == byEnd)
  }

  @Test("The minimum span holds on both sides, and a move goes as far as it may")
  func minimumSpan() throws {
    var dial = try dial(0, 4, step: 1, minimumSpan: 2.5)
    #expect(dial.perform(.increment(9), on: "start").reason == byEnd)
    #expect(dial.startValue == 1)
    #expect(dial.perform(.decrement(99), on: "start").reason == byEnd)
    #expect(dial.startValue == 7)
    #expect(dial.perform(.set(5), on: "start").reason == byEnd)
    #expect(dial.startValue == 7)
    #expect(dial.perform(.set(3), on: "start").reason == byEnd)
    #expect(dial.startValue == 1)
    #expect(dial.perform(.set(12), on: "start").reason == nil)
  }

  @Test("A minimum span over half a turn counts as half a turn")
  func halfTurn() throws {
    var dial = try dial(0, 12, minimumSpan: 20)
    #expect(dial.minimumSpan == 12)
    for id in ["start", "end"] {
      #expect(!dial.perform(.increment(), on: id).hasChanged)
      #expect(!dial.perform(.decrement(), on: id).hasChanged)
    }
  }

  @Test("A handle that is held to the span shows no drift digits")
  func noDrift() throws {
    var dial = try dial(0.7, 0.1, total: 1, step: 0, minimumSpan: 0.2)
    _ = dial.perform(.set(0.25), on: "start")
    #expect(dial.startValue == 0.3)
    _ = dial.perform(.set(0.05), on: "start")
    #expect(dial.startValue == 0.9)
  }

  @Test("A value off the stops goes to the next one, also over zero")
  func offTheStops() throws {
    var dial = try dial(23.9, 7)
    #expect(dial.element("start")?.incrementedValueText == "0")
    #expect(dial.element("start")?.decrementedValueText == "23.75")
    _ = dial.perform(.increment(2), on: "start")
    #expect(dial.startValue == 0.25)
    _ = dial.perform(.reset, on: "start")
    #expect(dial.startValue == 23.9)
  }

  @Test(
    "A number asked for snaps, then wraps",
    arguments: [
      (24.0, 0.0), (-1, 23), (25.1, 1), (23.9, 0), (47.13, 23.25), (1e6, 16),
    ])
  func set(asked: Double, value: Double) throws {
    var dial = try dial(12, 11.75)
    _ = dial.perform(.set(asked), on: "start")
    #expect(dial.startValue == value)
  }

  @Test(
    "No single move changes the span by more than half a turn",
    arguments: [
      (8.0, 20.0, true), (8, 20.5, false), (1, 13, true), (1, 13.25, false), (0, 0, true),
    ])
  func halfTurnRule(former: Double, span: Double, isAllowed: Bool) {
    let rule = SpanRule(total: 24, minimumSpan: 0)
    #expect(rule.allows(span, after: former) == isAllowed)
    #expect(rule.allows(former, after: span) == isAllowed)
  }
}
