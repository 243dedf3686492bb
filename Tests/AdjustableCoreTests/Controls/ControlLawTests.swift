import Testing

@testable import AdjustableCore

/// Every control keeps the same laws, on thousands of generated configurations.
struct ControlLawTests {
  @Test("A slider keeps every law", arguments: 0..<6)
  func sliders(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<160 {
      let slider = try GridSample(using: &random).slider(using: &random)
      try ControlLaws.checkWalk(of: slider, steps: 8, using: &random)
    }
  }

  @Test("A range slider keeps every law", arguments: 0..<6)
  func rangeSliders(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<110 {
      let slider = try GridSample(using: &random).rangeSlider(using: &random)
      try ControlLaws.checkWalk(of: slider, steps: 10, using: &random)
    }
  }

  @Test("A dial keeps every law", arguments: 0..<6)
  func dials(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<130 {
      guard let dial = try DialSample(using: &random).dial(using: &random) else { continue }
      try ControlLaws.checkWalk(of: dial, steps: 10, using: &random)
    }
  }

  @Test("Sliders keep every law for numbers of any digits and of any size", arguments: 0..<6)
  func anyDigits(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<50 {
      let size = random.one(of: [1e-300, 1e-9, 1, 1e15, 1e300])
      let bounds = any(in: -size...size, using: &random)
      let length = bounds.upperBound - bounds.lowerBound
      let step = random.one(of: [nil, nil, length / 7.3, length / 0.3, 1e305])
      let inside = any(in: bounds, using: &random)
      let slider = try Slider(
        "Value", value: inside.lowerBound, in: bounds, step: step, format: Samples.plain)
      try ControlLaws.checkWalk(of: slider, steps: 6, using: &random)
      let range = try RangeSlider(range: inside, in: bounds, step: step, format: Samples.plain)
      try ControlLaws.checkWalk(of: range, steps: 6, using: &random)
    }
  }

  private func any(
    in bounds: ClosedRange<Double>, using random: inout SplitMix64
  ) -> ClosedRange<Double> {
    let (one, other) = (
      Double.random(in: bounds, using: &random), Double.random(in: bounds, using: &random)
    )
    return min(one, other)...max(one, other)
  }

  @Test("A wheel keeps every law", arguments: 0..<4)
  func wheels(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<130 {
      let wheel = try ControlSamples.wheel(using: &random)
      try ControlLaws.checkWalk(of: wheel, steps: 8, using: &random)
    }
  }

  @Test("A countdown keeps every law", arguments: 0..<6)
  func rings(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<110 {
      let ring = try ControlSamples.ring(using: &random)
      // What was done before the walk can be undone too.
      guard ring == (try undone(ring)) else { continue }
      try ControlLaws.checkWalk(of: ring, steps: 10, using: &random)
    }
  }

  private func undone(_ ring: CountdownRing) throws -> CountdownRing {
    var ring = ring
    while ring.perform(.undo).hasChanged {}
    return ring
  }
}
