import Foundation
import Testing

@testable import AdjustableCore

/// A countdown stepped by hand: the frame at an instant names the next instant, and nobody waits.
struct CountdownPullTests {
  /// What a caller saw at one instant.
  struct Sight {
    let instant: Date
    let frame: CountdownFrame
    let announced: [Announcement]
  }

  private func ring(
    _ duration: Double, from start: Double = 0, policy: AnnouncementPolicy = .milestones
  ) throws -> CountdownRing {
    try CountdownRing(
      endDate: Samples.instant(start) + duration, duration: duration, announcements: policy,
      format: Samples.countdown, now: Samples.instant(start))
  }

  /// Everything that a caller sees who comes back a little after the frame asks it to.
  private func sights(
    _ ring: inout CountdownRing, reduceMotion: Bool, late: Double = 0
  ) -> [Sight] {
    var instant = ring.now
    var sights: [Sight] = []
    while sights.count < 10_000 {
      let announced = ring.advance(to: instant)
      let frame = ring.frame(at: instant, reduceMotion: reduceMotion)
      sights.append(Sight(instant: instant, frame: frame, announced: announced))
      guard let next = frame.nextChange else { break }
      instant = next + late
    }
    return sights
  }

  private func finishes(_ sights: [Sight]) -> [Sight] {
    sights.filter { $0.announced.contains { $0.kind == .finished } }
  }

  @Test(
    "With Reduce Motion there is exactly one frame a second, on the second",
    arguments: [
      (7.0, 0.0), (7.25, 0.0), (61.0, 8e8 + 0.123), (12.999, 8e8 + 0.333), (0.5, -9e7),
    ])
  func onTheSecond(duration: Double, start: Double) throws {
    var ring = try ring(duration, from: start)
    let end = try #require(ring.endDate)
    let seen = sights(&ring, reduceMotion: true)
    let whole = Int(duration.rounded(.up))
    #expect(seen.map(\.frame.wholeSeconds) == (0...whole).reversed())
    for (sight, left) in zip(seen, (0...whole).reversed()).dropFirst() {
      #expect(abs(sight.instant.timeIntervalSince(end - Double(left))) < 1e-6)
      #expect(sight.frame.fraction == min(1, Double(left) / duration))
    }
  }

  @Test("Without it every second is shown within a thirtieth of a second", arguments: [7.0, 12.7])
  func smooth(duration: Double) throws {
    var ring = try ring(duration)
    let end = try #require(ring.endDate)
    let seen = sights(&ring, reduceMotion: false)
    for left in 0..<Int(duration.rounded(.up)) {
      let first = try #require(seen.first { $0.frame.wholeSeconds == left })
      let late = first.instant.timeIntervalSince(end - Double(left))
      #expect(late > -1e-6 && late <= 1.0 / 30 + 1e-6, "\(left)")
    }
    for (sight, next) in zip(seen, seen.dropFirst()) {
      #expect(next.frame.fraction < sight.frame.fraction)
    }
    #expect(abs(Double(seen.count) - duration * 30) <= 2)
  }

  @Test("Texts and finish are the same in both modes")
  func bothModes() throws {
    var (reduced, smooth) = (try ring(65.5), try ring(65.5))
    let (few, many) = (
      sights(&reduced, reduceMotion: true), sights(&smooth, reduceMotion: false)
    )
    let texts = many.map(\.frame.text).reduce(into: [String]()) { texts, text in
      if texts.last != text { texts.append(text) }
    }
    #expect(few.map(\.frame.text) == texts)
    #expect(few.flatMap(\.announced) == many.flatMap(\.announced))
    #expect(finishes(few).map(\.instant) == finishes(many).map(\.instant))
    #expect(finishes(few).count == 1)
  }

  @Test("A slow caller gets the newest frame and no backlog", arguments: [true, false])
  func slow(reduceMotion: Bool) throws {
    var ring = try ring(30)
    let seen = sights(&ring, reduceMotion: reduceMotion, late: 2.7)
    #expect(seen.count < 14)
    for sight in seen {
      var other = try self.ring(30)
      _ = other.advance(to: sight.instant)
      #expect(sight.frame == other.frame(at: sight.instant, reduceMotion: reduceMotion))
    }
    #expect(finishes(seen).count == 1)
    #expect(seen.last?.frame.fraction == 0)
  }

  @Test("Who comes back only when something is to be said misses nothing", arguments: 0..<4)
  func nextAnnouncement(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<25 {
      let policy = random.one(of: [
        AnnouncementPolicy.milestones, .everySecond, .every(random.whole(1...90)), .silent,
      ])
      let duration = Samples.decimal(random.whole(0...80_000), random.whole(1...3))
      let start = random.one(of: [0, 8e8 + 0.1])
      var sleeper = try ring(duration, from: start, policy: policy)
      var said: [Announcement] = []
      var wakes = 0
      while let next = sleeper.nextAnnouncement, wakes < 10_000 {
        #expect(next > sleeper.now || sleeper.state == .over)
        let announced = sleeper.advance(to: next)
        #expect(announced.count == 1, "\(duration) \(policy)")
        said += announced
        wakes += 1
      }
      var watcher = try ring(duration, from: start, policy: policy)
      let watched = sights(&watcher, reduceMotion: true).flatMap(\.announced).filter(\.isSpoken)
      #expect(said == watched, "\(duration) \(policy)")
    }
  }

  @Test("A minute wakes a caller nine times, an hour eighteen times")
  func wakes() throws {
    func count(_ duration: Double, _ policy: AnnouncementPolicy) throws -> Int {
      var ring = try ring(duration, policy: policy)
      var count = 0
      while let next = ring.nextAnnouncement, count < 10_000 {
        _ = ring.advance(to: next)
        count += 1
      }
      return count
    }
    #expect(try count(60, .milestones) == 9)
    #expect(try count(3600, .milestones) == 18)
    #expect(try count(60, .everySecond) == 60)
    #expect(try count(60, .every(7)) == 9)
    #expect(try count(60, .silent) == 0)
  }

  @Test("Nothing is to be said of a ring that waits, is held, is over or is silent")
  func nothingToSay() throws {
    var ring = try CountdownRing(duration: 90, format: Samples.countdown, now: Samples.instant(0))
    #expect(ring.nextAnnouncement == nil)
    _ = ring.perform(.start)
    #expect(ring.nextAnnouncement == Samples.instant(30))
    ring.announcements = .silent
    #expect(ring.nextAnnouncement == nil)
    ring.announcements = .every(40)
    #expect(ring.nextAnnouncement == Samples.instant(10))
    _ = ring.perform(.pause)
    #expect(ring.nextAnnouncement == nil)
    _ = ring.perform(.resume)
    _ = ring.advance(to: Samples.instant(90))
    #expect(ring.state == .over)
    #expect(ring.nextAnnouncement == nil)
  }

  @Test("An end that is past and was not reported is due at once")
  func overdue() throws {
    var ring = try CountdownRing(
      endDate: Samples.instant(-5), duration: 60, format: Samples.countdown,
      now: Samples.instant(0))
    #expect(ring.nextAnnouncement == Samples.instant(-5))
    #expect(ring.advance(to: Samples.instant(0)).map(\.kind) == [.finished])
    #expect(ring.nextAnnouncement == nil)
  }
}
