import Testing

@testable import AdjustableCore

struct SliderTests {
  private func volume() throws -> Slider {
    try Slider(
      ElementDescription(label: "Volume", id: "v", hint: "How loud it is."), value: 5, in: 0...10,
      step: 1, endLabels: .init(minimum: "Silent", maximum: "Loud"), format: Samples.plain)
  }

  @Test("Its element has everything that a reader wants to know")
  func element() throws {
    let element = try #require(volume().element("v"))
    #expect(
      element
        == AdjustableElement(
          id: "v", label: "Volume", valueText: "5", hint: "How loud it is.", traits: .adjustable,
          value: 5, range: 0...10,
          ends: RangeEnds(minimum: Samples.reading("v", 0), maximum: Samples.reading("v", 10)),
          incremented: Samples.reading("v", 6), decremented: Samples.reading("v", 4)))
  }

  @Test("At an end nothing is promised that way, and the end has its own name")
  func ends() throws {
    var slider = try volume()
    let arrived = slider.perform(.toMaximum)
    #expect(arrived.reason == nil)
    #expect(slider.element("v")?.incrementedValueText == nil)
    #expect(slider.element("v")?.decrementedValueText == "9")
    for action in [ElementAction.increment(), .increment(3), .pageIncrement(), .toMaximum] {
      #expect(slider.perform(action).reason == .atMaximum("Loud"))
    }
    #expect(slider.perform(.decrement(11)).reason == .atMinimum("Silent"))
    #expect(slider.value == 0)
  }

  @Test("A single page that a limit cuts short is a change like any other")
  func cutPage() throws {
    var slider = try Slider("Volume", value: 95, in: 0...100, step: 1, format: Samples.plain)
    #expect(slider.perform(.pageIncrement()).reason == nil)
    #expect(slider.value == 100)
    #expect(slider.perform(.pageIncrement()).reason == .atMaximum())
    _ = slider.perform(.set(95))
    #expect(slider.perform(.pageIncrement(2)).reason == .atMaximum())
    #expect(slider.value == 100)
  }

  @Test("The base can lie anywhere: stops are counted from it")
  func base() throws {
    var slider = try Slider(
      "Level", value: 1, in: 1...9, step: 3, base: -1, format: Samples.plain)
    var values: [Double] = []
    while case .changed(let change) = slider.perform(.increment()) {
      values.append(change.to.value)
    }
    #expect(values == [2, 5, 8, 9])
  }

  @Test("A slider of no length offers nothing and has no fraction")
  func noLength() throws {
    for step in [nil, 0, 1, 1e-300] {
      var slider = try Slider("Value", value: 3, in: 3...3, step: step, format: Samples.plain)
      let element = try #require(slider.elements.first)
      #expect(element.incrementedValueText == nil)
      #expect(element.decrementedValueText == nil)
      #expect(slider.fraction == 0)
      #expect(slider.perform(.increment()).reason == .atMaximum())
      #expect(slider.perform(.decrement(2)).reason == .atMinimum())
      #expect(slider.perform(.set(3)).reason == nil)
    }
  }

  @Test("Reset goes back to the value it was made with, which can be undone")
  func reset() throws {
    var slider = try volume()
    _ = slider.perform(.increment(3))
    let moved = slider
    #expect(slider.perform(.reset).hasChanged)
    #expect(slider.value == 5)
    #expect(!slider.perform(.reset).hasChanged)
    _ = slider.perform(.undo)
    #expect(slider == moved)
  }

  @Test("Disabled and read only it keeps label and value and promises nothing")
  func obstacles() throws {
    var slider = try volume()
    slider.isReadOnly = true
    #expect(slider.element("v")?.traits == .adjustable)
    #expect(slider.element("v")?.isReadOnly == true)
    slider.isEnabled = false
    let element = try #require(slider.element("v"))
    #expect(element.traits == [.adjustable, .notEnabled])
    #expect(element.valueText == "5")
    #expect(element.incrementedValueText == nil)
    #expect(element.decrementedValueText == nil)
  }

  @Test("The fraction is the place in the bounds")
  func fraction() throws {
    #expect(try volume().fraction == 0.5)
    #expect(try Slider("Value", value: -1, in: -2...2, format: Samples.plain).fraction == 0.25)
  }
}
