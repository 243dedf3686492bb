import AdjustableCore
import Foundation
import Testing

@Suite("unreachable-stop")
struct UnreachableStopTests {
  @Test("A step that is offered and does not move is found")
  func stall() throws {
    let control = Judge.control { $0.promise = { $0 ?? "30%" } }
    #expect(
      try Judge.faults("unreachable-stop", control) == [
        "own: A decrement is offered at 0 (\"10%\") and does not move it."
      ])
  }

  @Test("An end that no step reaches is found")
  func end() throws {
    #expect(
      try Judge.faults("unreachable-stop", Judge.control { $0.range = 0...2 }) == [
        "own: Its maximum, 2, is not reached by steps; the nearest stop is 1."
      ])
    #expect(
      try Judge.faults("unreachable-stop", Judge.control { $0.range = -1...1 }) == [
        "own: Its minimum, -1, is not reached by steps; the nearest stop is 0."
      ])
  }

  @Test("A ladder that hangs in the middle does not reach its end")
  func hangs() throws {
    var control = OwnControl("1", "2", "3", "4")
    control.up = { $0 == 2 ? 2 : $0 + 1 }
    #expect(try Judge.faults("unreachable-stop", control).count == 1)
  }

  @Test("Steps that go in a circle below the end are found, and the walk ends")
  func circle() throws {
    var control = OwnControl("1", "2", "3", "4")
    control.up = { $0 == 2 ? 0 : $0 + 1 }
    #expect(try Judge.faults("unreachable-stop", control).count == 1)
  }

  @Test("The last stop that a step does not divide is reached, and a dial has no ends")
  func silent() throws {
    let plain = try ValueFormat(.number(), locale: Locale(identifier: "en_US"))
    let slider = try Slider("Gain", value: 0, in: 0...12, step: 5, format: plain)
    #expect(try Judge.faults("unreachable-stop", slider).isEmpty)
    let dial = try CircularRangeSlider(startValue: 3, endValue: 9, step: 1, format: plain)
    #expect(try Judge.faults("unreachable-stop", dial).isEmpty)
  }

  @Test("An element that is disabled offers nothing, so nothing is missing")
  func disabled() throws {
    let control = Judge.control {
      $0.range = 0...9
      $0.traits = [.adjustable, .notEnabled]
    }
    #expect(try Judge.faults("unreachable-stop", control).isEmpty)
  }
}
