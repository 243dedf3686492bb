import AdjustableCore
import Foundation
import Testing

@Suite("value-missing")
struct ValueMissingTests {
  @Test("A stop that reads nothing is found, wherever it is", arguments: [0, 1, 2])
  func fires(stop: Int) throws {
    var texts = ["Low", "Middle", "High"]
    texts[stop] = " "
    let faults = try Judge.faults("value-missing", OwnControl(texts: texts))
    #expect(faults == ["own: Nothing is heard at \(stop)."])
  }

  @Test("A value text at every stop is what is asked for")
  func silent() throws {
    #expect(try Judge.faults("value-missing", OwnControl("Low", "Middle", "High")).isEmpty)
  }

  @Test("A text has no value and needs none")
  func text() throws {
    #expect(try Judge.faults("value-missing", [.text("Your next set starts soon")]).isEmpty)
  }
}
