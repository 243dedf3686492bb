import AdjustableCore

extension SVGElement {
  /// What a screen reader lands on: a group with the element's role, label, value text and range.
  ///
  /// All that is drawn inside is hidden from it, for the group has said it; what is `spoken` is not.
  static func group(
    _ element: AdjustableElement, role: String = "slider", target: SVGElement,
    drawn: [SVGElement], spoken: [SVGElement] = [], focus: SVGElement
  ) -> SVGElement {
    // Described by its hint, or the title would be read again as a description. No id of a screen file
    // has a colon in it.
    let hint = element.id + ":hint"
    return SVGElement(
      "g",
      [
        "id": element.id,
        "role": role,
        "tabindex": "0",
        "aria-label": element.label,
        "aria-describedby": hint,
        "aria-valuemin": element.range?.lowerBound.plainDescription,
        "aria-valuemax": element.range?.upperBound.plainDescription,
        "aria-valuenow": element.value?.plainDescription,
        "aria-valuetext": element.valueText,
        "aria-disabled": element.traits.contains(.notEnabled) ? "true" : nil,
        "aria-readonly": element.isReadOnly && role == "slider" ? "true" : nil,
      ]
    ) {
      [
        SVGElement("title", text: element.label),
        SVGElement("desc", ["id": hint], text: element.hint),
      ]
        + [target, SVGElement.hidden(isDimmed: element.traits.contains(.notEnabled), drawn)]
        + spoken
        // The ring of the focus stands out from whatever it lies on.
        + [focus.styled("halo"), focus]
    }
  }

  /// The same shape in another style.
  private func styled(_ style: String) -> SVGElement {
    var element = self
    element.attributes = attributes.map {
      $0.name == "class" ? Attribute(name: "class", value: style) : $0
    }
    return element
  }

  /// What is drawn and not spoken; dimmed where it belongs to a control that is disabled.
  static func hidden(isDimmed: Bool, _ drawn: [SVGElement]) -> SVGElement {
    SVGElement("g", ["class": isDimmed ? "dimmed" : nil, "aria-hidden": "true"]) { drawn }
  }

  /// A rectangle with rounded corners.
  static func rectangle(_ style: String, _ frame: Frame, corner: Double = 0) -> SVGElement {
    SVGElement(
      "rect",
      [
        "class": style, "x": frame.minX.svg, "y": frame.minY.svg, "width": frame.size.width.svg,
        "height": frame.size.height.svg, "rx": corner > 0 ? corner.svg : nil,
      ])
  }

  /// A circle.
  static func circle(
    _ style: String, _ centre: Point, radius: Double, lineWidth: Double? = nil
  ) -> SVGElement {
    SVGElement(
      "circle",
      [
        "class": style, "cx": centre.x.svg, "cy": centre.y.svg, "r": radius.svg,
        "stroke-width": lineWidth?.svg,
      ])
  }

  /// A path.
  static func path(_ style: String, _ path: String, lineWidth: Double? = nil) -> SVGElement {
    SVGElement("path", ["class": style, "d": path, "stroke-width": lineWidth?.svg])
  }
}
