import AdjustableCore

/// What a view asks for when it draws a frame.
enum GeometryRows {
  static func rows(_ rounds: Rounds) throws -> [Row] {
    let rungs = 30
    var selected = 0
    let frame = Frame(width: 228, height: 228)
    let work: Work = {
      selected = (selected + 1) % rungs
      let geometry = WheelGeometry(frame: frame)
      let outline = geometry.outline(of: .outer)
      let ticks = geometry.ticks(count: rungs, selected: selected, on: .outer)
      let engraved = geometry.engravedRungs(count: rungs, selected: selected, on: .outer)
      let labels = engraved.map { geometry.label(ofRung: $0, count: rungs, on: .outer) }
      return outline.count + ticks.plain.count + ticks.lit.count + labels.count
    }
    return [
      Row(
        name: "geometry of a frame, wheel of \(rungs) rungs", yardstick: "plain number",
        result: rounds.compare(work, beside: Foundations.plainNumber()), goal: .median(20_000))
    ]
  }
}
