import AdjustableCore
import Foundation
import Testing

@Suite("countdown-fixed")
struct CountdownFixedTests {
  @Test("A time limit that nobody can move is found", arguments: [20.0, 60, 72_000])
  func fires(seconds: Double) throws {
    let ring = try CountdownEverySecondTests.ring(seconds, readOnly: true)
    #expect(
      try Judge.faults("countdown-fixed", ring) == [
        "time-remaining: It lasts \(Int(seconds)) seconds and can be neither paused nor extended."
      ])
  }

  @Test("One that can be paused is not, nor a very short or a very long one")
  func silent() throws {
    for ring in [
      try CountdownEverySecondTests.ring(60),
      try CountdownEverySecondTests.ring(19, readOnly: true),
      try CountdownEverySecondTests.ring(72_001, readOnly: true),
    ] {
      #expect(try Judge.faults("countdown-fixed", ring).isEmpty)
    }
  }
}
