import AdjustableCore
import Foundation
import Testing

@Suite("countdown-every-second")
struct CountdownEverySecondTests {
  static func ring(
    _ seconds: Double, _ policy: AnnouncementPolicy = .milestones, readOnly: Bool = false
  ) throws -> CountdownRing {
    var ring = try CountdownRing(
      duration: seconds, announcements: policy,
      format: CountdownFormat(locale: Locale(identifier: "en_US")),
      now: Date(timeIntervalSinceReferenceDate: 8e8))
    ring.isReadOnly = readOnly
    return ring
  }

  @Test("Every second for longer than the last ten is found")
  func fires() throws {
    for policy in [AnnouncementPolicy.everySecond, .every(1)] {
      #expect(
        try Judge.faults("countdown-every-second", Self.ring(30, policy)) == [
          "time-remaining: With 29 seconds left every second is announced."
        ])
    }
  }

  @Test("Eleven in a row are one more than the last ten")
  func eleven() throws {
    #expect(try Judge.faults("countdown-every-second", Self.ring(12, .everySecond)).count == 1)
  }

  @Test("Milestones, every other second and the last ten are not")
  func silent() throws {
    for ring in [
      try Self.ring(3700), try Self.ring(60, .every(2)), try Self.ring(11, .everySecond),
      try Self.ring(60, .silent),
    ] {
      #expect(try Judge.faults("countdown-every-second", ring).isEmpty)
    }
  }
}
