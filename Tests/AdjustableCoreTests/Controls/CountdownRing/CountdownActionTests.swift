import Foundation
import Testing

@testable import AdjustableCore

/// Starting, holding, extending and restarting a countdown.
struct CountdownActionTests {
  private func ring(_ duration: Double, stride: Double? = 30) throws -> CountdownRing {
    try CountdownRing(
      duration: duration, extensionStride: stride, format: Samples.countdown,
      now: Samples.instant(0))
  }

  @Test("What is waiting reads its full duration, whatever the time")
  func waiting() throws {
    var ring = try ring(90)
    _ = ring.advance(to: Samples.instant(1e6))
    #expect(ring.state == .waiting)
    #expect(ring.wholeSeconds == 90)
    #expect(ring.endDate == nil)
    #expect(ring.element("time-remaining")?.valueText == "1 minute, 30 seconds")
  }

  @Test("It starts, is held, goes on and is over")
  func course() throws {
    var ring = try ring(90)
    #expect(ring.perform(.pause).reason == .countdownIs(.waiting))
    #expect(ring.perform(.resume).reason == .countdownIs(.waiting))
    #expect(state(ring.perform(.start)) == .running)
    #expect(ring.perform(.start).reason == .countdownIs(.running))
    #expect(ring.perform(.resume).reason == .countdownIs(.running))
    _ = ring.advance(to: Samples.instant(20.5))
    #expect(ring.wholeSeconds == 70)
    #expect(state(ring.perform(.pause)) == .paused)
    _ = ring.advance(to: Samples.instant(500))
    #expect(ring.remaining == 69.5)
    #expect(state(ring.perform(.resume)) == .running)
    #expect(ring.endDate == Samples.instant(569.5))
    _ = ring.advance(to: Samples.instant(569.5))
    #expect(ring.state == .over)
    #expect(ring.perform(.pause).reason == .countdownIs(.over))
    #expect(ring.perform(.start).reason == .countdownIs(.over))
  }

  @Test("Restart runs the original duration again, reset returns to the very beginning")
  func restartAndReset() throws {
    var ring = try ring(90)
    _ = ring.perform(.increment(2))
    _ = ring.perform(.start)
    _ = ring.advance(to: Samples.instant(40))
    #expect(state(ring.perform(.restart)) == .running)
    #expect(ring.duration == 90)
    #expect(ring.endDate == Samples.instant(130))
    #expect(state(ring.perform(.reset)) == .waiting)
    #expect(ring.duration == 90)
    let again = ring.perform(.reset)
    #expect(!again.hasChanged)
    #expect(again.reason == nil)
  }

  @Test("An extension moves the end and adds as much to the duration")
  func extensions() throws {
    var ring = try ring(90)
    _ = ring.perform(.start)
    _ = ring.advance(to: Samples.instant(60))
    _ = ring.perform(.increment())
    #expect(ring.endDate == Samples.instant(120))
    #expect(ring.duration == 120)
    #expect(ring.remaining == 60)
    _ = ring.perform(.pageIncrement())
    #expect(ring.remaining == 360)
    _ = ring.perform(.decrement(2))
    #expect(ring.remaining == 300)
    #expect(ring.duration == 360)
    _ = ring.perform(.extend(0.25))
    #expect(ring.remaining == 300.25)
    _ = ring.perform(.extend(0.25))
    #expect(ring.remaining == 300.5)
    _ = ring.perform(.set(45))
    #expect(ring.wholeSeconds == 45)
  }

  @Test("Time taken off never goes below zero, and a count cut short says so")
  func takenOff() throws {
    var waiting = try ring(50)
    #expect(waiting.perform(.decrement(2)).reason == .atMinimum())
    #expect(waiting.wholeSeconds == 0)
    #expect(waiting.perform(.decrement()).reason == .atMinimum())

    var running = try ring(50)
    _ = running.perform(.start)
    _ = running.advance(to: Samples.instant(0.1))
    #expect(running.perform(.decrement()).reason == nil)
    #expect(running.perform(.decrement()).reason == nil)
    #expect(running.state == .over)
    #expect(running.wholeSeconds == 0)
    #expect(running.advance(to: Samples.instant(0.1)).map(\.kind) == [.finished])
  }

