import Foundation
import Testing

@testable import AdjustableCore

/// The end of a countdown is reported exactly once for an end date.
struct CountdownFinishTests {
  private func ring(endingAt end: Double, duration: Double = 60, now: Double = 0) throws
    -> CountdownRing
  {
    try CountdownRing(
      endDate: Samples.instant(end), duration: duration, format: Samples.countdown,
      now: Samples.instant(now))
  }

  /// How often the end is reported at these instants.
  private func finishes(_ ring: inout CountdownRing, at instants: [Double]) -> [Int] {
    instants.map { instant in
      ring.advance(to: Samples.instant(instant)).filter { $0.kind == .finished }.count
    }
  }

  @Test("At the end, and never before or again")
  func atTheEnd() throws {
    var ring = try ring(endingAt: 60)
    #expect(finishes(&ring, at: [0, 59, 59.999, 60, 60, 61, 1000]) == [0, 0, 0, 1, 0, 0, 0])
    #expect(ring.state == .over)
    #expect(ring.wholeSeconds == 0)
  }

  @Test("At the first instant that is told where the end is past already")
  func alreadyPast() throws {
    var ring = try ring(endingAt: -5)
    #expect(ring.state == .over)
    #expect(finishes(&ring, at: [0, 1]) == [1, 0])
  }

  @Test("Where the time jumps over the end, with no milestone beside it")
  func jumpedOver() throws {
    var ring = try ring(endingAt: 60)
    let announced = ring.advance(to: Samples.instant(1e9))
    #expect(announced.map(\.kind) == [.finished])
    #expect(finishes(&ring, at: [1e9 + 1]) == [0])
  }

  @Test("Not again where the clock was set back and reaches the end once more")
  func setBack() throws {
    var ring = try ring(endingAt: 60)
    #expect(finishes(&ring, at: [60, 10, 59, 60, 61]) == [1, 0, 0, 0, 0])
  }

  @Test("Not again for the same end date set again, again for a new one")
  func setAgain() throws {
    var ring = try ring(endingAt: 60)
    #expect(finishes(&ring, at: [60]) == [1])
    try ring.setEnd(Samples.instant(60), duration: 60)
    #expect(finishes(&ring, at: [61]) == [0])
    try ring.setEnd(Samples.instant(90), duration: 60)
    #expect(finishes(&ring, at: [62, 90, 91]) == [0, 1, 0])
    try ring.setEnd(Samples.instant(60), duration: 60)
    #expect(finishes(&ring, at: [92]) == [0])
  }

  @Test("Not again after an undo that leads back to an end that was reported")
  func undone() throws {
    var ring = try CountdownRing(
      endDate: Samples.instant(60), duration: 60, extensionStride: 30, format: Samples.countdown,
      now: Samples.instant(0))
    #expect(finishes(&ring, at: [60]) == [1])
    _ = ring.perform(.increment())
    #expect(finishes(&ring, at: [61, 90]) == [0, 1])
    _ = ring.perform(.undo)
    #expect(finishes(&ring, at: [95]) == [0])
  }

  @Test("Again when it runs again: restarted, or extended after the end")
  func runsAgain() throws {
    var ring = try CountdownRing(
      duration: 60, extensionStride: 30, format: Samples.countdown, now: Samples.instant(0))
    #expect(finishes(&ring, at: [1000]) == [0])
    _ = ring.perform(.start)
    #expect(finishes(&ring, at: [1060, 1070]) == [1, 0])
    _ = ring.perform(.increment())
    #expect(ring.state == .running)
    #expect(ring.wholeSeconds == 30)
    #expect(finishes(&ring, at: [1099, 1100, 1101]) == [0, 1, 0])
    _ = ring.perform(.restart)
    #expect(finishes(&ring, at: [1160, 1161, 1162]) == [0, 1, 0])
  }

  @Test("Once where the clock goes an hour forward, or back by an hour and on to the end")
  func hour() throws {
    var forward = try ring(endingAt: 60)
    #expect(finishes(&forward, at: [0, 30, 3630, 3631, 60]) == [0, 0, 1, 0, 0])
    var back = try ring(endingAt: 60)
    #expect(finishes(&back, at: [30, -3570, -3569, 59, 60, 3660]) == [0, 0, 0, 0, 1, 0])
    var after = try ring(endingAt: 60)
    #expect(finishes(&after, at: [60, -3540, 59, 60]) == [1, 0, 0, 0])
  }

  @Test("Once where it is reached by a countdown that was held meanwhile")
  func heldMeanwhile() throws {
    var ring = try ring(endingAt: 60)
    #expect(finishes(&ring, at: [59.5]) == [0])
    _ = ring.perform(.pause)
    #expect(finishes(&ring, at: [60, 100]) == [0, 0])
    _ = ring.perform(.resume)
    #expect(finishes(&ring, at: [100, 100.4, 100.5, 101]) == [0, 0, 1, 0])
  }

  @Test("Once where it was put off at the last moment", arguments: [59.999, 59.999999, 60])
  func lastMoment(instant: Double) throws {
    var ring = try ring(endingAt: 60)
    let early = finishes(&ring, at: [instant])
    // At the end itself it is over, reported, and runs again to another end.
    #expect(early == [instant == 60 ? 1 : 0])
    _ = ring.perform(.extend(30))
    #expect(ring.state == .running)
    #expect(finishes(&ring, at: [60, 89.9, 90, 91]) == [0, 0, 1, 0])
  }

  @Test("Never while it waits or is held")
  func waitingOrHeld() throws {
    var ring = try CountdownRing(duration: 60, format: Samples.countdown, now: Samples.instant(0))
    #expect(finishes(&ring, at: [0, 100, 1e9]) == [0, 0, 0])
    _ = ring.perform(.start)
    _ = ring.advance(to: Samples.instant(1e9 + 20))
    _ = ring.perform(.pause)
    #expect(finishes(&ring, at: [1e9 + 60, 2e9]) == [0, 0])
    #expect(ring.wholeSeconds == 40)
  }

  @Test("The event happens under every policy, and is said unless silent")
  func policies() throws {
    for policy in [AnnouncementPolicy.silent, .milestones, .everySecond, .every(7)] {
      var ring = try ring(endingAt: 60)
      ring.announcements = policy
      let announced = ring.advance(to: Samples.instant(60))
      #expect(announced.map(\.kind) == [.finished])
      #expect(announced.map(\.isSpoken) == [policy != .silent])
    }
  }

  @Test("An instant that is no number is not an instant")
  func noInstant() throws {
    var ring = try ring(endingAt: 60)
    let before = ring
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(ring.advance(to: Samples.instant(number)) == [])
    }
    #expect(ring == before)
  }
}
