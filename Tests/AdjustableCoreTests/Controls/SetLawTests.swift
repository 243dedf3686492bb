import Testing

@testable import AdjustableCore

/// Values that are asked for by number, against an oracle that tries every legal value.
struct SetLawTests {
  @Test("A slider takes the nearest legal value, and refuses what lies outside", arguments: 0..<5)
  func sliders(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<60 {
      let sample = GridSample(using: &random, stepped: true)
      let start = try sample.slider(using: &random)
      for _ in 0..<6 {
        let tenths = random.whole(sample.lower * 10 - 20...sample.upper * 10 + 20)
        var slider = start
        let outcome = slider.perform(.set(Samples.decimal(tenths, sample.decimals + 1)))
        guard tenths >= sample.lower * 10, tenths <= sample.upper * 10 else {
          #expect(outcome.reason == .outOfBounds(sample.bounds))
          #expect(slider == start)
          continue
        }
        let expected = try #require(sample.nearest(toTenths: tenths))
        #expect(slider.value == sample.double(expected), "\(tenths) on \(sample)")
        #expect(outcome.reason == nil)
      }
    }
  }

  @Test("A thumb goes as far as the other one and the span let it, and says so", arguments: 0..<5)
  func rangeSliders(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<60 {
      let sample = GridSample(using: &random, stepped: true)
      let stops = try #require(sample.stops)
      let ends = [random.one(of: stops), random.one(of: stops)].sorted()
      let span = random.whole(0...(ends[1] - ends[0]))
      let start = try RangeSlider(
        lower: "Lower", upper: "Upper", range: sample.double(ends[0])...sample.double(ends[1]),
        in: sample.bounds, step: sample.stepValue, base: sample.baseValue,
        minimumSpan: sample.double(span), format: Samples.plain)
      let tenths = random.whole(sample.lower * 10...sample.upper * 10)
      let asked = Samples.decimal(tenths, sample.decimals + 1)
      let wanted = try #require(sample.nearest(toTenths: tenths))

      var slider = start
      let lowered = slider.perform(.set(asked), on: "lower")
      let most = try #require(stops.last { $0 <= ends[1] - span })
      #expect(slider.range.lowerBound == sample.double(min(wanted, most)), "\(sample)")
      #expect((lowered.reason != nil) == (wanted > most), "\(sample)")

      slider = start
      let raised = slider.perform(.set(asked), on: "upper")
      let least = try #require(stops.first { $0 >= ends[0] + span })
      #expect(slider.range.upperBound == sample.double(max(wanted, least)), "\(sample)")
      #expect((raised.reason != nil) == (wanted < least), "\(sample)")
    }
  }

  @Test("A handle goes anywhere that keeps span and gap, else as near as it may", arguments: 0..<6)
  func dials(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<80 {
      let sample = DialSample(using: &random, stepped: true)
      guard let start = try sample.dial(using: &random) else { continue }
      let stops = try #require(sample.stops).map(sample.double)
      for id in ["start", "end"] {
        let wanted = random.one(of: stops)
        var dial = start
        let outcome = dial.perform(.set(wanted), on: id)
        let value = try #require(dial.element(id)?.value)
        let allowed = stops.filter {
          keeps(sample, id == "start" ? $0 : start.startValue, id == "end" ? $0 : start.endValue)
        }
        if allowed.contains(wanted) {
          #expect(value == wanted)
          #expect(outcome.reason == nil)
        } else {
          #expect(outcome.reason?.name == "limitedBy")
        }
        guard outcome.hasChanged, sample.total % (sample.step ?? 1) == 0 else { continue }
        let least = allowed.map { apart($0, wanted, on: sample) }.min()
        #expect(least.map { agree($0, apart(value, wanted, on: sample)) } == true, "\(sample)")
      }
    }
  }

  @Test("A range never crosses, a dial keeps span and gap, all values stay legal", arguments: 0..<6)
  func spans(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<50 {
      let sample = GridSample(using: &random)
      var slider = try sample.rangeSlider(using: &random)
      let startRange = slider.range
      let dialSample = DialSample(using: &random)
      var dial = try dialSample.dial(using: &random)
      let startTurn = [dial?.startValue, dial?.endValue]
      for _ in 0..<15 {
        let id = random.one(of: ["lower", "upper"])
        _ = slider.perform(ControlSamples.action(on: slider.element(id), using: &random), on: id)
        let width = Decimals.cleaned(
          slider.range.upperBound - slider.range.lowerBound, to: sample.decimals + 5)
        #expect(width >= slider.minimumSpan, "\(sample) \(slider.range)")
        for value in [slider.range.lowerBound, slider.range.upperBound] {
          let isStart = value == startRange.lowerBound || value == startRange.upperBound
          #expect(slider.grid.isLegal(value) || isStart, "\(sample) \(value)")
        }
        guard dial != nil else { continue }
        let handle = random.one(of: ["start", "end"])
        let action = ControlSamples.action(on: dial?.element(handle), using: &random)
        _ = dial?.perform(action, on: handle)
        guard let dial else { continue }
        #expect(dial.span >= dial.minimumSpan - 1e-9)
        #expect(dial.span <= dial.grid.total - dial.minimumSpan + 1e-9)
        for value in [dial.startValue, dial.endValue] {
          #expect(dial.grid.isLegal(value) || startTurn.contains(value), "\(value)")
        }
      }
    }
  }

  private func apart(_ one: Double, _ other: Double, on sample: DialSample) -> Double {
    min(abs(one - other), sample.double(sample.total) - abs(one - other))
  }

  private func keeps(_ sample: DialSample, _ start: Double, _ end: Double) -> Bool {
    let total = sample.double(sample.total)
    let span = end - start < 0 ? end - start + total : end - start
    let least = sample.double(sample.minimumSpan)
    return span >= least - 1e-9 && span <= total - least + 1e-9
  }
}
