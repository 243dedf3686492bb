import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

@Suite("A session waits for a timed control of one's own as for a countdown ring")
struct OwnTimedControlTests {
  /// A kettle that boils for some seconds and then tells so.
  struct Kettle: TimedControl {
    var announcements = AnnouncementPolicy.milestones
    let duration: Double
    var endDate: Date?
    var now = Date.seconds(0)
    var isTold = false

    let elementIDs = ["kettle"]
    var state: CountdownState { now >= endDate ?? now ? .over : .running }
    var nextAnnouncement: Date? { isTold ? nil : endDate }

    init(end: Double) {
      duration = end
      endDate = .seconds(end)
    }

    func element(_ id: String) -> AdjustableElement? {
      var element = AdjustableElement(
        id: id, label: "Kettle", valueText: Spoken(text(of: remaining(at: now), for: id)))
      element.countdownState = state
      return element
    }

    mutating func perform(_ action: ElementAction, on id: String) -> Outcome {
      let reading = Reading(id: id, value: 0, text: Spoken(text(of: remaining(at: now), for: id)))
      return .refused(Refusal(reading: reading, reason: .countdownIs(state)))
    }

    func remaining(at now: Date) -> Double { max(0, endDate?.timeIntervalSince(now) ?? 0) }

    mutating func advance(to now: Date) -> [Announcement] {
      self.now = now
      guard state == .over, !isTold else { return [] }
      isTold = true
      return [Announcement(id: "kettle", kind: .milestone, text: "The kettle boils.")]
    }

    func value(from typed: String, for id: String) -> Double? { nil }
    func expectation(for id: String) -> ExpectedInput { .value }
    func text(of value: Double, for id: String) -> String { "\(Int(value)) to go" }
  }

  private func session() throws -> Session {
    let ring = try screenFile(
      #"{"title": "T", "items": [{"type": "countdown", "label": "Tea", "duration": 90}]}"#)
    let screen = try Screen(
      title: "Kitchen", locale: Locale(identifier: "en_US"),
      items: ring.screen.items + [.control(Kettle(end: 120))])
    return Session(ScreenReader(screen), now: .seconds(0))
  }

  @Test("It wakes the loop, and says what is due by its name")
  func wakes() throws {
    var session = try session()
    _ = session.opened()
    #expect(session.nextChange == .seconds(120))
    #expect(session.advance(to: .seconds(119)).isEmpty)
    #expect(session.advance(to: .seconds(120)).map(\.text) == ["Kettle: The kettle boils."])
    #expect(session.nextChange == nil)
    #expect(session.type("start", at: 200) == ["1 minute, 30 seconds. Running."])
    #expect(session.nextChange == .seconds(230))
  }

  @Test("It is drawn as it stands, and the next frame is waited for")
  func frames() throws {
    var session = try session()
    var feed = FrameFeed(reduceMotion: true)
    _ = session.advance(to: .seconds(30))
    let frames = feed.due(in: session, isBehind: false)
    #expect(frames.map(\.element) == ["tea", "kettle"])
    #expect(frames.last?.motion.text == "90 to go")
    #expect(frames.last?.motion.fraction == 0.75)
    #expect(feed.next(in: session) == .seconds(31))
  }

  @Test("A session that ends with its countdown ends with it")
  func end() throws {
    let screen = try Screen(
      title: "Kitchen", locale: Locale(identifier: "en_US"), items: [.control(Kettle(end: 5))])
    let reader = ScreenReader(try CountdownScreen.begun(screen, at: .seconds(1)))
    #expect(reader.countdown?.endDate == .seconds(5))
    #expect(reader.countdown?.state == .running)
  }
}
