import AdjustableCore

/// Something drawn, and where it ends.
struct Drawing {
  var elements: [SVGElement] = []
  /// The lower edge.
  var bottom: Double
}

/// What things are drawn on: a column, a direction and a hand.
struct Canvas {
  /// The space around everything, and between one item and the next.
  static let margin = 20.0

  /// The left edge of the column.
  var left: Double
  /// The right edge of the column.
  var right: Double
  let layout: LayoutDirection
  let hand: Hand

  /// How wide the column is.
  var width: Double { right - left }
  /// The middle of the column.
  var middle: Double { (left + right) / 2 }
  /// Where lines of text begin.
  var leading: Double { layout == .leftToRight ? left : right }
  /// Where lines of text end.
  var trailing: Double { layout == .leftToRight ? right : left }

  /// A rectangle as wide as the column.
  func frame(top: Double, height: Double) -> Frame {
    Frame(x: left, y: top, width: width, height: height)
  }

  /// A square in the middle of the column, as wide as the column at most.
  func square(top: Double, side: Double) -> Frame {
    let side = min(width, side)
    return Frame(x: middle - side / 2, y: top, width: side, height: side)
  }

  /// Where the lines of a text are put.
  enum Anchor: String {
    case start
    case middle
    case end
  }

  /// A text in lines below each other, the first one's top at a height.
  func text(
    _ text: String, _ style: String, size: Double, at x: Double, top: Double, width: Double,
    anchor: Anchor = .start
  ) -> Drawing {
    let isBold = ["title", "value", "large"].contains(style)
    let lines = TextLines.lines(
      of: text, size: isBold ? size * TextLines.bold : size, width: width)
    let height = (size * 1.3).rounded(.up)
    let element = SVGElement(
      "text", ["class": style.isEmpty ? nil : style, "text-anchor": anchor.rawValue]
    ) {
      lines.enumerated().map { index, line in
        // The space that a line break stands for, where it moves nothing.
        let isLater = index > 0 && anchor == .end
        let isFollowed = index < lines.count - 1 && anchor != .end
        return SVGElement(
          "tspan", ["x": x.svg, "y": (top + height * Double(index) + size).svg],
          text: (isLater ? " " : "") + line + (isFollowed ? " " : ""))
      }
    }
    return Drawing(elements: [element], bottom: top + height * Double(lines.count))
  }

  /// A label where lines begin and a value where they end, beside each other or, where that is too
  /// narrow, below each other.
  func row(_ element: AdjustableElement, top: Double) -> Drawing {
    let size = 17.0
    let value = TextLines.width(of: element.valueText) * TextLines.bold
    let fits = (TextLines.width(of: element.label) + 1 + value) * size <= width
    let label = text(element.label, "secondary", size: size, at: leading, top: top, width: width)
    let shown = text(
      element.valueText, "value", size: size, at: trailing, top: fits ? top : label.bottom,
      width: width, anchor: .end)
    return Drawing(elements: label.elements + shown.elements, bottom: shown.bottom)
  }

  /// A label and below it a value, where lines begin.
  func stack(_ element: AdjustableElement, top: Double) -> Drawing {
    let label = text(element.label, "secondary", size: 17, at: leading, top: top, width: width)
    let value = text(
      element.valueText, "large", size: 24, at: leading, top: label.bottom, width: width)
    return Drawing(elements: label.elements + value.elements, bottom: value.bottom)
  }
}
