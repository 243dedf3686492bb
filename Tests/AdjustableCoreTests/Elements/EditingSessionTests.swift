import Testing

@testable import AdjustableCore

struct EditingSessionTests {
  @Test("A session begins once and ends once")
  func balance() {
    var session = EditingSession<Int>()
    #expect(session.end(at: 0) == [])
    #expect(session.begin(at: 1) == .began)
    #expect(session.isUnderWay)
    #expect(session.begin(at: 2) == nil)
    #expect(session.end(at: 1) == [.ended])
    #expect(!session.isUnderWay)
    #expect(session.end(at: 3) == [])
  }

  @Test("Only a session in which the value came to differ is committed")
  func committed() {
    var session = EditingSession<Int>()
    _ = session.begin(at: 1)
    #expect(session.end(at: 2) == [.ended, .committed])
  }

  @Test("Begin and end stay balanced whatever is called", arguments: 0..<20)
  func balanceOfAnything(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var session = EditingSession<Int>()
    var open = 0
    for _ in 0..<200 {
      let value = random.whole(0...3)
      if random.once(in: 2) {
        if session.begin(at: value) == .began { open += 1 }
      } else {
        open -= session.end(at: value).filter { $0 == .ended }.count
      }
      #expect(open == 0 || open == 1)
      #expect(session.isUnderWay == (open == 1))
    }
  }

  @Test("A control commits only where a value differs, however it came back")
  func controlsCommitValues() throws {
    var slider = try Slider("Volume", value: 0.5, format: Samples.plain)
    var range = try RangeSlider(range: 0.25...0.75, format: Samples.plain)
    var dial = try CircularRangeSlider(startValue: 0, endValue: 8, step: 0, format: Samples.plain)
    var wheel = WheelSlider(try .init("Rating", ladder: Samples.ladder(5), index: 2))
    #expect(slider.beginEditing() == .began)
    #expect(range.beginEditing() == .began)
    #expect(dial.beginEditing() == .began)
    #expect(wheel.beginEditing() == .began)
    #expect(wheel.beginEditing() == nil)
    move(&slider, "volume", backTo: 0.5)
    move(&range, "minimum", backTo: 0.25)
    move(&dial, "end", backTo: 8)
    move(&wheel, "rating", backTo: 2)
    #expect(slider.endEditing() == [.ended])
    #expect(range.endEditing() == [.ended])
    #expect(dial.endEditing() == [.ended])
    #expect(wheel.endEditing() == [.ended])
    #expect(wheel.endEditing() == [])
  }

  @Test("A control that was let go at another value commits")
  func controlsCommitOtherValues() throws {
    var range = try RangeSlider(range: 0.25...0.75, format: Samples.plain)
    var dial = try CircularRangeSlider(startValue: 0, endValue: 8, step: 0, format: Samples.plain)
    _ = range.beginEditing()
    _ = dial.beginEditing()
    _ = range.perform(.increment(), on: "maximum")
    _ = dial.perform(.increment(), on: "start")
    #expect(range.endEditing() == [.ended, .committed])
    #expect(dial.endEditing() == [.ended, .committed])
  }

  /// Goes one up, then back to the very value by another way: by number.
  private func move(_ control: inout some AdjustableControl, _ id: String, backTo value: Double) {
    _ = control.perform(.increment(), on: id)
    let there = control.element(id)?.value ?? 0
    _ = control.perform(.increment(), on: id)
    _ = control.perform(.set(there), on: id)
    _ = control.perform(.decrement(), on: id)
    #expect(control.element(id)?.value == value)
  }
}
