import AdjustableCore
import Foundation

/// A control that can be drawn.
protocol DrawnControl: AdjustableControl {
  /// The control below a height.
  func drawing(on canvas: Canvas, top: Double) -> Drawing
}

/// A screen as an SVG picture: a pure function of the screen and of how it is asked for.
enum ScreenDrawing {
  /// The whole file.
  static func text(of screen: Screen, _ options: DrawOptions = DrawOptions()) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    element(of: screen, options).write(to: &text)
    return text
  }

  /// The picture as a tree of elements.
  static func element(of screen: Screen, _ options: DrawOptions) -> SVGElement {
    let direction = screen.locale.language.characterDirection
    let canvas = Canvas(
      left: Canvas.margin, right: options.width - Canvas.margin,
      layout: direction == .rightToLeft ? .rightToLeft : .leftToRight,
      hand: options.hand)
    var drawing = Drawing(bottom: Canvas.margin)
    for item in screen.items {
      let next = self.drawing(of: item, on: canvas, top: drawing.bottom)
      drawing.elements += next.elements
      drawing.bottom = next.bottom + Canvas.margin
    }
    let size = Frame(width: options.width, height: drawing.bottom.rounded(.up))
    return SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg",
        "width": size.size.width.svg, "height": size.size.height.svg,
        "viewBox": "0 0 \(size.size.width.svg) \(size.size.height.svg)",
        "role": "group",
        "lang": screen.locale.identifier(.bcp47),
        "direction": canvas.layout == .rightToLeft ? "rtl" : nil,
      ]
    ) {
      [
        SVGElement("title", text: screen.title), SVGElement("style", text: StyleSheet.text),
        .rectangle("page", size),
      ] + drawing.elements
    }
  }

  private static func drawing(
    of item: Screen.Item, on canvas: Canvas, top: Double
  ) -> Drawing {
    switch item {
    case .heading(let description):
      var drawing = canvas.text(
        description.label, "title", size: 28, at: canvas.leading, top: top, width: canvas.width)
      drawing.elements[0].attributes += [
        .init(name: "id", value: description.id), .init(name: "role", value: "heading"),
        .init(name: "aria-level", value: "2"),
      ]
      return drawing
    case .text(let description):
      var drawing = canvas.text(
        description.label, "", size: 17, at: canvas.leading, top: top, width: canvas.width)
      drawing.elements[0].attributes.append(.init(name: "id", value: description.id))
      return drawing
    case .control(let control):
      guard let drawn = control as? any DrawnControl else { return Drawing(bottom: top) }
      return drawn.drawing(on: canvas, top: top)
    }
  }
}

extension Canvas {
  /// The text that sums a control up, as an element of its own.
  func summary(
    of control: some AdjustableControl, at x: Double, top: Double, width: Double, anchor: Anchor
  ) -> Drawing {
    guard let element = control.elements.first(where: { $0.traits.contains(.staticText) }) else {
      return Drawing(bottom: top)
    }
    var drawing = text(
      element.label, "", size: 17, at: x, top: top, width: width, anchor: anchor)
    drawing.elements[0].attributes.append(.init(name: "id", value: element.id))
    return drawing
  }
}
