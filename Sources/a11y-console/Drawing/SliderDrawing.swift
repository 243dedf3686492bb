import AdjustableCore

extension Slider: DrawnControl {
  func drawing(on canvas: Canvas, top: Double) -> Drawing {
    let element = elements[0]
    let row = canvas.row(element, top: top)
    let frame = canvas.frame(top: row.bottom, height: Track.touchHeight)
    let geometry = SliderGeometry(frame: frame, layout: canvas.layout)
    let ends = canvas.ends(endLabels, top: frame.maxY)
    let track = geometry.track
    let group = SVGElement.group(
      element, target: .rectangle("target", track.touchArea),
      drawn: row.elements + [
        .rectangle("track", track.stretch(from: 0, to: 1), corner: 2),
        .rectangle("filled", geometry.filled(by: self), corner: 2),
        .thumb(geometry.thumb(of: self)),
      ] + ends.elements, focus: .focus(geometry.thumb(of: self)))
    return Drawing(elements: [group], bottom: ends.bottom)
  }
}

extension Canvas {
  /// What the two ends of a track are called.
  fileprivate func ends(_ labels: EndTexts?, top: Double) -> Drawing {
    guard let labels else { return Drawing(bottom: top) }
    let half = width / 2 - 4
    let low = text(
      labels.minimum.written, "small secondary", size: 13, at: leading, top: top, width: half)
    let high = text(
      labels.maximum.written, "small secondary", size: 13, at: trailing, top: top, width: half,
      anchor: .end)
    return Drawing(
      elements: low.elements + high.elements, bottom: max(low.bottom, high.bottom))
  }
}

extension SVGElement {
  /// A thumb that is half as thick as it is long, less its line.
  static func thumb(_ centre: Point) -> SVGElement {
    .circle("thumb", centre, radius: Track.thumbLength / 2 - 1.5)
  }

  /// The ring around a thumb that has the focus.
  static func focus(_ centre: Point) -> SVGElement {
    .circle("focus", centre, radius: Track.thumbLength / 2 + 4)
  }
}
