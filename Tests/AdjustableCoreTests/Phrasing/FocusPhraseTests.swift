import Foundation
import Testing

@testable import AdjustableCore

/// What is said on focus, beyond the figures.
struct FocusPhraseTests {
  private let phrasing = Phrasing(locale: Samples.locale)
  private let swipe = "Swipe up or down with one finger to adjust the value."

  private func dial() throws -> CircularRangeSlider {
    try CircularRangeSlider(
      start: "Bedtime", end: "Wake up", startValue: 23, endValue: 7, format: Samples.clock)
  }

  @Test("An adjustable element has label, value, trait and hint")
  func adjustable() throws {
    let said = phrasing.focus(try #require(dial().element("bedtime")))
    #expect(said.text == "Bedtime: 23:00. Adjustable.")
    #expect(said.hint == swipe)
    #expect(said.line == "Bedtime: 23:00. Adjustable. \(swipe)")
  }

  @Test("A disabled element is dimmed and has no hint")
  func disabled() throws {
    var dial = try dial()
    dial.isEnabled = false
    let said = phrasing.focus(try #require(dial.element("bedtime")))
    #expect(said.text == "Bedtime: 23:00. Dimmed. Adjustable.")
    #expect(said.hint == "")
  }

  @Test("A read-only element says so where Dimmed would stand, and has no hint")
  func readOnly() throws {
    var dial = try dial()
    dial.isReadOnly = true
    let said = phrasing.focus(try #require(dial.element("bedtime")))
    #expect(said.text == "Bedtime: 23:00. Read only. Adjustable.")
    #expect(said.hint == "")
    dial.isEnabled = false
    let dimmed = phrasing.focus(try #require(dial.element("bedtime")))
    #expect(dimmed.text == "Bedtime: 23:00. Dimmed. Adjustable.")
  }

  @Test("A wheel's rung has its place on the ladder")
  func wheel() throws {
    let speeds = (0...13).map { 1 / (8000 / Double(1 << $0)) }
    let format = try ValueFormat(.shutter, locale: Samples.locale)
    let ladder = try Ladder.shutter(speeds, format: format)
    let wheel = WheelSlider(try .init("Shutter speed", ladder: ladder, index: 6))
    let said = phrasing.focus(try #require(wheel.elements.first))
    #expect(said.text == "Shutter speed: 1/125. Adjustable. 7 of 14.")
  }

  @Test(
    "Trait words follow a period that is there already, and stand in VoiceOver's order",
    arguments: [
      (["header"], "Prices", "Prices. Heading."), (["header"], "Prices.", "Prices. Heading."),
      (["backButton", "button"], "Back", "Back. Back Button."),
      (["textEntry"], "Name", "Name. Text Field."),
      (["tabBarItem", "button"], "Home", "Home. Tab."),
      (["image", "link"], "Map", "Map. Link. Image."),
      (["staticText", "playsSound"], "Note", "Note"),
      (["notEnabled", "button"], "Buy", "Buy. Dimmed. Button."), (["selected"], "", "Selected."),
    ])
  func traits(names: [String], label: String, expected: String) throws {
    let traits = try names.map { try #require(Traits(name: $0)) }
    let element = AdjustableElement(
      label: Spoken(label), traits: traits.reduce([]) { $0.union($1) })
    #expect(phrasing.focus(element).text == expected)
  }

  @Test(
    "A switch is on, off or mixed; any other value is a value",
    arguments: [
      ("1", "Wi-Fi. Switch Button. On."), ("0", "Wi-Fi. Switch Button. Off."),
      ("2", "Wi-Fi. Switch Button. Mixed."), ("3", "Wi-Fi: 3. Switch Button."),
    ])
  func switches(value: String, expected: String) {
    let element = AdjustableElement(
      label: "Wi-Fi", valueText: Spoken(value), traits: [.button, .switchButton])
    let said = phrasing.focus(element)
    #expect(said.text == expected)
    #expect(said.hint == "Double tap to toggle setting.")
  }

  @Test(
    "The author's hint stands before the gesture, with one period between them",
    arguments: [
      ("Sets the time", "Sets the time. "), ("Sets the time.", "Sets the time. "),
      ("Sets the time..", "Sets the time.. "), ("", ""),
    ])
  func hints(hint: String, before: String) {
    let element = AdjustableElement(
      label: "Time", valueText: "5", hint: hint, traits: .adjustable)
    #expect(phrasing.focus(element).hint == before + swipe)
  }

  @Test("Where there is neither label nor value the hint is the description")
  func hintAlone() {
    let element = AdjustableElement(hint: "Sets the time.", traits: .adjustable)
    let said = phrasing.focus(element)
    #expect(said.text == "Sets the time. Adjustable.")
    #expect(said.hint == "")
  }

  @Test("Brief says label and value, verbose also the present range")
  func verbosity() throws {
    let slider = try RangeSlider(
      lower: "From", upper: "To", range: 20...60, in: 0...100, step: 10, format: Samples.dollars)
    let element = try #require(slider.element("from"))
    let said = Verbosity.allCases.map {
      Phrasing(verbosity: $0, locale: Samples.locale).focus(element).text
    }
    #expect(said == ["From: $20", "From: $20. Adjustable.", "From: $20. Adjustable. $0 to $60."])
  }

  @Test("A language without a table speaks English words")
  func otherLanguages() {
    let element = AdjustableElement(label: "X", valueText: "1", traits: .adjustable)
    let said = Phrasing(locale: .init(identifier: "ja_JP")).focus(element)
    #expect(said.text == "X: 1. Adjustable.")
  }

  @Test("Verbose says the ends aloud as a person would, and writes them as they are written")
  func spokenEnds() throws {
    let format = try ValueFormat(
      .unit(PluralForms(other: "{value} °C")), locale: Locale(identifier: "en_US"))
    let fridge = try Slider("Fridge", value: -5, in: -10...10, step: 1, format: format)
    let phrasing = Phrasing(verbosity: .verbose, locale: Locale(identifier: "en_US"))
    let utterance = phrasing.focus(try #require(fridge.elements.first))
    #expect(utterance.text == "Fridge: -5 °C. Adjustable. -10 °C to 10 °C.")
    #expect(
      utterance.spoken.aloud == "Fridge: minus 5 degrees Celsius. Adjustable. "
        + "minus 10 degrees Celsius to 10 degrees Celsius.")
  }
}
