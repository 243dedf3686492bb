import AdjustableCore

extension WheelSlider: DrawnControl {
  /// How many degrees a band goes on past its ends, so that the labels there stand on it.
  private static let overhang = 8.0

  func drawing(on canvas: Canvas, top: Double) -> Drawing {
    let (height, width) = (
      WheelGeometry.furthestInk + WheelGeometry.pivotInset.height,
      WheelGeometry.furthestInk + WheelGeometry.pivotInset.width
    )
    // The values stand beside the wheels where there is room, else above them.
    var beside = canvas
    if canvas.hand == .right { beside.right -= width + 12 } else { beside.left += width + 12 }
    let isBeside = beside.width >= 120
    var rows: [Drawing] = []
    for element in elements {
      rows.append(
        isBeside
          ? beside.stack(element, top: rows.last.map { $0.bottom + 12 } ?? top + 24)
          : canvas.row(element, top: rows.last.map { $0.bottom + 4 } ?? top))
    }
    let lowest = rows.last?.bottom ?? top
    let frame = canvas.frame(top: isBeside ? top : lowest + 16, height: height)
    let geometry = WheelGeometry(frame: frame, hand: canvas.hand)
    let groups = zip(elements, rows).enumerated().map { wheel, pair in
      group(pair.0, of: wheel, values: pair.1.elements, geometry)
    }
    return Drawing(elements: groups, bottom: max(frame.maxY - 12, lowest))
  }

  private func group(
    _ element: AdjustableElement, of wheel: Int, values: [SVGElement], _ geometry: WheelGeometry
  ) -> SVGElement {
    let band = WheelBand.band(wheel)
    let count = wheels[wheel].ladder.rungs.count
    let ticks = geometry.ticks(count: count, selected: indices[wheel], on: band)
    let outline = PathText.lines(
      [geometry.outline(of: band, overhang: Self.overhang)], closed: true)
    let middle = stride(from: WheelGeometry.startAngle, through: WheelGeometry.endAngle, by: 5)
      .map { geometry.point(atAngle: $0, radius: band.radius) }
    return .group(
      element,
      target: .path("target", PathText.lines([middle]), lineWidth: Track.touchHeight),
      drawn: values + [
        .path("wheel", outline), .path("tick", PathText.lines(ticks.plain)),
        .path("lit", PathText.lines(ticks.lit)),
      ] + engravings(of: wheel, geometry), focus: .path("focus", outline))
  }

  private func engravings(of wheel: Int, _ geometry: WheelGeometry) -> [SVGElement] {
    let band = WheelBand.band(wheel)
    let rungs = wheels[wheel].ladder.rungs
    let selected = indices[wheel]
    return geometry.engravedRungs(count: rungs.count, selected: selected, on: band).map { rung in
      let point = geometry.label(ofRung: rung, count: rungs.count, on: band)
      return SVGElement(
        "text",
        [
          "class": rung == selected ? "engraving selected" : "engraving", "x": point.x.svg,
          "y": (point.y + 4).svg, "text-anchor": "middle",
        ], text: TextLines.shortened(rungs[rung].engraving, size: 11, width: 32))
    }
  }
}