  @Test("Taking off all that is left of a running countdown ends it now, at any instant")
  func takenOffExactly() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<300 {
      let now = Samples.instant(8e8 + Double.random(in: 0...1e6, using: &random))
      let left = Samples.decimal(random.whole(1...6000), 2)
      var ring = try CountdownRing(
        endDate: now + left, duration: 600, extensionStride: 60, format: Samples.countdown, now: now
      )
      _ = ring.perform(.decrement())
      #expect(left > 60 || ring.state == .over, "\(left)")
      #expect(left > 60 || ring.wholeSeconds == 0, "\(left)")
    }
  }

  @Test("A clock that was set back is not more time than there is")
  func setBack() throws {
    var ring = try ring(60)
    _ = ring.perform(.start)
    _ = ring.advance(to: Samples.instant(-1000))
    #expect(ring.wholeSeconds == 60)
    #expect(ring.frame(at: ring.now, reduceMotion: false).fraction == 1)
    _ = ring.perform(.decrement(2))
    #expect(ring.state == .over)
  }

  @Test("The longest countdown is a maximum, and a count cut short says so")
  func longest() throws {
    var ring = try ring(60)
    #expect(ring.perform(.increment(.max)).reason == .atMaximum())
    #expect(ring.duration == CountdownMotion.longest)
    #expect(ring.perform(.increment()).reason == .atMaximum())
    #expect(ring.element("time-remaining")?.incrementedValueText == nil)
    #expect(ring.perform(.extend(.infinity)).reason == .notANumber)
  }

  @Test("Without an extension stride it is not adjustable, and can still be extended")
  func notAdjustable() throws {
    var ring = try ring(60, stride: nil)
    let element = try #require(ring.element("time-remaining"))
    #expect(element.traits == .updatesFrequently)
    #expect(element.incrementedValueText == nil)
    #expect(element.decrementedValueText == nil)
    let actions: [ElementAction] = [
      .increment(), .decrement(), .pageIncrement(), .pageDecrement(), .toMinimum, .toMaximum,
      .set(5),
    ]
    for action in actions { #expect(ring.perform(action).reason == .notAdjustable) }
    _ = ring.perform(.extend(60))
    #expect(ring.wholeSeconds == 120)
  }

  @Test("With one it is adjustable and has no ends")
  func adjustable() throws {
    var ring = try ring(60)
    #expect(ring.element("time-remaining")?.traits == [.adjustable, .updatesFrequently])
    #expect(ring.perform(.toMinimum).reason == .noEnds(of: .countdown))
    #expect(ring.perform(.toMaximum).reason == .noEnds(of: .countdown))
    #expect(ring.perform(.set(-1)).reason == .outOfBounds(0...CountdownMotion.longest))
    #expect(ring.perform(.set(.nan)).reason == .notANumber)
    #expect(ring.perform(.set(60)) == .unchanged(reading(ring)))
  }

  @Test("An undo takes back how it stands: held again, running again, waiting again")
  func undo() throws {
    var ring = try ring(90)
    let waiting = ring
    _ = ring.perform(.start)
    let running = ring
    _ = ring.perform(.pause)
    #expect(state(ring.perform(.undo)) == .running)
    #expect(ring == running)
    #expect(state(ring.perform(.undo)) == .waiting)
    #expect(ring == waiting)
    #expect(ring.perform(.undo).reason == .nothingToUndo)
  }

  @Test("The same end date set again is no change, another one can be undone")
  func setEnd() throws {
    var ring = try CountdownRing(
      endDate: Samples.instant(60), duration: 60, format: Samples.countdown,
      now: Samples.instant(0))
    let before = ring
    try ring.setEnd(Samples.instant(60), duration: 60)
    #expect(ring == before)
    try ring.setEnd(Samples.instant(90), duration: 120)
    #expect(ring.remaining == 90)
    #expect(ring.duration == 120)
    #expect(ring.perform(.undo).hasChanged)
    #expect(ring == before)
  }

  @Test("Disabled or read only it offers no action, and time goes on")
  func disabled() throws {
    var ring = try CountdownRing(
      endDate: Samples.instant(60), duration: 60, extensionStride: 30, format: Samples.countdown,
      now: Samples.instant(0))
    ring.isReadOnly = true
    #expect(ring.perform(.increment()).reason == .readOnly)
    ring.isEnabled = false
    for action in Samples.actions(numbers: [1], counts: [1]) {
      #expect(ring.perform(action).reason == .disabled)
    }
    #expect(ring.element("time-remaining")?.incrementedValueText == nil)
    _ = ring.advance(to: Samples.instant(20))
    #expect(ring.wholeSeconds == 40)
  }

  private func state(_ outcome: Outcome) -> CountdownState? {
    if case .countdown(_, let state) = outcome { state } else { nil }
  }

  private func reading(_ ring: CountdownRing) -> Reading {
    ring.reading(of: "time-remaining", in: ring.history.present)
  }
}
