import Testing

@testable import AdjustableCore

/// For stepped controls drag and keys reach the same set of values.
struct DragReachTests {
  /// The values an element reaches by keys in either direction.
  private func byKeys(_ control: some AdjustableControl, _ id: String) -> Set<Double> {
    var values = Set([control.element(id)?.value].compactMap(\.self))
    for action in [ElementAction.decrement(), .increment()] {
      var control = control
      for _ in 0..<300 {
        guard case .changed(let change) = control.perform(action, on: id) else { break }
        values.insert(change.to.value)
      }
    }
    return values
  }

  /// The values an element takes on while it is dragged over points, the one it had among them.
  private func byDrag<Control: Draggable>(
    _ control: Control, _ id: String, in geometry: Control.Geometry, over points: [Point]
  ) throws -> Set<Double> {
    var control = control
    var values = Set([control.element(id)?.value].compactMap(\.self))
    var (drag, report) = try control.taken(at: points[0], in: geometry)
    for point in points {
      values.formUnion(report?.changes.map(\.to.value) ?? [])
      report = control.moveDrag(&drag, to: point)
    }
    return values.union(report?.changes.map(\.to.value) ?? [])
  }

  @Test("A slider", arguments: 0..<3)
  func slider(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<15 {
      let slider = try GridSample(using: &random, stepped: true).slider(using: &random)
      let plain = try Slider(
        "Value", value: slider.grid.bounds.lowerBound, in: slider.grid.bounds,
        step: slider.grid.step, base: slider.grid.base, format: Samples.plain)
      let geometry = SliderGeometry(frame: Frame(width: 1000, height: 44))
      let points = stride(from: 0, through: 1000, by: 2).map { Point(x: Double($0), y: 22) }
      #expect(try byDrag(plain, "value", in: geometry, over: points) == byKeys(plain, "value"))
    }
  }

  @Test("A range slider", arguments: 0..<3)
  func rangeSlider(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<15 {
      let sample = GridSample(using: &random, stepped: true)
      let stops = try #require(sample.stops)
      let ends = [random.one(of: stops), random.one(of: stops)].sorted()
      let span = random.whole(0...(ends[1] - ends[0]))
      let slider = try RangeSlider(
        range: sample.double(ends[0])...sample.double(ends[1]), in: sample.bounds,
        step: sample.stepValue, base: sample.baseValue, minimumSpan: sample.double(span),
        format: Samples.plain)
      let geometry = RangeSliderGeometry(frame: Frame(width: 1000, height: 44))
      let thumbs = geometry.thumbs(of: slider)
      let touch = Point(x: (thumbs.lower.x + thumbs.upper.x) / 2 - 0.1, y: 22)
      let points =
        [touch] + stride(from: -600, through: 1600, by: 3).map { Point(x: Double($0), y: 22) }
      guard slider.part(at: touch, in: geometry) == .lower else { continue }
      #expect(
        try byDrag(slider, "minimum", in: geometry, over: points) == byKeys(slider, "minimum"))
    }
  }

  @Test("A dial", arguments: 0..<3)
  func dial(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<20 {
      let sample = DialSample(using: &random, stepped: true)
      guard let dial = try sample.dial(using: &random), dial.grid.isLegal(dial.endValue),
        dial.grid.isLegal(dial.startValue)
      else { continue }
      let geometry = CircularRangeSliderGeometry(frame: Frame(width: 300, height: 300))
      // Round to the start and back, a little at a time.
      let turns = (0...1200).map { dial.turns.end + Double($0) / 1200 }
      let points = (turns + turns.reversed() + turns.map { 2 * dial.turns.end - $0 })
        .map { geometry.circle.point(atTurn: $0) }
      guard dial.part(at: points[0], in: geometry) == .end else { continue }
      #expect(
        try byDrag(dial, "end", in: geometry, over: points) == byKeys(dial, "end"), "\(sample)")
    }
  }

  @Test("A wheel", arguments: [1, 2, 3, 14, 60])
  func wheel(count: Int) throws {
    let wheel = WheelSlider(try .init("Rung", ladder: Samples.ladder(count), index: count / 2))
    let geometry = WheelGeometry(frame: Frame(width: 300, height: 300), hand: .left)
    let points = (-30...120).flatMap { degree in
      [0.0, 0.5].map { geometry.point(atAngle: Double(degree) + $0, radius: 120) }
    }
    #expect(try byDrag(wheel, "rung", in: geometry, over: points) == byKeys(wheel, "rung"))
  }
}
