import AdjustableCore
import Testing

@Suite("A screen reader records what a test does")
struct ScreenReaderRecordingTests {
  @Test("A whole visit is one text to compare")
  func visit() throws {
    var reader = try TestScreen.reader()
    reader.read()
    reader.increment()
    reader.decrement(2)
    reader.go(to: "Volume")
    reader.pageIncrement()
    reader.toMaximum()
    reader.increment()
    reader.pageDecrement(2)
    reader.toMinimum()
    reader.undo()
    reader.next()
    #expect(
      reader.spokenLog == """
        Bedtime: 23:00. Adjustable.
        23:15
        22:45
        Volume: 5. Adjustable.
        6
        10
        10. Maximum.
        8
        0
        8
        Month: January. Adjustable. 1 of 3.
        """)
  }

  @Test("A label that is not there moves nothing and says nothing")
  func missing() throws {
    var reader = try TestScreen.reader()
    #expect(reader.go(to: "Balance") == nil)
    #expect(reader.log.isEmpty)
  }
}
