import Testing

@testable import AdjustableCore

/// The focus: where it starts, how it moves, and what is said on the way.
struct ScreenReaderTests {
  @Test("It starts on the first adjustable element and has said nothing")
  func start() throws {
    let reader = try TestScreen.reader()
    #expect(reader.focus == 2)
    #expect(reader.focused.id == "bedtime")
    #expect(reader.log == [])
  }

  @Test("Without one it starts on a countdown, else on the first element")
  func otherStarts() throws {
    let ring = try CountdownRing(
      "Tea", duration: 90, format: Samples.countdown, now: Samples.instant(0))
    let screen = try Screen(
      title: "Tea", locale: Samples.locale, items: [.heading("Kitchen"), .control(ring)])
    #expect(ScreenReader(screen).focused.id == "tea")
    let texts = try Screen(
      title: "Texts", locale: Samples.locale, items: [.heading("One"), .text("Two")])
    #expect(ScreenReader(texts).focused.id == "one")
  }

  @Test("The focus walks over every element and stays on the last one")
  func next() throws {
    var reader = try TestScreen.reader()
    reader.go(to: 0)
    let ids = [
      "evening", "choose-when-to-sleep", "bedtime", "wake-up", "sleep", "volume", "month", "tea",
    ]
    #expect(reader.elementIDs == ids)
    for id in ids.dropFirst() { #expect(reader.next().id == id) }
    let stays = reader.next()
    #expect(stays.text == "Tea: 1 minute, 30 seconds. Adjustable. Last element.")
    #expect(reader.focus == 7)
  }

  @Test("The focus walks back and stays on the first one")
  func previous() throws {
    var reader = try TestScreen.reader()
    #expect(reader.previous().text == "Choose when to sleep.")
    #expect(reader.previous().text == "Evening. Heading.")
    #expect(reader.previous().text == "Evening. Heading. First element.")
    #expect(reader.focus == 0)
  }

  @Test(
    "Any index is held to the elements there are",
    arguments: [
      (Int.min, 0), (-1, 0), (0, 0), (5, 5), (8, 7), (Int.max, 7),
    ])
  func go(index: Int, focus: Int) throws {
    var reader = try TestScreen.reader()
    reader.go(to: index)
    #expect(reader.focus == focus)
    #expect(reader.element(at: index)?.id == (index == focus ? reader.focused.id : nil))
  }

  @Test(
    "A whole label names an element, in either case",
    arguments: [
      ("Bedtime", [2]), (" wake UP ", [3]), ("vol", []), ("8 hours of sleep", [4]), ("", []),
      ("8", []),
    ])
  func labelled(label: String, indices: [Int]) throws {
    #expect(try TestScreen.reader().indices(labelled: label) == indices)
  }

  @Test(
    "The beginning of a label, else of one of its words, means every element that has it",
    arguments: [
      ("VOL", [5]), ("up", [3]), ("onth", []), ("", []), (" ", []), ("price", []), ("8 hours", [4]),
      ("hours", [4]),
    ])
  func matching(part: String, indices: [Int]) throws {
    #expect(try TestScreen.reader().indices(matching: part) == indices)
  }

  @Test("Reading repeats where the focus is, with the hint")
  func read() throws {
    var reader = try TestScreen.reader()
    let phrase = reader.read()
    #expect(phrase.kind == .focus)
    #expect(
      phrase.utterance.line == "Bedtime: 23:00. Adjustable. " + "\(English().text(.swipeHint))")
    #expect(reader.log == [phrase])
  }

  @Test("The transcript is the whole screen, one element a line")
  func transcript() throws {
    let hint = "Swipe up or down with one finger to adjust the value."
    #expect(
      try TestScreen.reader().transcript == """
        Evening. Heading.
        Choose when to sleep.
        Bedtime: 23:00. Adjustable. \(hint)
        Wake up: 07:00. Adjustable. \(hint)
        8 hours of sleep
        Volume: 5. Adjustable. \(hint)
        Month: January. Adjustable. 1 of 3. \(hint)
        Tea: 1 minute, 30 seconds. Adjustable. \(hint)
        """)
  }

  @Test("A screen has at least one item, and no two elements share an id")
  func screens() throws {
    let empty = #expect(throws: ConfigurationError.self) {
      try Screen(title: "", locale: Samples.locale, items: [])
    }
    #expect(empty?.description == "items is empty; allowed is at least one item")
    let doubled = #expect(throws: ConfigurationError.self) {
      try Screen(title: "", locale: Samples.locale, items: [.heading("A"), .text("a")])
    }
    #expect(doubled?.description == "id is \"a\"; allowed is an id that no other element has")
  }
}
