import AdjustableCore
import Foundation
import Testing

@Suite("not-reversible")
struct NotReversibleTests {
  @Test("A step down that leads elsewhere is found")
  func fires() throws {
    var control = OwnControl("1", "2", "3", "4")
    control.down = { $0 == 2 ? 0 : $0 - 1 }
    #expect(
      try Judge.faults("not-reversible", control) == [
        "own: An increment from 1 (\"2\") leads to 2 (\"3\"), and a decrement from there to 0 (\"1\")."
      ])
  }

  @Test("A last step that the limit cut short may be left by a whole one")
  func limit() throws {
    var control = OwnControl("0", "5", "10", "12")
    for (index, value) in [0.0, 5, 10, 12].enumerated() { control.stops[index].value = value }
    control.down = { $0 == 3 ? 1 : $0 - 1 }
    #expect(try Judge.faults("not-reversible", control).isEmpty)
    // A whole last step is another thing.
    control.stops[3].value = 15
    #expect(try Judge.faults("not-reversible", control).count == 1)
  }

  @Test("A start off the grid is not come back to")
  func offGrid() throws {
    let plain = try ValueFormat(.number(), locale: Locale(identifier: "en_US"))
    let slider = try Slider("Gain", value: 7, in: 0...20, step: 5, format: plain)
    #expect(try Judge.faults("not-reversible", slider).isEmpty)
  }

  @Test("A ladder that goes round comes back too")
  func round() throws {
    let rungs = ["May", "June", "July"].map { Ladder.Rung(readOut: Spoken($0)) }
    let wheel = WheelSlider(try .init("Month", ladder: Ladder(rungs: rungs, wraps: true)))
    #expect(try Judge.faults("not-reversible", wheel).isEmpty)
  }
}
