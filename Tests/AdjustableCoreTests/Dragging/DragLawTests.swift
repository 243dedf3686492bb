import Testing

@testable import AdjustableCore

/// Drags of random points keep every rule of the grid, spans and clamps.
struct DragLawTests {
  /// A rectangle of any size, at times of none.
  private func frame(using random: inout SplitMix64) -> Frame {
    guard !random.once(in: 20) else {
      return Frame(
        width: random.one(of: Samples.oddDoubles), height: random.one(of: Samples.oddDoubles))
    }
    return Frame(
      x: Double.random(in: -300...300, using: &random),
      y: Double.random(in: -300...300, using: &random),
      width: Double.random(in: 0...500, using: &random),
      height: Double.random(in: 0...500, using: &random))
  }

  /// A first point on something to take, and others anywhere, at times far off or no points at all.
  private func points(
    from first: Point, in frame: Frame, using random: inout SplitMix64
  ) -> [Point] {
    [first]
      + (0..<8).map { _ in
        if random.once(in: 12) { return first }
        if random.once(in: 12) {
          return Point(
            x: random.one(of: Samples.oddDoubles), y: random.one(of: Samples.oddDoubles))
        }
        return Point(
          x: frame.midX + Double.random(in: -1...1, using: &random) * frame.size.width,
          y: frame.midY + Double.random(in: -1...1, using: &random) * frame.size.height)
      }
  }

  @Test("A slider's drags keep its grid", arguments: 0..<6)
  func sliders(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<200 {
      let slider = try GridSample(using: &random).slider(using: &random)
      let frame = frame(using: &random)
      let geometry = SliderGeometry(
        frame: frame, layout: random.once(in: 2) ? .leftToRight : .rightToLeft)
      let first = geometry.track.centre(at: Double.random(in: 0...1, using: &random))
      try DragLaws.check(
        of: slider, in: geometry, over: points(from: first, in: frame, using: &random),
        cancelling: random.once(in: 3)
      ) { _, _, after in
        let isLegal = after.grid.pointerGrid.isLegal(after.value) || after.value == slider.value
        try DragLaws.hold(isLegal, "off the grid", after)
      }
    }
  }

  @Test("A range slider's drags keep its grid and its span, and never cross", arguments: 0..<6)
  func rangeSliders(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<200 {
      let slider = try GridSample(using: &random).rangeSlider(using: &random)
      let frame = frame(using: &random)
      let geometry = RangeSliderGeometry(
        frame: frame, layout: random.once(in: 2) ? .leftToRight : .rightToLeft)
      let first = geometry.track.centre(at: Double.random(in: 0...1, using: &random))
      try DragLaws.check(
        of: slider, in: geometry, over: points(from: first, in: frame, using: &random),
        cancelling: random.once(in: 3)
      ) { part, before, after in
        let values = [after.range.lowerBound, after.range.upperBound]
        let former = [slider.range.lowerBound, slider.range.upperBound]
        try DragLaws.hold(
          values.allSatisfy { after.grid.isLegal($0) || former.contains($0) }, "off the grid", after
        )
        try DragLaws.hold(after.isKept(after.history.present), "the span is too small", after)
        let other = part == .lower ? 1 : 0
        try DragLaws.hold(values[other] == former[other], "the other thumb moved", after)
      }
    }
  }

  @Test(
    "A dial's drags keep stops, span and gap, and take no handle over the other", arguments: 0..<8)
  func dials(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<300 {
      let sample = DialSample(using: &random)
      guard let dial = try sample.dial(using: &random) else { continue }
      let frame = frame(using: &random)
      let geometry = CircularRangeSliderGeometry(frame: frame)
      let band = geometry.band(of: dial)
      let first = geometry.circle.point(
        atTurn: band.start + band.turns * random.one(of: [0, 1, 0.5, 0.3]))
      try DragLaws.check(
        of: dial, in: geometry, over: points(from: first, in: frame, using: &random),
        cancelling: random.once(in: 3)
      ) { part, before, after in
        let former = [dial.startValue, dial.endValue]
        let isLegal = { (value: Double) in after.grid.isLegal(value) || former.contains(value) }
        try DragLaws.hold(after.keepsSpan(after.history.present), "span or gap is too small", after)
        try DragLaws.hold(isLegal(after.startValue), "the start is off the stops", after)
        guard part == .band else {
          try DragLaws.hold(isLegal(after.endValue), "the end is off the stops", after)
          let most = after.grid.total / 2 + after.grid.tolerance + 1e-9
          try DragLaws.hold(
            abs(after.span - before.span) <= most, "a handle went over the other", before)
          return
        }
        try DragLaws.hold(agree(after.span, dial.span), "the band lost its span", after)
        let divides = sample.step.map { sample.total % $0 == 0 } ?? true
        let wasLegal = former.allSatisfy(after.grid.isLegal)
        try DragLaws.hold(
          !divides || !wasLegal || isLegal(after.endValue), "the end is off the stops", after)
      }
    }
  }

