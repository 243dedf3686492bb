import AdjustableCore
import Testing

@Suite("Readings are made into texts when somebody asks")
struct ReadingTests {
  private let texts = CountingTexts()
  private var format: ValueFormat { ValueFormat(texts: texts, locale: Samples.locale) }

  private func slider(_ steps: Double = 10) throws -> Slider {
    try Slider("Volume", value: 5, in: 0...steps, step: 1, format: format)
  }

  @Test("A reading's text is made anew each time, and what is said from the written one")
  func onDemand() {
    let reading = Reading(id: "v", value: 5, format: format)
    #expect(texts.counts == [0, 0])
    #expect(reading.text == "5")
    #expect(reading.text == "5")
    #expect(texts.counts == [2, 0])
    let spoken = reading.spoken
    #expect(texts.counts == [3, 0])
    #expect(spoken.aloud == "about 5")
    #expect(texts.counts == [3, 1])
  }

  @Test("Two readings of one value in one format are equal without a text")
  func equality() throws {
    let reading = Reading(id: "v", value: 5, format: format)
    #expect(reading == Reading(id: "v", value: 5, format: format))
    #expect(texts.counts == [0, 0])
    #expect(reading == Reading(id: "v", value: 5, text: Spoken("5", aloud: "about 5")))
    #expect(reading != Reading(id: "v", value: 5, text: "5"))
    #expect(reading != Reading(id: "v", value: 6, format: format))
    #expect(reading != Reading(id: "w", value: 5, format: format))
    let plain = Reading(id: "v", value: 5, format: try Samples.plain)
    #expect(plain == Reading(id: "v", value: 5, text: "5"))
    #expect(Set([plain, Reading(id: "v", value: 5, text: "5")]).count == 1)
  }

  @Test("A wording that was made keeps its texts, and still equals one that was not")
  func made() {
    let wording = Wording(5, format)
    let made = wording.made
    #expect(texts.counts == [1, 1])
    #expect(made.written == "5")
    #expect(made.spoken.aloud == "about 5")
    #expect(made == wording)
    #expect(texts.counts == [1, 1])
  }

  @Test("Words that are there already keep what is said of them too")
  func madeWords() {
    let counter = Counter()
    let words = Spoken("5") {
      counter.count()
      return "five"
    }
    let made = Wording(words).made
    let before = counter.counted
    #expect(made.spoken.aloud == "five")
    #expect(made.written == "5")
    #expect(counter.counted == before)
  }

  @Test("Neither an action nor a snapshot makes a text")
  func noTexts() throws {
    var slider = try slider()
    let outcome = slider.perform(.increment())
    let element = slider.element("volume")
    #expect(element?.value == 6)
    #expect(element?.incremented?.value == 7)
    #expect(element?.ends?.maximum.value == 10)
    guard case .changed(let change) = outcome else {
      Issue.record("nothing changed")
      return
    }
    #expect(change.from.value == 5)
    #expect(texts.counts == [0, 0])
    #expect(change.to.text == element?.valueText)
    #expect(texts.counts == [2, 0])
  }

  @Test("Only what is said of an element is made, once")
  func focus() throws {
    var reader = ScreenReader(
      try Screen(title: "T", locale: Samples.locale, items: [.control(slider())]))
    #expect(reader.labels == ["Volume"])
    #expect(reader.canSet)
    #expect(texts.counts == [0, 0])
    #expect(reader.read().text == "Volume: 5. Adjustable.")
    #expect(texts.counts == [1, 0])
    #expect(reader.perform(.increment()).text == "6")
    #expect(texts.counts == [2, 0])
    reader.phrasing.verbosity = .verbose
    #expect(reader.read().text == "Volume: 6. Adjustable. 0 to 10.")
    #expect(texts.counts == [5, 0])
  }

  @Test("An audit makes each text of a stop once, however many rules read it")
  func audit() throws {
    let screen = try Screen(title: "T", locale: Samples.locale, items: [.control(slider(100))])
    let report = Audit.report(on: screen)
    #expect(report.findings.isEmpty)
    // One more for what the screen says before anybody moves.
    #expect(texts.counts == [102, 101])
  }
}
