import AdjustableCore
import Foundation
import Testing

@Suite("A timed control of another package is announced, and names when")
struct OwnTimedControlTests {
  private func instant(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  private func reader() throws -> ScreenReader {
    let slider = try Slider(
      "Volume", value: 0.5, format: try ValueFormat(.percent(), locale: Locale(identifier: "en_US"))
    )
    return ScreenReader(
      try Screen(
        title: "Kitchen", locale: Locale(identifier: "en_US"),
        items: [.control(slider), .control(EggTimer(duration: 60))]))
  }

  @Test("Actions for countdowns find it, and what is due is said")
  func announced() throws {
    var reader = try reader()
    #expect(reader.nextAnnouncement == nil)
    #expect(reader.perform(.pause).code == nil)
    reader.perform(.start)
    #expect(reader.countdown?.state == .running)
    #expect(reader.countdownIndices == [1])
    var said: [String] = []
    while let next = reader.nextAnnouncement, said.count < 9 {
      said += reader.advance(to: next).map(\.text)
    }
    #expect(said == ["Half time", "Time is up."])
    #expect(reader.countdown?.state == .over)
    reader.undo()
    #expect(reader.countdown?.state == .waiting)
  }

  @Test("A silent one says nothing and wakes nobody")
  func silent() throws {
    var reader = try reader()
    reader.announce(.silent)
    reader.perform(.start)
    #expect(reader.nextAnnouncement == nil)
    #expect(reader.advance(to: instant(99)).isEmpty)
  }

  @Test("Its frames are made of what is left")
  func frames() throws {
    var timer = EggTimer(duration: 60)
    #expect(timer.frame(at: instant(0), reduceMotion: true).nextChange == nil)
    _ = timer.perform(.start)
    let frame = timer.frame(at: instant(15), reduceMotion: true)
    #expect(
      frame
        == CountdownFrame(
          fraction: 0.75, wholeSeconds: 45, text: "45 seconds", nextChange: instant(16)))
  }

  @Test("A policy says what is to be announced")
  func policy() {
    #expect(AnnouncementPolicy.milestones.passed(from: 40, to: 29, of: 60) == 30)
    #expect(AnnouncementPolicy.every(25).next(below: 60, of: 60) == 50)
    #expect(AnnouncementPolicy.silent.next(below: 60, of: 60) == nil)
  }
}
