import Foundation
import Testing

@testable import AdjustableCore

/// The frames of a countdown, and when the next one is due.
struct CountdownFrameTests {
  /// A running ring, the last instant before it may move, and how it stands.
  private func rings(seed: Int, count: Int) throws -> [CountdownRing] {
    var random = SplitMix64(seed: UInt64(seed))
    return try (0..<count).map { _ in
      let now =
        random.one(of: [0, 8e8, -9e7]) + Double.random(in: 0...1000, using: &random)
      let duration = Samples.decimal(random.whole(1...700), random.whole(0...2))
      let left =
        random.once(in: 2) ? duration : Double.random(in: 0...duration * 1.5, using: &random)
      return try CountdownRing(
        endDate: Samples.instant(now + left), duration: duration, format: Samples.countdown,
        now: Samples.instant(now))
    }
  }

  @Test("With Reduce Motion every whole second is shown exactly once", arguments: 0..<4)
  func everySecondOnce(seed: Int) throws {
    for ring in try rings(seed: seed, count: 12) {
      var now = ring.now
      var frame = ring.frame(at: now, reduceMotion: true)
      let first = frame.wholeSeconds
      var shown = [first]
      while let next = frame.nextChange, shown.count <= first + 2 {
        #expect(next > now)
        now = next
        frame = ring.frame(at: now, reduceMotion: true)
        shown.append(frame.wholeSeconds)
      }
      // Where the clock has yet to reach the first instant, that one shows the same second again.
      if shown.count > first + 1 { shown.removeFirst() }
      #expect(shown == (0...first).reversed(), "\(ring.duration) \(ring.remaining)")
      #expect(frame.fraction == 0)
    }
  }

  @Test("Without it a frame is due at most a thirtieth of a second ahead", arguments: 0..<4)
  func smooth(seed: Int) throws {
    for ring in try rings(seed: seed, count: 20) {
      var now = ring.now
      for _ in 0..<200 {
        guard let next = ring.frame(at: now, reduceMotion: false).nextChange else { break }
        #expect(next > now)
        let starts = try #require(ring.endDate) - ring.duration
        #expect(next.timeIntervalSince(now) <= 1.0 / 30 + 1e-6 || now < starts)
        now = next
      }
    }
  }

  @Test(
    "The next change is never the present one, however near the first instant", arguments: 0..<4)
  func neverLoops(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<400 {
      let end = 8e8 + Double.random(in: 0...1e6, using: &random)
      let duration = Samples.decimal(random.whole(1...99999), 3)
      let ring = try CountdownRing(
        endDate: Samples.instant(end), duration: duration, format: Samples.countdown,
        now: Samples.instant(end - duration - 5))
      for reduceMotion in [true, false] {
        let start = try #require(ring.frame(at: ring.now, reduceMotion: reduceMotion).nextChange)
        let next = ring.frame(at: start, reduceMotion: reduceMotion).nextChange
        #expect(try #require(next) > start, "\(end) \(duration)")
      }
    }
  }

  @Test("Nothing changes while it waits, is held or is over")
  func noChange() throws {
    var ring = try CountdownRing(duration: 90, format: Samples.countdown, now: Samples.instant(0))
    for reduceMotion in [true, false] {
      #expect(ring.frame(at: ring.now, reduceMotion: reduceMotion).nextChange == nil)
      #expect(ring.frame(at: ring.now, reduceMotion: reduceMotion).fraction == 1)
    }
    _ = ring.perform(.start)
    _ = ring.advance(to: Samples.instant(30))
    _ = ring.perform(.pause)
    for reduceMotion in [true, false] {
      #expect(ring.frame(at: Samples.instant(99), reduceMotion: reduceMotion).nextChange == nil)
    }
    _ = ring.perform(.resume)
    for instant in [90.0, 91, 1e9] {
      let frame = ring.frame(at: Samples.instant(instant), reduceMotion: true)
      #expect(frame.nextChange == nil)
      #expect(frame.wholeSeconds == 0)
    }
  }

  @Test("Text and seconds are the same in both modes, only the fraction differs", arguments: 0..<3)
  func bothModes(seed: Int) throws {
    for ring in try rings(seed: seed, count: 60) {
      let smooth = ring.frame(at: ring.now, reduceMotion: false)
      let reduced = ring.frame(at: ring.now, reduceMotion: true)
      #expect(smooth.text == reduced.text)
      #expect(smooth.wholeSeconds == reduced.wholeSeconds)
      #expect(reduced.fraction == min(1, Double(reduced.wholeSeconds) / ring.duration))
      #expect(smooth.fraction <= reduced.fraction)
    }
  }

  @Test(
    "Whole seconds round up, so that 0 shows only when the time is over",
    arguments: [
      (0.0, 0), (1e-9, 1), (0.001, 1), (1, 1), (1.001, 2), (59.2, 60), (60, 60), (-3, 0),
      (.nan, 0), (1e300, 10_000_000_000),
    ])
  func wholeSeconds(remaining: Double, seconds: Int) {
    #expect(CountdownMotion.wholeSeconds(remaining: remaining) == seconds)
  }

  @Test("A ring of no duration has no fraction")
  func noDuration() throws {
    let ring = try CountdownRing(duration: 0, format: Samples.countdown, now: Samples.instant(0))
    for reduceMotion in [true, false] {
      #expect(ring.frame(at: ring.now, reduceMotion: reduceMotion).fraction == 0)
    }
  }
}
