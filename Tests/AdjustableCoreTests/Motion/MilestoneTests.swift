import Foundation
import Testing

@testable import AdjustableCore

/// Which remaining times are announced, and how they read.
struct MilestoneTests {
  /// Everything that a running ring announces while the time goes on in steps.
  private func said(
    duration: Double, every step: Double = 1, policy: AnnouncementPolicy = .milestones
  ) throws -> [String] {
    var ring = try CountdownRing(
      endDate: Samples.instant(duration), duration: duration, announcements: policy,
      format: Samples.countdown, now: Samples.instant(0))
    return stride(from: 0, through: duration + 3 * step, by: step).flatMap { instant in
      ring.advance(to: Samples.instant(instant)).filter(\.isSpoken).map {
        $0.kind == .finished ? "Time is up." : $0.text
      }
    }
  }

  private let lastMinute = [
    "30 seconds", "20 seconds", "10", "5", "4", "3", "2", "1", "Time is up.",
  ]

  @Test("A minute announces what lies below it, each once, and then the end")
  func minute() throws {
    #expect(try said(duration: 60) == lastMinute)
    #expect(try said(duration: 60, every: 0.25) == lastMinute)
    #expect(try said(duration: 60.5, every: 0.5) == ["1 minute"] + lastMinute)
  }

  @Test("Hours are announced, then the minutes below an hour")
  func hours() throws {
    let minutes = [30, 20, 15, 10, 5, 4, 3, 2].map { "\($0) minutes" }
    #expect(
      try said(duration: 3 * 3600) == ["2 hours", "1 hour"] + minutes + ["1 minute"] + lastMinute)
  }

  @Test("A jump over several speaks the last one")
  func jumps() throws {
    // At 2900, 2200, 1500, 800 and 100 seconds left.
    #expect(
      try said(duration: 3600, every: 700)
        == ["30 minutes", "15 minutes", "2 minutes", "Time is up."])
    #expect(try said(duration: 60, every: 35) == ["30 seconds", "Time is up."])
    #expect(try said(duration: 60, every: 58) == ["2", "Time is up."])
    #expect(try said(duration: 60, every: 61) == ["Time is up."])
  }

  @Test(
    "Silent says nothing, every second says every second, every seven each seventh from the end")
  func policies() throws {
    #expect(try said(duration: 20, policy: .silent) == [])
    #expect(
      try said(duration: 12, policy: .everySecond)
        == ["11 seconds"] + (1...10).reversed().map { "\($0)" } + ["Time is up."])
    #expect(
      try said(duration: 30, policy: .every(7))
        == ["28 seconds", "21 seconds", "14 seconds", "7", "Time is up."])
    #expect(try said(duration: 3, policy: .every(0)) == ["2", "1", "Time is up."])
  }

  @Test(
    "What is passed is the lowest milestone on the way, never the duration itself", arguments: 0..<4
  )
  func oracle(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let hours = (1...5).map { $0 * 3600 }
    let all = [1, 2, 3, 4, 5, 10, 20, 30, 60, 120, 180, 240, 300, 600, 900, 1200, 1800] + hours
    for _ in 0..<500 {
      let most = random.one(of: [70, 700, 20000])
      let (before, after) = (random.whole(0...most), random.whole(0...most))
      let duration = Double(random.whole(1...20000)) / Double(random.whole(1...2))
      let expected = all.filter { $0 >= after && $0 < before }.min()
      let due =
        after > 0 && after < before ? expected.flatMap { Double($0) < duration ? $0 : nil } : nil
      let passed = Milestones.passed(
        from: before, to: after, duration: duration, policy: .milestones)
      #expect(passed == due, "\(before) to \(after) of \(duration)")
    }
  }

  @Test("The next milestone is the one that is then passed", arguments: 0..<4)
  func next(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<500 {
      let before = random.whole(0...random.one(of: [3, 70, 700, 20000]))
      let duration = Double(random.whole(1...20000)) / Double(random.whole(1...2))
      let policy = random.one(of: [
        AnnouncementPolicy.milestones, .everySecond, .every(random.whole(0...90)), .silent,
      ])
      let next = Milestones.next(below: before, duration: duration, policy: policy)
      // Counted down second by second, it is the first that is passed.
      let first = stride(from: before - 1, to: 0, by: -1).lazy.compactMap {
        Milestones.passed(from: before, to: $0, duration: duration, policy: policy)
      }.first
      #expect(next == first, "\(before) of \(duration), \(policy)")
    }
  }

  @Test("Milestones that lie ahead again are spoken again")
  func again() throws {
    var ring = try CountdownRing(
      duration: 60, extensionStride: 60, format: Samples.countdown, now: Samples.instant(0))
    _ = ring.perform(.start)
    #expect(ring.advance(to: Samples.instant(30)).map(\.text) == ["30 seconds"])
    _ = ring.perform(.increment())
    #expect(ring.advance(to: Samples.instant(60)).map(\.text) == ["1 minute"])
    #expect(ring.advance(to: Samples.instant(90)).map(\.text) == ["30 seconds"])
    #expect(ring.advance(to: Samples.instant(80)).map(\.text) == [])
    #expect(ring.advance(to: Samples.instant(90)).map(\.text) == ["30 seconds"])
    _ = ring.perform(.restart)
    #expect(ring.advance(to: Samples.instant(120)).map(\.text) == ["30 seconds"])
  }

  @Test("Nothing is announced while it waits or is held")
  func waiting() throws {
    var ring = try CountdownRing(duration: 60, format: Samples.countdown, now: Samples.instant(0))
    #expect(ring.advance(to: Samples.instant(45)) == [])
    _ = ring.perform(.start)
    _ = ring.perform(.pause)
    #expect(ring.advance(to: Samples.instant(90)) == [])
  }
}
