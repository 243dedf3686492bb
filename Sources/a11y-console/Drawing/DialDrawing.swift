import AdjustableCore

extension CircularRangeSlider: DrawnControl {
  func drawing(on canvas: Canvas, top: Double) -> Drawing {
    let (start, end) = (elements[0], elements[1])
    let startRow = canvas.row(start, top: top)
    let endRow = canvas.row(end, top: startRow.bottom + 4)
    let frame = canvas.square(top: endRow.bottom + 16, side: 320)
    let geometry = CircularRangeSliderGeometry(frame: frame)
    let handles = geometry.handles(of: self)
    let face = DialFace(self, geometry)
    let summary = summary(on: canvas, face: face, frame: frame)
    return Drawing(
      elements: [
        self.face(geometry, face),
        group(start, startRow, handles.start, isEnd: false),
        group(end, endRow, handles.end, isEnd: true),
      ] + summary.elements, bottom: summary.bottom)
  }

  /// The span in the middle of the dial where it fits beside the labels, else below the dial.
  private func summary(on canvas: Canvas, face: DialFace, frame: Frame) -> Drawing {
    let text = elements.last.map(\.label) ?? ""
    let lines = TextLines.lines(of: text, size: 17, width: face.room).count
    guard lines == 1 || (lines == 2 && face.room >= 100) else {
      return canvas.summary(
        of: self, at: canvas.leading, top: frame.maxY + 12, width: canvas.width, anchor: .start)
    }
    var drawing = canvas.summary(
      of: self, at: frame.midX, top: frame.midY - 11.5 * Double(lines), width: face.room,
      anchor: .middle)
    drawing.bottom = frame.maxY
    return drawing
  }

  /// The groove, the band in it, and what the quarters of a turn are.
  private func face(
    _ geometry: CircularRangeSliderGeometry, _ face: DialFace
  ) -> SVGElement {
    let (circle, width) = (geometry.circle, geometry.lineWidth)
    return .hidden(
      isDimmed: !isEnabled,
      [
        .circle("groove", circle.centre, radius: circle.radius, lineWidth: width),
        .circle("rim", circle.centre, radius: circle.radius + width / 2),
        .circle("rim", circle.centre, radius: circle.radius - width / 2),
        .path("arc round", PathText.arc(geometry.band(of: self)), lineWidth: width - 6),
      ] + face.labels)
  }

  private func group(
    _ element: AdjustableElement, _ row: Drawing, _ centre: Point, isEnd: Bool
  ) -> SVGElement {
    let reach = CircularRangeSliderGeometry.touchSize / 2
    return .group(
      element, target: .circle("target", centre, radius: reach),
      drawn: row.elements + [.circle("thumb", centre, radius: 14)]
        + (isEnd ? [.circle("dot", centre, radius: 6)] : []),
      focus: .circle("focus", centre, radius: reach))
  }
}

/// What is written inside a dial's groove: the value texts of a quarter, a half and so on.
private struct DialFace {
  /// The labels; none where they are too long.
  let labels: [SVGElement]
  /// The width that is left between them.
  let room: Double

  init(_ dial: CircularRangeSlider, _ geometry: CircularRangeSliderGeometry) {
    let radius = geometry.circle.radius - geometry.lineWidth / 2
    let texts = (0..<4).map { dial.text(of: dial.grid.total * Double($0) / 4, for: dial.start.id) }
    let widest = (texts.map(TextLines.width).max() ?? 0) * 13
    guard widest <= radius * 0.6 else {
      labels = []
      room = radius * 1.6
      return
    }
    let circle = TurnCircle(centre: geometry.circle.centre, radius: radius - 18)
    // At three and nine o'clock a label stands beside the groove, not across it.
    let aside = max(0, widest / 2 - 12)
    labels = texts.enumerated().map { quarter, text in
      let point = circle.point(atTurn: Double(quarter) / 4)
      let x = quarter == 1 ? point.x - aside : quarter == 3 ? point.x + aside : point.x
      return SVGElement(
        "text",
        [
          "class": "small secondary", "x": x.svg, "y": (point.y + 5).svg, "text-anchor": "middle",
        ], text: text)
    }
    room = (radius - 18 - aside - widest / 2 - 4) * 2
  }
}
