import Testing

@testable import AdjustableCore

struct WheelOutlineTests {
  private func ink(_ geometry: WheelGeometry) -> [Point] {
    [WheelBand.outer, .inner].flatMap { band -> [Point] in
      let ticks = geometry.ticks(count: 14, selected: 6, on: band)
      return geometry.outline(of: band) + (ticks.plain + ticks.lit).flatMap { $0 }
    }
  }

  @Test(
    "The furthest ink of the wheel stays within 145 points at scale 1", arguments: Hand.allCases)
  func furthestInk(hand: Hand) {
    let geometry = WheelGeometry(frame: Frame(width: 400, height: 400), hand: hand)
    let furthest = ink(geometry).map { $0.distance(to: geometry.pivot) }.max() ?? 0
    #expect(agree(furthest, WheelGeometry.furthestInk))
    #expect(furthest <= 145)
  }

  @Test("All ink lies inside the rectangle that has room for it", arguments: Hand.allCases)
  func insideTheFrame(hand: Hand) {
    for side in [150.0, 200, 300] {
      let frame = Frame(x: 30, y: 40, width: side, height: side)
      let geometry = WheelGeometry(frame: frame, hand: hand)
      #expect(ink(geometry).allSatisfy { frame.atLeast().contains($0) }, "\(side)")
    }
  }

  @Test("An outline has 72 pieces each way, along both edges of the band")
  func outline() {
    let geometry = WheelGeometry(frame: Frame(width: 400, height: 400))
    for band in [WheelBand.outer, .inner] {
      let outline = geometry.outline(of: band)
      #expect(outline.count == 146)
      let distances = outline.map { $0.distance(to: geometry.pivot) }
      #expect(distances.prefix(73).allSatisfy { agree($0, band.outerEdge) })
      #expect(distances.suffix(73).allSatisfy { agree($0, band.innerEdge) })
    }
  }

  @Test("The parts lie where the table says")
  func table() {
    let outer = WheelBand.outer
    #expect([outer.radius, outer.width, outer.labelRadius] == [120, 42, 112])
    #expect(outer.plainTick == 127...137)
    #expect(outer.litTick == 124...141)
    #expect([WheelBand.inner.radius, WheelBand.inner.width] == [74, 40])
    #expect(WheelBand.band(0) == .outer && WheelBand.band(1) == .inner)
  }

  @Test("Each rung has a tick, and the selected one is lit")
  func ticks() {
    let geometry = WheelGeometry(frame: Frame(width: 200, height: 200), hand: .left)
    let ticks = geometry.ticks(count: 5, selected: 2, on: .outer)
    #expect(ticks.plain.count == 4 && ticks.lit.count == 1)
    let lit = ticks.lit[0].map { $0.distance(to: geometry.pivot) / geometry.scale }
    #expect(agree(lit[0], 124) && agree(lit[1], 141))
    #expect(geometry.ticks(count: 5, selected: 9, on: .outer).lit.isEmpty)
    #expect(geometry.ticks(count: -5, selected: 0, on: .outer).plain.isEmpty)
  }

  @Test("Fewer rungs are engraved where there is less room, the selected one always")
  func engraved() {
    let wide = WheelGeometry(frame: Frame(width: 400, height: 400))
    let narrow = WheelGeometry(frame: Frame(width: 140, height: 140))
    for selected in 0..<14 {
      let many = wide.engravedRungs(count: 14, selected: selected, on: .outer)
      let few = narrow.engravedRungs(count: 14, selected: selected, on: .outer)
      #expect(many.contains(selected) && few.contains(selected))
      #expect(few.count < many.count)
      #expect(many.count <= WheelGeometry.maxLabels(radius: 112))
    }
    #expect(wide.engravedRungs(count: 0, selected: 0, on: .inner) == [])
  }
}
