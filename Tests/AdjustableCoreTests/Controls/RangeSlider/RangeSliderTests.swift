import Testing

@testable import AdjustableCore

struct RangeSliderTests {
  private func prices(
    _ range: ClosedRange<Double> = 50...150, minimumSpan: Double = 0, summary: Summary? = nil
  ) throws -> RangeSlider {
    try RangeSlider(
      lower: "From", upper: "To", range: range, in: 0...300, step: 10, minimumSpan: minimumSpan,
      format: Samples.plain, summary: summary)
  }

  @Test("Each thumb's present range ends at the other one, at legal values")
  func ranges() throws {
    let slider = try prices()
    #expect(slider.elements.map(\.range) == [0...150, 50...300])
    let spread = try prices(minimumSpan: 25)
    #expect(spread.elements.map(\.range) == [0...120, 80...300])
  }

  @Test("A minimum span that is no multiple of the step leaves the values on the grid")
  func span() throws {
    var slider = try prices(minimumSpan: 25)
    _ = slider.perform(.toMaximum, on: "from")
    #expect(slider.range == 120...150)
    let refused = slider.perform(.increment(), on: "from").reason
    #expect(refused == .limitedBy(id: "to", label: "To"))
    _ = slider.perform(.set(31), on: "from")
    _ = slider.perform(.toMinimum, on: "to")
    #expect(slider.range == 30...60)
  }

  @Test("What stops a thumb is the other one only where that one is in the way")
  func reasons() throws {
    var slider = try prices(0...300)
    #expect(slider.perform(.decrement(), on: "from").reason == .atMinimum())
    #expect(slider.perform(.increment(), on: "to").reason == .atMaximum())
    _ = slider.perform(.toMaximum, on: "from")
    #expect(slider.perform(.increment(), on: "from").reason == .atMaximum())
    #expect(slider.perform(.decrement(), on: "to").reason == .limitedBy(id: "from", label: "From"))
  }

  @Test("A thumb off the grid beside the other one stays where no legal value is free")
  func offGridNeighbours() throws {
    var slider = try RangeSlider(
      lower: "From", upper: "To", range: 7...8, in: 0...20, step: 5, format: Samples.plain)
    #expect(slider.elements.map(\.range) == [0...7, 8...20])
    #expect(slider.perform(.increment(), on: "from").reason == .limitedBy(id: "to", label: "To"))
    #expect(slider.perform(.decrement(), on: "to").reason == .limitedBy(id: "from", label: "From"))
    #expect(slider.range == 7...8)
    _ = slider.perform(.decrement(), on: "from")
    _ = slider.perform(.increment(), on: "to")
    #expect(slider.range == 5...10)
  }

  @Test("Reset of a thumb goes as far as the other one lets it")
  func reset() throws {
    var slider = try prices()
    _ = slider.perform(.set(200), on: "to")
    _ = slider.perform(.set(180), on: "from")
    let outcome = slider.perform(.reset, on: "to")
    #expect(slider.range == 180...180)
    #expect(outcome.reason == .limitedBy(id: "from", label: "From"))
    _ = slider.perform(.reset, on: "from")
    _ = slider.perform(.reset, on: "to")
    #expect(slider.range == 50...150)
  }

  @Test("An undo takes the last change back, whichever thumb is asked")
  func undo() throws {
    var slider = try prices()
    _ = slider.perform(.increment(), on: "to")
    let outcome = slider.perform(.undo, on: "from")
    #expect(outcome.id == "to")
    #expect(slider.range == 50...150)
  }

  @Test(
    "A histogram counts the slices whose middles lie in the range",
    arguments: [
      (0...300.0, "60"), (50...150, "50"), (50...149, "20"), (0...49, "0"), (50...50, "20"),
      (40...60, "20"), (100...200, "30"),
    ])
  func histogram(range: ClosedRange<Double>, sum: String) throws {
    let counts = Summary(
      id: "stays", measure: .histogram([20, 30, 10]), format: try Samples.plain)
    let slider = try RangeSlider(
      lower: "From", upper: "To", range: range, in: 0...300, format: Samples.plain, summary: counts)
    #expect(slider.element("stays")?.label == sum)
    #expect(slider.element("stays")?.traits == .staticText)
  }

  @Test("The span of a range shows no drift digits")
  func spanSummary() throws {
    let slider = try RangeSlider(
      range: 0.1...0.4, format: Samples.plain, summary: Summary(format: Samples.plain))
    #expect(slider.element("summary")?.label == "0.3")
  }

  @Test("The fractions are the places in the bounds")
  func fractions() throws {
    let slider = try prices(75...150)
    #expect(slider.fractions.lower == 0.25)
    #expect(slider.fractions.upper == 0.5)
  }
}
