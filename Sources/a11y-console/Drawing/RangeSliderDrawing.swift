import AdjustableCore

extension RangeSlider: DrawnControl {
  func drawing(on canvas: Canvas, top: Double) -> Drawing {
    let (lower, upper) = (elements[0], elements[1])
    let lowerRow = canvas.row(lower, top: top)
    let upperRow = canvas.row(upper, top: lowerRow.bottom + 4)
    let frame = canvas.frame(top: upperRow.bottom, height: Track.touchHeight)
    let geometry = RangeSliderGeometry(frame: frame, layout: canvas.layout)
    let thumbs = geometry.thumbs(of: self)
    let summary = canvas.summary(
      of: self, at: canvas.leading, top: frame.maxY, width: canvas.width, anchor: .start)
    let track = SVGElement.hidden(
      isDimmed: !isEnabled,
      [
        .rectangle("track", geometry.track.stretch(from: 0, to: 1), corner: 2),
        .rectangle("filled", geometry.filled(by: self)),
      ])
    return Drawing(
      elements: [
        track, group(lower, lowerRow, thumbs.lower), group(upper, upperRow, thumbs.upper),
      ] + summary.elements, bottom: summary.bottom)
  }

  private func group(_ element: AdjustableElement, _ row: Drawing, _ thumb: Point) -> SVGElement {
    let target = Frame(origin: thumb, size: Size(width: 0, height: 0))
      .atLeast(width: Track.touchHeight, height: Track.touchHeight)
    return .group(
      element, target: .rectangle("target", target), drawn: row.elements + [.thumb(thumb)],
      focus: .focus(thumb))
  }
}
