import AdjustableCore
import Foundation
import Testing

// The code between the two marks stands in README.md letter for letter; the console's tests compare.
@Suite("The README's code does what it says")
struct ReadmeExample {
  @Test("A slider is adjusted and read")
  func example() throws {
    // README: begin
    let percent = try ValueFormat(.percent(scale: 100), locale: Locale(identifier: "en_US"))
    var volume = try Slider("Volume", value: 40, in: 0...100, step: 5, format: percent)

    let outcome = volume.perform(.increment(2))  // .changed, from 40 to 50
    let element = volume.elements[0]
    #expect(outcome.reason == nil)
    #expect(element.valueText == "50%")
    #expect(element.incrementedValueText == "55%")  // what one more would give

    let items = [Screen.Item.control(volume)]
    let screen = try Screen(title: "Sound", locale: Locale(identifier: "en_US"), items: items)
    var reader = ScreenReader(screen)
    reader.read()
    reader.perform(.toMaximum)
    reader.perform(.increment())
    #expect(reader.spokenLog == "Volume: 50%. Adjustable.\n100%\n100%. Maximum.")
    // README: end
  }
}
