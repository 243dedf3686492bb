import Foundation
import Testing

@testable import a11y_console

@Suite("The loop waits for input and for an instant at once")
struct AlarmTests {
  @Test("Without input it ends at the instant, never before")
  func deadline() {
    let (alarm, pipe) = (Alarm(), Pipe())
    for milliseconds in [0.5, 3, 20] {
      let deadline = ContinuousClock.now + .milliseconds(milliseconds)
      let input = Descriptor(pipe.fileHandleForReading.fileDescriptor)
      #expect(alarm.wait(for: [input, .none], until: deadline) == [false, false])
      #expect(ContinuousClock.now >= deadline)
    }
  }

  @Test("What is there ends it at once, whatever the instant")
  func input() throws {
    let (alarm, first, second) = (Alarm(), Pipe(), Pipe())
    let ends = [first, second].map { Descriptor($0.fileHandleForReading.fileDescriptor) }
    try second.fileHandleForWriting.write(contentsOf: Data("a".utf8))
    let far = ContinuousClock.now + .seconds(1e12)
    #expect(alarm.wait(for: ends, until: far) == [false, true])
    #expect(alarm.wait(for: ends, until: nil) == [false, true])
    #expect(alarm.wait(for: ends, until: .now - .seconds(5)) == [false, true])
    try first.fileHandleForWriting.close()
    #expect(alarm.wait(for: ends, until: nil) == [true, true])
  }

  #if os(Linux)
    @Test("Its timer is one of the clock that counts the time the machine sleeps")
    func suspension() throws {
      let alarm = Alarm()
      let facts = try String(
        contentsOfFile: "/proc/self/fdinfo/\(alarm.timer.number)", encoding: .utf8)
      #expect(facts.contains("clockid: \(CLOCK_BOOTTIME)\n"))
    }
  #endif

  @Test("An instant that has passed is not waited for")
  func past() {
    let alarm = Alarm()
    #expect(alarm.wait(for: [.none], until: .now - .seconds(5)) == [false])
    #expect(alarm.wait(for: [], until: .now) == [])
  }

  @Test("An earlier instant takes the place of a later one, and a later one that of an earlier")
  func another() throws {
    let (alarm, pipe) = (Alarm(), Pipe())
    let input = Descriptor(pipe.fileHandleForReading.fileDescriptor)
    try pipe.fileHandleForWriting.write(contentsOf: Data("a".utf8))
    #expect(alarm.wait(for: [input], until: .now + .seconds(1000)) == [true])
    #expect(alarm.wait(for: [.none], until: .now + .milliseconds(1)) == [false])
    let later = ContinuousClock.now + .milliseconds(10)
    #expect(alarm.wait(for: [.none], until: later) == [false])
    #expect(ContinuousClock.now >= later)
  }
}
