import Testing

@testable import a11y_console

@Suite("What became of the messages")
struct SpeechLedgerTests {
  private let start = ContinuousClock.now

  private func after(_ milliseconds: Int) -> ContinuousClock.Instant {
    start.advanced(by: .milliseconds(milliseconds))
  }

  @Test("a message is open until it ends")
  func untilItEnds() {
    var ledger = SpeechLedger()
    ledger.sent(1, priority: .text, at: start)
    #expect(!ledger.isQuiet)
    ledger.note(.began, of: 1, at: after(20))
    ledger.note(.ended, of: 1, at: after(700))
    #expect(ledger.isQuiet)
    #expect(ledger.latestBegin == .milliseconds(20))
    #expect(ledger.latestEnd == .milliseconds(700))
  }

  @Test("what is reported before the id is known is kept")
  func earlyReports() {
    var ledger = SpeechLedger()
    ledger.note(.began, of: 7, at: after(1))
    ledger.note(.ended, of: 7, at: after(2))
    ledger.sent(7, priority: .text, at: start)
    #expect(ledger.isQuiet)
    #expect(ledger.latestEnd == .milliseconds(2))
  }

  @Test("what is reported of a message given up is passed over")
  func lateReports() {
    var ledger = SpeechLedger()
    ledger.sent(1, priority: .text, at: start)
    ledger.forget()
    ledger.note(.cancelled, of: 1, at: after(5))
    ledger.sent(2, priority: .text, at: after(10))
    #expect(!ledger.isQuiet)
  }

  @Test("no beginning within 2 seconds is told once, and again only after a beginning")
  func silence() {
    var ledger = SpeechLedger()
    ledger.sent(1, priority: .text, at: start)
    #expect(ledger.deadline == after(2000))
    let early = ledger.takesTooLong(at: after(1999))
    let due = ledger.takesTooLong(at: after(2000))
    #expect(!early && due)
    ledger.sent(2, priority: .text, at: after(3000))
    let again = ledger.takesTooLong(at: after(9000))
    #expect(!again)
    ledger.note(.began, of: 2, at: after(9001))
    ledger.note(.ended, of: 2, at: after(9002))
    ledger.sent(3, priority: .text, at: after(9100))
    let anew = ledger.takesTooLong(at: after(12_000))
    #expect(anew)
  }

  @Test("a message that waits behind one being spoken is not silence")
  func waitingBehind() {
    var ledger = SpeechLedger()
    ledger.sent(1, priority: .message, at: start)
    ledger.note(.began, of: 1, at: after(10))
    ledger.sent(2, priority: .message, at: after(20))
    #expect(ledger.deadline == nil)
  }

  @Test("the middle of a burst of progress texts is not waited for")
  func progressBurst() {
    var ledger = SpeechLedger()
    for id in 1...5 { ledger.sent(id, priority: .progress, at: after(id)) }
    #expect(ledger.deadline == nil)
    ledger.note(.began, of: 5, at: after(10))
    ledger.note(.ended, of: 5, at: after(20))
    #expect(ledger.isQuiet)
  }

  @Test("another server counts from the beginning")
  func startOver() {
    var ledger = SpeechLedger()
    ledger.sent(40, priority: .text, at: start)
    ledger.startOver()
    ledger.note(.began, of: 1, at: after(1))
    ledger.sent(1, priority: .text, at: start)
    #expect(ledger.latestBegin == .milliseconds(1))
  }
}
