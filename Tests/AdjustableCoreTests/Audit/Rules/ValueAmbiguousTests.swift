import AdjustableCore
import Foundation
import Testing

@Suite("value-ambiguous")
struct ValueAmbiguousTests {
  @Test(
    "A text that is heard as something else is found",
    arguments: [
      ("1:05", "is heard as a time of day"), ("61:01 left", "is heard as a time of day"),
      ("1m", "is heard as metres"), ("1m 30s", "is heard as metres"),
      ("1/125", "is heard as a date"),
      ("3\u{2013}5", "has an en dash between numbers, which is heard as minus or not at all"),
      ("$20 \u{2013} $60", "has an en dash between numbers, which is heard as minus or not at all"),
    ])
  func fires(text: String, why: String) throws {
    let faults = try Judge.faults("value-ambiguous", OwnControl("Low", text))
    #expect(faults == ["own: \"\(text)\" \(why)."])
  }

  @Test(
    "What is near to it is not",
    arguments: [
      "1:5", "Ratio 1:5000", "5 m", "5mm", "5min", "and/or", "Low \u{2013} quiet", "A\u{2013}B",
    ])
  func silent(text: String) throws {
    #expect(try Judge.faults("value-ambiguous", OwnControl("Low", text)).isEmpty)
  }

  @Test("A spoken twin settles it, and a time of day is heard rightly")
  func twin() throws {
    var control = OwnControl("Low", "1:05")
    control.stops[1].spoken = "1 minute, 5 seconds"
    #expect(try Judge.faults("value-ambiguous", control).isEmpty)
    var clock = OwnControl("6:00", "7:00")
    clock.isTimeOfDay = true
    #expect(try Judge.faults("value-ambiguous", clock).isEmpty)
  }

  @Test("A clock of the library is a time of day, in a sentence too")
  func clock() throws {
    for kind in [ValueFormat.Kind.clock(), .template("at {value}", .clock())] {
      let format = try ValueFormat(kind, locale: Locale(identifier: "en_US"))
      let dial = try CircularRangeSlider(startValue: 3, endValue: 9, format: format)
      #expect(try Judge.faults("value-ambiguous", dial).isEmpty)
    }
  }
}
