import AdjustableCore

extension CountdownRing: DrawnControl {
  /// A picture does not move, so the ring stands at a whole second, as with Reduce Motion.
  func drawing(on canvas: Canvas, top: Double) -> Drawing {
    let element = elements[0]
    let row = canvas.row(element, top: top)
    let frame = canvas.square(top: row.bottom + 16, side: 220)
    let geometry = CountdownRingGeometry(frame: frame)
    let (circle, width) = (geometry.circle, geometry.lineWidth)
    let shown = self.frame(at: now, reduceMotion: true)
    let size = clockSize(shown.text, in: circle.radius)
    let label = Array(row.elements.dropLast())
    let value = Array(row.elements.suffix(1))
    let group = SVGElement.group(
      element, role: "timer", target: .rectangle("target", frame),
      drawn: label + [
        .circle("groove", circle.centre, radius: circle.radius, lineWidth: width),
        .circle("rim", circle.centre, radius: circle.radius + width / 2),
        .circle("rim", circle.centre, radius: circle.radius - width / 2),
        .path("arc", PathText.arc(geometry.arc(at: shown.fraction)), lineWidth: width),
        SVGElement(
          "text",
          [
            "class": "clock", "x": circle.centre.x.svg, "y": (circle.centre.y + size * 0.35).svg,
            "text-anchor": "middle", "font-size": size.svg,
          ], text: shown.text),
      ],
      // A timer has no value of its own, so what is in it is what is read.
      spoken: value,
      focus: .circle("focus", circle.centre, radius: circle.radius + width / 2 + 4))
    return Drawing(elements: [group], bottom: frame.maxY)
  }

  /// A size at which the time fits into the ring.
  private func clockSize(_ text: String, in radius: Double) -> Double {
    min(44, radius * 1.6 / max(1, TextLines.width(of: text)))
  }
}
