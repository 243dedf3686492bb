import AdjustableCore
import Foundation
import Testing

@Suite("value-unreadable")
struct ValueUnreadableTests {
  @Test(
    "A text that no voice can say is found",
    arguments: [
      ("nan", "has nan"), ("-inf dB", "has inf"), ("NaN", "has NaN"), ("-0", "has minus zero"),
      ("\u{2212}0.00 °C", "has minus zero"), ("0.1234567890", "has 10 decimals"),
      ("0,12345678901 %", "has 11 decimals"), ("-$0.00", "has minus zero"),
      ("—", "is only symbols"), ("★★★", "is only symbols"),
      ("∞", "is only symbols"), ("4\u{7}5", "has control characters"),
      ("4\n5", "has control characters"), ("a\u{2028}b", "has control characters"),
    ])
  func fires(text: String, why: String) throws {
    let faults = try Judge.faults("value-unreadable", OwnControl("Low", text))
    #expect(faults.count == 1)
    #expect(faults.first?.hasSuffix(" \(why).") == true)
  }

  @Test(
    "What is near to it and can be said is not",
    arguments: [
      "Nan", "Nanny", "infrared", "0", "-0.5", "10-0", "0.123456789", "1,234,567,890.5", "5 ★",
      "-0:30", "-$0.50",
      "-1", "− 0", "12.34.5678901234", "A-0", "٣٫٥", "音量", "Low",
    ])
  func silent(text: String) throws {
    #expect(try Judge.faults("value-unreadable", OwnControl("Low", text)).isEmpty)
  }

  @Test("A spoken twin is judged as well")
  func spokenTwin() throws {
    var control = OwnControl("Low", "High")
    control.stops[1].spoken = "nan"
    #expect(try Judge.faults("value-unreadable", control) == ["own: \"nan\" has nan."])
  }
}
