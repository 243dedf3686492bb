import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

@Suite("Frames for programs that draw")
struct FrameFeedTests {
  private static let three = #"{"type": "countdown", "duration": 3}"#

  /// The frames that come while a session is told the time whenever a frame asks for it.
  private func frames(
    _ session: inout Session, _ feed: inout FrameFeed, until end: Double = .infinity,
    isBehind: Bool = false
  ) -> [RingFrame] {
    var frames: [RingFrame] = []
    while let next = feed.next(in: session), next < .seconds(end) {
      _ = session.advance(to: next)
      frames += feed.due(in: session, isBehind: isBehind)
    }
    return frames
  }

  @Test("The first frame shows what waits, and nothing follows until it runs")
  func waiting() throws {
    var (session, feed) = (try Session.on(Self.three), FrameFeed(reduceMotion: true))
    _ = session.open()
    #expect(feed.due(in: session, isBehind: true).map(\.state) == [.waiting])
    #expect(feed.next(in: session) == nil)
    #expect(feed.due(in: session, isBehind: false).isEmpty)
  }

  @Test("With Reduce Motion one a second, on the second; without it thirty")
  func rates() throws {
    for (reduceMotion, count) in [(true, 3...3), (false, 90...92)] {
      var (session, feed) = (try Session.on(Self.three), FrameFeed(reduceMotion: reduceMotion))
      _ = session.type("start", at: 10)
      #expect(feed.due(in: session, isBehind: false).map(\.motion.text) == ["3"])
      let seen = frames(&session, &feed)
      #expect(count.contains(seen.count))
      #expect(seen.last?.state == .over)
      #expect(seen.last?.motion.fraction == 0)
      #expect(session.now == .seconds(13))
    }
  }

  @Test("A held countdown is shown once, and one that is longer then again")
  func held() throws {
    var (session, feed) = (try Session.on(Self.three), FrameFeed(reduceMotion: true))
    _ = session.type("start")
    _ = feed.due(in: session, isBehind: false)
    _ = session.type("pause", at: 1)
    #expect(feed.due(in: session, isBehind: false).map(\.state) == [.paused])
    #expect(feed.next(in: session) == nil)
    _ = session.type("extend 5s", at: 9)
    #expect(feed.due(in: session, isBehind: true).map(\.motion.text) == ["7"])
    _ = session.type("read", at: 10)
    #expect(feed.due(in: session, isBehind: false).isEmpty)
  }

  @Test("While the reader is behind only what nothing newer follows is written")
  func behind() throws {
    var (session, feed) = (try Session.on(Self.three), FrameFeed(reduceMotion: false))
    _ = session.type("start")
    #expect(feed.due(in: session, isBehind: true).map(\.state) == [.running])
    #expect(frames(&session, &feed, until: 2, isBehind: true).isEmpty)
    // It has caught up, and gets the newest at once.
    #expect(feed.due(in: session, isBehind: false).map(\.motion.wholeSeconds) == [2])
    #expect(frames(&session, &feed, isBehind: true).map(\.state) == [.over])
  }

  @Test("Two countdowns are drawn apart, each at its own seconds")
  func two() throws {
    var session = try Session.on(
      #"{"type": "countdown", "label": "Tea", "duration": 2}"#,
      #"{"type": "countdown", "label": "Egg", "duration": 3}"#)
    var feed = FrameFeed(reduceMotion: true)
    #expect(feed.due(in: session, isBehind: false).map(\.element) == ["tea", "egg"])
    _ = session.type("go tea")
    _ = session.type("start", at: 0)
    _ = session.type("go egg", at: 0.5)
    _ = session.type("start", at: 0.5)
    _ = feed.due(in: session, isBehind: false)
    #expect(
      frames(&session, &feed).map { "\($0.element) \($0.motion.text)" }
        == ["tea 1", "egg 2", "tea 0", "egg 1", "egg 0"])
  }

  @Test("On the test clock frames come with its ticks alone")
  func testClock() throws {
    var (session, feed) = (try Session.on(Self.three), FrameFeed(reduceMotion: false))
    _ = session.type("start")
    _ = session.type("tick 1s")
    #expect(feed.due(in: session, isBehind: false).map(\.motion.text) == ["2"])
    #expect(feed.next(in: session) == nil)
    _ = session.type("tick 1s")
    #expect(feed.due(in: session, isBehind: true).map(\.motion.text) == ["1"])
  }

  @Test("A frame is one JSON object with the names that were promised")
  func json() throws {
    var (session, feed) = (try Session.on(Self.three), FrameFeed(reduceMotion: true))
    _ = session.type("start")
    _ = session.type("tick 1s")
    let line = FrameOutput.text(for: feed.due(in: session, isBehind: false))
    #expect(
      line == #"{"element":"time-remaining","fraction":0.6666666666666666,"kind":"frame","#
        + #""state":"running","text":"2","value":2}"# + "\n")
  }
}
