import Testing

@testable import AdjustableCore

/// Moves that are taken back by moves, where no limit was met, lead back to the very same bits.
struct ReturnLawTests {
  @Test("n up and n down returns to the same bits on a slider", arguments: 0..<6)
  func sliders(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<80 {
      let sample = GridSample(using: &random)
      let start = sample.stops.map { random.one(of: $0) } ?? sample.value(using: &random)
      let (stride, page) = sample.strides(using: &random)
      let slider = try Slider(
        "Value", value: sample.double(start), in: sample.bounds, step: sample.stepValue,
        base: sample.baseValue, stride: stride, page: page, format: Samples.plain)
      try checkReturn(of: slider, "value", strides: slider.strides, using: &random)
    }
  }

  @Test("n up and n down returns to the same bits on a continuous dial", arguments: 0..<6)
  func dials(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<80 {
      let sample = DialSample(using: &random, stepped: false)
      guard let dial = try sample.dial(using: &random) else { continue }
      try checkReturn(of: dial, "start", strides: dial.strides, isRound: true, using: &random)
      try checkReturn(of: dial, "end", strides: dial.strides, isRound: true, using: &random)
    }
  }

  @Test("n up and n down returns to the same bits for numbers of any digits", arguments: 0..<4)
  func anyDigits(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<100 {
      let lower = Double.random(in: -1000...1000, using: &random)
      let upper = lower + Double.random(in: 0.001...1000, using: &random)
      let value = Double.random(in: lower...upper, using: &random)
      let stride = random.once(in: 2) ? nil : (upper - lower) / Double(random.whole(3...60))
      let slider = try Slider(
        "Value", value: value, in: lower...upper, stride: stride, format: Samples.plain)
      try checkReturn(of: slider, "value", strides: slider.strides, using: &random)
    }
  }

  @Test("Strides of a continuous slider are whole numbers from where it was, without drift digits")
  func noDrift() throws {
    var slider = try Slider("Level", value: 0.05, in: 0...3, format: Samples.plain)
    for count in 1...19 {
      _ = slider.perform(.increment())
      #expect(slider.value == Samples.decimal(5 + 15 * count, 2))
    }
    var dial = try CircularRangeSlider(
      startValue: 59.75, endValue: 19.75, total: 60, step: 0, format: Samples.plain)
    for (value, _) in zip([0.35, 0.95, 1.55, 2.15, 2.75], 1...) {
      _ = dial.perform(.increment(), on: "start")
      #expect(dial.startValue == value)
    }
  }

  @Test("0.1 three times is 0.3")
  func threeTenths() throws {
    var slider = try Slider("Level", value: 0, step: 0.1, format: Samples.plain)
    _ = slider.perform(.increment(3))
    #expect(slider.value == 0.3)
  }

  @Test("Where no limit is near, moves can be taken back in any order", arguments: 0..<4)
  func anyOrder(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<100 {
      let step = random.once(in: 2) ? 0.25 : nil
      let start = try Slider(
        "Value", value: Samples.decimal(random.whole(-400...400) * 25, 2), in: -1000...1000,
        step: step, stride: step ?? 0.7, page: step.map { $0 * 7 } ?? 2.3, format: Samples.plain)
      var moves = (0..<random.whole(1...10)).map { _ in randomMove(using: &random) }
      var slider = start
      for move in moves { _ = slider.perform(move.there, on: "value") }
      moves.shuffle(using: &random)
      for move in moves { _ = slider.perform(move.back, on: "value") }
      #expect(slider.value.bitPattern == start.value.bitPattern)
    }
  }

  private struct Move {
    let there: ElementAction
    let back: ElementAction
    let count: Int
    let isPage: Bool
  }

  private func randomMove(using random: inout SplitMix64) -> Move {
    let count = random.whole(1...3)
    let pairs: [(ElementAction, ElementAction)] = [
      (.increment(count), .decrement(count)), (.pageIncrement(count), .pageDecrement(count)),
    ]
    let isPage = random.once(in: 3)
    let (up, down) = pairs[isPage ? 1 : 0]
    return random.once(in: 2)
      ? Move(there: up, back: down, count: count, isPage: isPage)
      : Move(there: down, back: up, count: count, isPage: isPage)
  }

  /// Goes a random way, then takes every move back that met no limit, the last one first.
  private func checkReturn(
    of start: some AdjustableControl & Equatable, _ id: String, strides: Strides,
    isRound: Bool = false, using random: inout SplitMix64
  ) throws {
    var control = start
    var back: [ElementAction] = []
    for _ in 0..<random.whole(1...8) {
      let move = randomMove(using: &random)
      var moved = control
      guard case .changed(let change) = moved.perform(move.there, on: id),
        isWhole(change, move, strides, control.element(id)?.range, isRound: isRound)
      else { continue }
      control = moved
      back.append(move.back)
    }
    for action in back.reversed() { _ = control.perform(action, on: id) }
    try ControlLaws.hold(
      control.element(id)?.value?.bitPattern == start.element(id)?.value?.bitPattern,
      "\(back) leads to \(ControlLaws.brief(control)), not to \(ControlLaws.brief(start))")
  }

  /// Whether a move went all the way: a single one that a limit cuts short says nothing of it.
  private func isWhole(
    _ change: Change, _ move: Move, _ strides: Strides, _ range: ClosedRange<Double>?,
    isRound: Bool
  ) -> Bool {
    guard change.limit == nil, let range else { return false }
    guard case .lengths(let stride, let page) = strides else {
      return change.to.value != range.lowerBound && change.to.value != range.upperBound
    }
    let length = Double(move.count) * (move.isPage ? page : stride)
    let moved = abs(change.to.value - change.from.value)
    return agree(moved, length)
      || isRound && agree(range.upperBound - range.lowerBound - moved, length)
  }
}