  @Test("A wheel's drags stay on the ladder, a detent for each rung", arguments: 0..<4)
  func wheels(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<250 {
      let wheel = try ControlSamples.wheel(using: &random)
      let frame = frame(using: &random)
      let geometry = WheelGeometry(
        frame: frame, hand: random.one(of: Hand.allCases),
        userScale: random.one(of: [0.8, 1, 1.2]))
      let radius = random.one(of: [120.0, 74, 100, 140])
      let first = geometry.point(
        atAngle: Double.random(in: -40...130, using: &random), radius: radius)
      try DragLaws.check(
        of: wheel, in: geometry, over: points(from: first, in: frame, using: &random),
        cancelling: random.once(in: 3)
      ) { part, before, after in
        let other = 1 - part
        try DragLaws.hold(
          other >= wheel.wheels.count || after.indices[other] == before.indices[other],
          "the other wheel turned", after)
      }
    }
  }

  @Test("Keys and other fingers in the middle of a drag break nothing", arguments: 0..<6)
  func interrupted(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<50 {
      let sample = GridSample(using: &random)
      let frame = Frame(width: 300, height: 300)
      let start = try sample.rangeSlider(using: &random)
      try interrupt(
        start, RangeSliderGeometry(frame: frame), frame, using: &random
      ) { $0.isKept($0.history.present) }
      if let dial = try DialSample(using: &random).dial(using: &random) {
        try interrupt(dial, CircularRangeSliderGeometry(frame: frame), frame, using: &random) {
          $0.keepsSpan($0.history.present)
        }
      }
      let wheel = try ControlSamples.wheel(using: &random)
      try interrupt(wheel, WheelGeometry(frame: frame), frame, using: &random) { _ in true }
    }
  }

  /// Several drags and actions at once, in any order; all can be undone in the end.
  private func interrupt<Control: Draggable & Equatable>(
    _ start: Control, _ geometry: Control.Geometry, _ frame: Frame,
    using random: inout SplitMix64, keeps: (Control) -> Bool
  ) throws {
    var control = start
    var drags: [Drag<Control>] = []
    for _ in 0..<25 {
      let point = Point(
        x: Double.random(in: 0...frame.size.width, using: &random),
        y: Double.random(in: 0...frame.size.height, using: &random))
      let held = drags.indices.randomElement(using: &random)
      switch (random.whole(0...5), held) {
      case (0, _), (_, nil):
        if let begun = control.beginDrag(at: point, in: geometry) { drags.append(begun.drag) }
      case (1, _):
        let id = random.one(of: control.elementIDs)
        _ = control.perform(ControlSamples.action(on: control.element(id), using: &random), on: id)
      case (2, let held?) where random.once(in: 3):
        _ =
          random.once(in: 2)
          ? control.endDrag(&drags[held]) : control.cancelDrag(&drags[held])
      case (_, let held?): _ = control.moveDrag(&drags[held], to: point)
      }
      try DragLaws.hold(keeps(control), "the span is too small", control)
      try ControlLaws.checkValues(control)
    }
    while control.perform(.undo).hasChanged {
      try DragLaws.hold(keeps(control), "undo leads to a span that is too small", control)
    }
    try DragLaws.hold(
      control.elements.map(\.value) == start.elements.map(\.value),
      "undo does not lead to the beginning", control)
  }
}
