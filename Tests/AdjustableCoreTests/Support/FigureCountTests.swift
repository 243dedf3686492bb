import Testing

/// A figure that is missing is a test that silently does not run.
struct FigureCountTests {
  @Test(
    "Every seed figure is there",
    arguments: [
      ("rangeSlider.fraction", 60), ("rangeSlider.lower", 58), ("rangeSlider.upper", 58),
      ("rangeSlider.nearestThumb", 66), ("rangeSlider.snapped", 28), ("rangeSlider.adjust", 40),
      ("circular.wrapped", 60), ("circular.span", 60), ("circular.allows", 60),
      ("circular.turn", 60), ("circular.point", 60), ("circular.part", 120),
      ("circular.adjust", 40), ("countdown.remaining", 60), ("countdown.fraction", 60),
      ("countdown.wholeSeconds", 60), ("countdown.text", 108), ("wheel.angleForIndex", 60),
      ("wheel.indexForAngle", 60), ("wheel.point", 60), ("wheel.angleAtPoint", 56),
      ("wheel.labelledRungs", 60), ("wheel.maxLabels", 60), ("wheel.scale", 60),
    ])
  func everySeedFigureIsThere(function: String, count: Int) throws {
    #expect(try Figures.countsOfSeeds()[function] == count)
  }

  @Test("No figure belongs to a function that no test knows")
  func noFigureIsOverlooked() throws {
    #expect(try Figures.countsOfSeeds().values.reduce(0, +) == 1474)
    #expect(try Figures.countsOfSeeds().count == 24)
  }

  @Test("Every case of the keyboard and of VoiceOver is there")
  func everyCaseIsThere() throws {
    #expect(try Figures.lines(of: "keyboard").count == 59)
    #expect(try Figures.lines(of: "voiceover").count == 31)
  }
}
