import Testing

@testable import AdjustableCore

struct RefusalReasonTests {
  @Test(
    "The names of the reasons are a promise",
    arguments: [
      (RefusalReason.atMinimum(), "atMinimum"), (.atMaximum("Loud"), "atMaximum"),
      (.limitedBy(id: "a", label: "A"), "limitedBy"), (.noEnds(of: .dial), "noEnds"),
      (.noEnds(of: .countdown), "noEnds"), (.disabled, "disabled"), (.readOnly, "readOnly"),
      (.notAdjustable, "notAdjustable"), (.notANumber, "notANumber"),
      (.outOfBounds(0...1), "outOfBounds"), (.nothingToUndo, "nothingToUndo"),
      (.notACountdown, "notACountdown"), (.countdownIs(.over), "countdownState"),
      (.noSuchElement, "noSuchElement"),
    ])
  func names(reason: RefusalReason, name: String) {
    #expect(reason.name == name)
  }

  @Test("An element that is not there is refused by every action")
  func noSuchElement() throws {
    var slider = try Slider("Volume", value: 1, format: Samples.plain)
    let before = slider
    for action in Samples.actions(numbers: [0.5], counts: [1]) {
      #expect(slider.perform(action, on: "other").reason == .noSuchElement)
    }
    #expect(slider == before)
    #expect(slider.element("other") == nil)
  }

  @Test("An action without an element is for the first one")
  func firstElement() throws {
    var range = try RangeSlider(range: 1...3, in: 0...4, step: 1, format: Samples.plain)
    _ = range.perform(.increment())
    #expect(range.range == 2...3)
  }
}
