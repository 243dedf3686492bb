import AdjustableCore
import Foundation
import Testing

// The code between the two marks stands in README.md letter for letter; the console's tests compare.
@Suite("The README's code does what it says")
struct ReadmeExample {
  @Test("A slider is adjusted and read")
  func example() throws {
    // README: begin
    let percent = try ValueFormat(.percent(scale: 100), locale: Locale(identifier: "en_US"))
    var volume = try Slider("Volume", value: 40, in: 0...100, step: 5, format: percent)

    let outcome = volume.perform(.increment(2))  // .changed, from 40 to 50
    let element = volume.elements[0]
    #expect(outcome.reason == nil)
    #expect(element.valueText == "50%")
    #expect(element.incrementedValueText == "55%")  // what one more would give

    let items = [Screen.Item.control(volume)]
    let screen = try Screen(title: "Sound", locale: Locale(identifier: "en_US"), items: items)
    var reader = ScreenReader(screen)
    reader.read()
    reader.perform(.toMaximum)
    reader.perform(.increment())
    #expect(reader.spokenLog == "Volume: 50%. Adjustable.\n100%\n100%. Maximum.")
    // README: end
  }

  @Test("A countdown is told the time")
  func countdown() throws {
    // README: begin
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let format = CountdownFormat(locale: Locale(identifier: "en_US"), style: .automatic)
    var ring = try CountdownRing("Tea", duration: 90, format: format, now: start)

    _ = ring.perform(.start)
    let announced = ring.advance(to: start + 30)  // what is to be said by now
    #expect(announced.map(\.text) == ["1 minute"])
    let frame = ring.frame(at: start + 30.25, reduceMotion: true)
    #expect(frame.text == "1:00")
    #expect(frame.nextChange == start + 31)  // draw again then
    #expect(ring.nextAnnouncement == start + 60)  // who only speaks may sleep until then
    // README: end
  }

  @Test("A broken screen is told of in the words that the README shows")
  func audit() throws {
    // README: begin
    let locale = Locale(identifier: "en_US")
    let whole = try ValueFormat(.number(fractionDigits: 0), locale: locale)
    let heat = try Slider("Heat", value: 180, in: 150...200, step: 0.5, format: whole)
    let oven = try Screen(title: "Oven", locale: locale, items: [.control(heat)])
    // README: end
    let readme = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("README.md"), encoding: .utf8)
    for rule in Audit.rules {
      #expect(
        readme.contains("| `\(rule.id)` | \(rule.severity.rawValue) | \(rule.words.summary()) |"))
    }
    // What a test prints where `#expect(Audit.findings(in: oven).isEmpty)` fails.
    #expect(readme.contains("(Audit.findings(in: oven) → \(Audit.findings(in: oven))).isEmpty"))
  }

  @Test("A visit is recorded and compared with one text")
  func recorder() throws {
    // README: begin
    let locale = Locale(identifier: "en_US")
    let plain = try ValueFormat(.number(), locale: locale)
    let bass = try Slider("Bass", value: 0, in: -6...6, step: 1, format: plain)
    let treble = try Slider("Treble", value: 2, in: -6...6, step: 1, format: plain)
    let sound = try Screen(
      title: "Sound", locale: locale, items: [.heading("Sound"), .control(bass), .control(treble)])

    var reader = ScreenReader(sound)
    reader.read()
    reader.increment()
    reader.next()
    reader.toMaximum()
    reader.increment()
    #expect(
      reader.spokenLog == """
        Bass: 0. Adjustable.
        1
        Treble: 2. Adjustable.
        6
        6. Maximum.
        """)
    // README: end
  }

  @Test("A drag moves a slider")
  func drag() throws {
    // README: begin
    let percent = try ValueFormat(.percent(scale: 100), locale: Locale(identifier: "en_US"))
    var slider = try Slider("Volume", value: 40, in: 0...100, step: 5, format: percent)
    let geometry = SliderGeometry(frame: Frame(width: 228, height: 44))
    #expect(geometry.thumb(of: slider) == Point(x: 94, y: 22))

    if case (var drag, let touched)? = slider.beginDrag(at: Point(x: 64, y: 20), in: geometry) {
      #expect(touched?.events == [.began])
      #expect(touched?.changes.map(\.to.text) == ["25%"])  // a tap moves the thumb
      let moved = slider.moveDrag(&drag, to: Point(x: 500, y: 90))
      #expect(moved?.detents == 15)  // stops crossed, each worth a feedback
      #expect(slider.moveDrag(&drag, to: Point(x: 510, y: 90)) == nil)  // nothing changed
      #expect(slider.endDrag(&drag)?.events == [.ended, .committed])
    }
    #expect(slider.value == 100)
    _ = slider.perform(.undo)
    #expect(slider.value == 40)
    // README: end
  }
}
