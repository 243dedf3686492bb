import Foundation
import Testing

@testable import a11y_console

@Suite("Lines are read as they come")
struct LineReaderTests {
  private func read(_ bytes: [UInt8]) throws -> [InputEvent] {
    let pipe = Pipe()
    let writer = Thread { [handle = pipe.fileHandleForWriting] in
      try? handle.write(contentsOf: Data(bytes))
      try? handle.close()
    }
    writer.start()
    var lines = LineReader(descriptor: Descriptor(pipe.fileHandleForReading.fileDescriptor))
    var readings: [InputEvent] = []
    repeat { readings.append(lines.next()) } while readings.last != .end
    return readings
  }

  @Test(
    "Line ends of every kind, a last line without one, and no line at all",
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
      ("a\r\nb\r\n", ["a", "b"]), ("\n\n", ["", ""]), ("é👩‍👩‍👧\n", ["é👩‍👩‍👧"]),
    ])
  func ends(text: String, lines: [String]) throws {
    #expect(try read(Array(text.utf8)) == lines.map { .line($0) } + [.end])
  }

  @Test("Bytes that are no UTF-8 become replacement characters")
  func invalid() throws {
    #expect(try read([0x61, 0xFF, 0x0A]) == [.line("a\u{FFFD}"), .end])
  }

  @Test("A line that is too long is passed over, and the next one is read")
  func tooLong() throws {
    let long = [UInt8](repeating: 0x61, count: LineReader.longest + 1)
    let fitting = [UInt8](repeating: 0x62, count: LineReader.longest)
    let readings = try read(long + [0x0A] + fitting + Array("\nok".utf8))
    #expect(
      readings == [
        .tooLong, .line(String(repeating: "b", count: LineReader.longest)), .line("ok"), .end,
      ])
    #expect(try read(long) == [.tooLong, .end])
  }

  @Test("Without a whole line in time the reader is late, and keeps what has come of it")
  func late() throws {
    let pipe = Pipe()
    var lines = LineReader(descriptor: Descriptor(pipe.fileHandleForReading.fileDescriptor))
    try pipe.fileHandleForWriting.write(contentsOf: Data("ab".utf8))
    #expect(lines.next(within: 0.01) == .late)
    try pipe.fileHandleForWriting.write(contentsOf: Data("c\nd\n".utf8))
    #expect(lines.next(within: 10) == .line("abc"))
    #expect(lines.next(within: 0) == .line("d"))
    #expect(lines.next(within: 0) == .late)
    try pipe.fileHandleForWriting.close()
    #expect(lines.next() == .end)
  }

  @Test("A line that never ends holds nothing up, and does not hide who wakes the loop")
  func endless() throws {
    let zeros = open("/dev/zero", O_RDONLY | O_CLOEXEC)
    defer { close(zeros) }
    let waker = Pipe()
    var lines = LineReader(
      descriptor: Descriptor(zeros), waker: Descriptor(waker.fileHandleForReading.fileDescriptor))
    #expect(lines.next(within: 0.01) == .late)
    #expect(lines.next(within: 0) == .late)
    try waker.fileHandleForWriting.write(contentsOf: Data([1]))
    #expect(lines.next() == .woken)
  }

  @Test("What is there to be read is read, however late it is")
  func overdue() throws {
    let pipe = Pipe()
    var lines = LineReader(descriptor: Descriptor(pipe.fileHandleForReading.fileDescriptor))
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\n".utf8))
    #expect(lines.next(within: -1) == .line("a"))
    #expect(lines.next(within: -1) == .late)
  }

  @Test("A reader that was stopped reads no more, and still wakes and is late")
  func stopped() throws {
    let (pipe, waker) = (Pipe(), Pipe())
    var lines = LineReader(
      descriptor: Descriptor(pipe.fileHandleForReading.fileDescriptor),
      waker: Descriptor(waker.fileHandleForReading.fileDescriptor))
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\nb\nc".utf8))
    #expect(lines.next() == .line("a"))
    lines.stop()
    #expect(lines.next(within: 0.01) == .late)
    try pipe.fileHandleForWriting.close()
    #expect(lines.next(within: 0.01) == .late)
    try waker.fileHandleForWriting.write(contentsOf: Data([1]))
    #expect(lines.next() == .woken)
  }

  @Test("Somebody who wakes the loop comes before a line and before the end")
  func woken() throws {
    let (pipe, waker) = (Pipe(), Pipe())
    var lines = LineReader(
      descriptor: Descriptor(pipe.fileHandleForReading.fileDescriptor),
      waker: Descriptor(waker.fileHandleForReading.fileDescriptor))
    try waker.fileHandleForWriting.write(contentsOf: Data([1]))
    try pipe.fileHandleForWriting.close()
    #expect(lines.next() == .woken)
    _ = try waker.fileHandleForReading.read(upToCount: 1)
    #expect(lines.next() == .end)
  }
}
