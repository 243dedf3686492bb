import Testing

@testable import AdjustableCore

/// Every control keeps the same laws, on thousands of generated configurations.
struct ControlLawTests {
  @Test("A slider keeps every law", arguments: 0..<8)
  func sliders(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<100 {
      let slider = try GridSample(using: &random).slider(using: &random)
      try ControlLaws.checkWalk(of: slider, steps: 8, using: &random)
    }
  }

  @Test("A range slider keeps every law", arguments: 0..<8)
  func rangeSliders(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<60 {
      let slider = try GridSample(using: &random).rangeSlider(using: &random)
      try ControlLaws.checkWalk(of: slider, steps: 10, using: &random)
    }
  }

  @Test("A dial keeps every law", arguments: 0..<8)
  func dials(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<90 {
      guard let dial = try DialSample(using: &random).dial(using: &random) else { continue }
      try ControlLaws.checkWalk(of: dial, steps: 10, using: &random)
    }
  }

  @Test("A wheel keeps every law", arguments: 0..<4)
  func wheels(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<100 {
      let wheel = try ControlSamples.wheel(using: &random)
      try ControlLaws.checkWalk(of: wheel, steps: 8, using: &random)
    }
  }

  @Test("A countdown keeps every law", arguments: 0..<8)
  func rings(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<60 {
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
