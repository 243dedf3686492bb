import Foundation

/// Reads lines from a file descriptor as they come.
struct LineReader {
  /// The longest line, in bytes.
  static let longest = 65_536

  private var descriptor: Descriptor
  /// A second descriptor that ends the waiting.
  private let waker: Descriptor
  private let alarm = Alarm()
  /// False where a program in the background leaves the terminal to its shell: to read there would stop
  /// it.
  ///
  /// A shell does not tell when it brings a running program to the front; that is seen at the next
  /// waiting.
  var readsInBackground = true
  private var line: [UInt8] = []
  private var isTooLong = false
  private var buffer: [UInt8] = []
  private var position = 0
  private var isFirst = true
  private var atEnd = false
  private var failure: SystemError?

  init(descriptor: Descriptor, waker: Descriptor = .none) {
    self.descriptor = descriptor
    self.waker = waker
  }

  /// The next line without its end.
  ///
  /// Bytes that are no UTF-8 become replacement characters; a last line needs no end. A line that
  /// is half there when the loop is woken is kept.
  mutating func next(within time: TimeInterval? = nil) -> InputEvent {
    // Where nothing is left to be taken the waiting finds out, at no cost of its own.
    if position < buffer.count, isWoken { return .woken }
    // One deadline for the whole line: a line that dribbles in holds nothing up.
    let deadline = time.map { ContinuousClock.now + .seconds($0) }
    var hasRead = false
    while true {
      if position == buffer.count {
        // Nor does one that never ends; but something is read each time, however late it is.
        if hasRead, let deadline, deadline <= .now { return .late }
        if let event = wait(until: deadline) { return event }
        guard fill() else {
          // Ctrl-C often ends the input as well, and comes first.
          if isWoken { return .woken }
          return take() ?? failure.map { .failed($0) } ?? .end
        }
        hasRead = true
      }
      let end = buffer[position...].firstIndex(of: UInt8(ascii: "\n"))
      let chunk = buffer[position..<(end ?? buffer.count)]
      position = end.map { $0 + 1 } ?? buffer.count
      if line.count + chunk.count > Self.longest {
        isTooLong = true
        line = []
      }
      if !isTooLong { line += chunk }
      if end != nil { return take() ?? .line("") }
    }
  }

  /// Reads no more, though there may be more to read; from now on nothing comes but calls and lateness.
  mutating func stop() {
    descriptor = .none
    atEnd = false
    (buffer, position, line) = ([], 0, [])
  }

  /// The line so far, which is then begun anew; nil where it is empty.
  private mutating func take() -> InputEvent? {
    defer {
      line = []
      isTooLong = false
    }
    if isTooLong { return .tooLong }
    return line.isEmpty ? nil : .line(Self.text(line))
  }

  /// Whether somebody wakes the loop already.
  private var isWoken: Bool { waker.isReady(for: .reading) }

  /// Waits for input; what came instead of it, if anything did.
  private func wait(until deadline: ContinuousClock.Instant?) -> InputEvent? {
    guard !atEnd else { return nil }
    let listens = readsInBackground || !StandardStreams.isInBackground
    let ready = alarm.wait(for: [listens ? descriptor : .none, waker], until: deadline)
    if ready[1] { return .woken }
    return ready[0] ? nil : .late
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(
      decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }

  /// Reads what is there; false where that is nothing any more.
  private mutating func fill() -> Bool {
    guard !atEnd else { return false }
    do throws(SystemError) {
      buffer = try part()
    } catch {
      (buffer, failure) = ([], error)
    }
    position = 0
    guard !buffer.isEmpty else {
      atEnd = true
      return false
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if isFirst, buffer.starts(with: mark) { position = mark.count }
    isFirst = false
    return true
  }

  private func part() throws(SystemError) -> [UInt8] {
    while true {
      do throws(SystemError) {
        return try descriptor.read(atMost: 4096)
      } catch {
        guard error == .interrupted else { throw error }
      }
    }
  }
}
