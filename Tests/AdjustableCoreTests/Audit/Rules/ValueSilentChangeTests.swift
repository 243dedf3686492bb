import AdjustableCore
import Foundation
import Testing

@Suite("value-silent-change")
struct ValueSilentChangeTests {
  @Test("Two neighbours that read the same are found, with how many more there are")
  func fires() throws {
    #expect(
      try Judge.faults("value-silent-change", OwnControl("1", "2", "2", "3", "3", "3")) == [
        "own: \"2\" is heard at 1 and at 2, and 2 more such pairs."
      ])
  }

  @Test("A shipped format with too few digits is found")
  func format() throws {
    let rounded = try ValueFormat(.number(fractionDigits: 0), locale: Locale(identifier: "en_US"))
    let slider = try Slider("Gain", value: 0, in: 0...2, step: 0.5, format: rounded)
    #expect(
      try Judge.faults("value-silent-change", slider) == [
        "gain: \"0\" is heard at 0 and at 0.5, and 1 more such pair."
      ])
  }

  @Test("Two neighbours that are written otherwise and said the same are found")
  func spoken() throws {
    var control = OwnControl("1 m", "1 min")
    for index in control.stops.indices { control.stops[index].spoken = "1 minute" }
    #expect(
      try Judge.faults("value-silent-change", control) == [
        "own: \"1 m\" is heard at 0 and at 1."
      ])
  }

  @Test("Two stops that read the same and are no neighbours are two months of two years")
  func silent() throws {
    let months = OwnControl("May", "June", "May", "June")
    #expect(try Judge.faults("value-silent-change", months).isEmpty)
  }
}
