import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

@Suite("A picture shows what the geometry says")
struct ControlDrawingTests {
  private func root(
    _ name: String, hand: Hand = .right, locale: String = "en_US"
  ) throws -> Tag {
    let file = try BuiltInScreen.file(named: name, locale: Locale(identifier: locale))
    var options = DrawOptions()
    options.hand = hand
    return try #require(Picture.root(of: ScreenDrawing.text(of: file.screen, options)))
  }

  private func centres(_ style: String, in root: Tag) -> [Double] {
    root.all.filter { $0["class"] == style }.compactMap { $0["cx"].flatMap(Double.init) }
  }

  @Test("A thumb stands where its fraction is, in both directions")
  func thumbs() throws {
    // 350 points between the margins, 322 of them to travel.
    let fraction = 100.0 / 255
    #expect(centres("thumb", in: try root("volume")) == [(34 + 322 * fraction).rounded(to: 2)])
    let mirrored = try root("volume", locale: "ar_EG")
    #expect(centres("thumb", in: mirrored) == [(356 - 322 * fraction).rounded(to: 2)])
    let range = centres("thumb", in: try root("price"))
    #expect(range == [80, 218])
  }

  @Test("A dial and a wheel look the same in both directions, and a hand mirrors the wheel alone")
  func mirrors() throws {
    let paths = { (root: Tag) in root.all.filter { $0.name == "path" }.map { $0["d"] } }
    #expect(paths(try root("sleep")) == paths(try root("sleep", locale: "ar_EG")))
    #expect(paths(try root("camera")) == paths(try root("camera", locale: "ar_EG")))
    #expect(paths(try root("camera")) != paths(try root("camera", hand: .left)))
    #expect(paths(try root("sleep")) == paths(try root("sleep", hand: .left)))
  }

  @Test("The wheel's labels are thinned as the rule says, and the selected one is lit")
  func engravings() throws {
    let root = try root("camera")
    let labels = { (style: String) in root.all.filter { $0["class"] == style }.map(\.text) }
    #expect(labels("engraving selected") == ["125", "400"])
    #expect(labels("engraving") == ["8000", "1000", "15", "2", "3.2k"])
    let ticks = root.all.filter { $0["class"] == "tick" }.map {
      $0["d"]?.filter { $0 == "M" }.count
    }
    #expect(ticks == [13, 7])
  }

  @Test("A ring is drawn at its fraction, at a whole second")
  func ring() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let format = CountdownFormat(locale: english, style: .automatic)
    var ring = try CountdownRing("Tea", duration: 60, format: format, now: start)
    _ = ring.perform(.start)
    _ = ring.advance(to: start + 44.6)
    let screen = try Screen(title: "Tea", locale: english, items: [.control(ring)])
    let root = try #require(Picture.root(of: ScreenDrawing.text(of: screen)))
    let arc = try #require(root.all.first { $0["class"] == "arc" }?["d"])
    let frame = Frame(x: 85, y: 59, width: 220, height: 220)
    let expected = CountdownRingGeometry(frame: frame).arc(at: 16.0 / 60)
    #expect(arc == PathText.arc(expected))
    #expect(root.all.first { $0["class"] == "clock" }?.text == "16")
    #expect(root.all.first { $0["role"] == "timer" }?["aria-valuetext"] == "16 seconds")
  }

  @Test("A ring that is over and a dial without a span have no arc")
  func empty() {
    let circle = TurnCircle(centre: Point(x: 5, y: 5), radius: 5)
    #expect(PathText.arc(Arc(circle, from: 0, turns: 0)) == "")
    #expect(PathText.arc(Arc(circle, from: 0, turns: 0.25)) == "M5 0A5 5 0 0 1 10 5")
    #expect(PathText.arc(Arc(circle, from: 0, turns: 1)) == "M5 0A5 5 0 0 1 5 10A5 5 0 0 1 5 0")
  }
}

extension Double {
  fileprivate func rounded(to decimals: Int) -> Double {
    let scale = pow(10, Double(decimals))
    return (self * scale).rounded() / scale
  }
}
