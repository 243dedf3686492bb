import AdjustableCore
import Foundation
import Testing

@Suite("label-in-value")
struct LabelInValueTests {
  @Test("A value that repeats the label is found, at whichever stop", arguments: [0, 1])
  func fires(stop: Int) throws {
    let control = Judge.control { $0.stops[stop].text = "brightness 20%" }
    #expect(
      try Judge.faults("label-in-value", control) == [
        "own: It is heard as \"Brightness: brightness 20%\"."
      ])
  }

  @Test("So is one in a script without spaces")
  func unspaced() throws {
    let control = Judge.control {
      $0.label = "音量"
      $0.stops[1].text = "音量20"
    }
    #expect(try Judge.faults("label-in-value", control, locale: "ja_JP").count == 1)
  }

  @Test("A longer word with the label in it is another word")
  func silent() throws {
    let control = Judge.control {
      $0.label = "Light"
      $0.stops[1].text = "Lighthouse"
    }
    #expect(try Judge.faults("label-in-value", control).isEmpty)
  }
}
