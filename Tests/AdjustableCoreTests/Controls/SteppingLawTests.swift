import Testing

@testable import AdjustableCore

/// What repeated increments and decrements lead to.
struct SteppingLawTests {
  @Test("Every stop of a slider is reached by increments and by decrements", arguments: 0..<6)
  func everyStop(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<40 {
      let sample = GridSample(using: &random, stepped: true)
      let stops = try #require(sample.stops).map(sample.double)
      var slider = try Slider(
        "Value", value: sample.bounds.lowerBound, in: sample.bounds, step: sample.stepValue,
        base: sample.baseValue, format: Samples.plain)
      #expect(values(of: &slider, .increment(), "value") == stops, "\(sample)")
      #expect(values(of: &slider, .decrement(), "value") == stops.reversed(), "\(sample)")
    }
  }

  @Test("Every stop of a range's thumbs that the other one allows is reached", arguments: 0..<6)
  func everyStopOfThumbs(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<30 {
      let sample = GridSample(using: &random, stepped: true)
      let stops = try #require(sample.stops)
      let span = random.whole(0...(sample.upper - sample.lower))
      var slider = try RangeSlider(
        lower: "Lower", upper: "Upper", range: sample.bounds, in: sample.bounds,
        step: sample.stepValue, base: sample.baseValue, minimumSpan: sample.double(span),
        format: Samples.plain)
      let low = stops.filter { $0 <= sample.upper - span }.map(sample.double)
      #expect(values(of: &slider, .increment(), "lower") == low, "\(sample), span \(span)")
      #expect(values(of: &slider, .decrement(), "lower") == low.reversed(), "\(sample)")
      let high = stops.filter { $0 >= sample.lower + span }.map(sample.double)
      #expect(values(of: &slider, .decrement(), "upper") == high.reversed(), "\(sample)")
      #expect(values(of: &slider, .increment(), "upper") == high, "\(sample)")
    }
  }

  @Test("Every stop of a dial that the other handle allows is reached", arguments: 0..<6)
  func everyStopOfHandles(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<40 {
      let sample = DialSample(using: &random, stepped: true)
      let stops = try #require(sample.stops)
      let span = sample.minimumSpan
      // The other handle stands at 0, so that the places it allows lie in order.
      let places = stops.filter { $0 >= span && $0 <= sample.total - span }
      guard let first = places.first else { continue }
      var dial = try CircularRangeSlider(
        startValue: 0, endValue: sample.double(first), total: sample.double(sample.total),
        step: sample.double(sample.step ?? 0), minimumSpan: sample.double(span),
        format: Samples.plain)
      let reached = places.map(sample.double)
      #expect(values(of: &dial, .increment(), "end") == reached, "\(sample)")
      #expect(values(of: &dial, .decrement(), "end") == reached.reversed(), "\(sample)")
    }
  }

  @Test("Every rung is reached; a ladder that wraps goes round")
  func everyRung() throws {
    for count in 1...12 {
      var wheel = WheelSlider(try .init("Wheel", ladder: Samples.ladder(count)))
      let rungs = (0..<count).map(Double.init)
      #expect(values(of: &wheel, .increment(), "wheel") == rungs)
      #expect(values(of: &wheel, .decrement(), "wheel") == rungs.reversed())
      var round = WheelSlider(try .init("Wheel", ladder: Samples.ladder(count, wraps: true)))
      let there = (0..<count).map { _ in
        _ = round.perform(.increment())
        return round.indices[0]
      }
      #expect(there == (1..<count) + [0])
    }
  }

  @Test("A value off the grid goes to the next legal value, never past it")
  func offTheGrid() throws {
    let start = try Slider(
      "Price", value: 49000, in: 1000...101_000, step: 5000, format: Samples.plain)
    #expect(start.element("price")?.incrementedValueText == "51,000")
    #expect(after(start, .increment()) == 51000)
    #expect(after(start, .decrement()) == 46000)
    #expect(after(start, .increment(2)) == 56000)
    #expect(after(start, .pageIncrement()) == 56000)
    #expect(after(start, .reset) == 49000)
    #expect(start.value == 49000)
  }

  @Test("An upper bound off the grid is the last stop, and leaving it returns to the grid")
  func lastStop() throws {
    var slider = try Slider("Hours", value: 0, in: 0...12, step: 5, format: Samples.plain)
    #expect(values(of: &slider, .increment(), "hours") == [0, 5, 10, 12])
    #expect(values(of: &slider, .decrement(), "hours") == [12, 10, 5, 0])
  }

  private func after(_ control: some AdjustableControl, _ action: ElementAction) -> Double? {
    var control = control
    _ = control.perform(action)
    return control.elements.first?.value
  }

  /// The values on the way until nothing changes any more, the first one included.
  private func values(
    of control: inout some AdjustableControl, _ action: ElementAction, _ id: String
  ) -> [Double] {
    var values = [control.element(id)?.value ?? .nan]
    while case .changed(let change) = control.perform(action, on: id), values.count < 1000 {
      values.append(change.to.value)
    }
    return values
  }
}
