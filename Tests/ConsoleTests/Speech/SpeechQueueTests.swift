import Testing

@testable import a11y_console

@Suite("The queue of spoken messages")
struct SpeechQueueTests {
  private func value(_ text: String) -> SpokenMessage {
    SpokenMessage(text, isValueChange: true)
  }

  @Test("messages come out in the order in which they went in")
  func order() {
    var queue = SpeechQueue()
    queue.append(SpokenMessage("one"))
    queue.append(SpokenMessage("two", priority: .message))
    #expect(queue.next()?.text == "one")
    #expect(queue.next()?.text == "two")
    #expect(queue.next() == nil)
  }

  @Test("of 10,000 value changes only the newest waits")
  func newestValue() {
    var queue = SpeechQueue()
    for number in 1...10_000 { queue.append(value("\(number)")) }
    #expect(queue.messages == [value("10000")])
  }

  @Test("a value change leaves focus texts and notices where they are")
  func valueAmongOthers() {
    var queue = SpeechQueue()
    queue.append(SpokenMessage("Bedtime"))
    queue.append(value("23:00"))
    queue.append(SpokenMessage("Saved", priority: .message))
    queue.append(value("23:15"))
    #expect(queue.messages.map(\.text) == ["Bedtime", "Saved", "23:15"])
  }

  @Test("a newer progress text supersedes one that waits")
  func newestProgress() {
    var queue = SpeechQueue()
    queue.append(SpokenMessage("10 seconds", priority: .progress))
    queue.append(SpokenMessage("5 seconds", priority: .progress))
    #expect(queue.messages.map(\.text) == ["5 seconds"])
  }

  @Test("a full queue makes room at the oldest text and keeps what must be heard")
  func fullQueue() {
    var queue = SpeechQueue(capacity: 3)
    queue.append(SpokenMessage("notice", priority: .message))
    queue.append(SpokenMessage("time is up", priority: .important))
    queue.append(SpokenMessage("old"))
    queue.append(SpokenMessage("new"))
    #expect(queue.messages.map(\.text) == ["notice", "time is up", "new"])
  }

  @Test("a queue of nothing but important messages stays within its capacity")
  func fullOfImportance() {
    var queue = SpeechQueue(capacity: 0)
    queue.append(SpokenMessage("one", priority: .important))
    queue.append(SpokenMessage("two", priority: .important))
    #expect(queue.messages.map(\.text) == ["two"])
  }
}
