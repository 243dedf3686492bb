import Foundation

/// Reads keys from a terminal as they are pressed.
struct KeyReader {
  private let descriptor: Int32
  /// A second descriptor that ends the waiting; negative where there is none.
  private let waker: Int32
  private let alarm = Alarm()
  private var decoder = KeyDecoder()
  /// What was pressed and not handed on yet.
  private var keys: ArraySlice<Key> = []

  init(descriptor: Int32, waker: Int32 = -1) {
    self.descriptor = descriptor
    self.waker = waker
  }

  /// The next key.
  ///
  /// Who wakes the loop comes before keys that wait: Ctrl-C ends a long paste.
  mutating func next(within time: TimeInterval? = nil) -> LineReader.Reading {
    let late = time.map { ContinuousClock.now + .seconds(min(max(0, $0), 1e9)) }
    while true {
      let deadline = [late, decoder.deadline].compactMap(\.self).min()
      let ready = alarm.wait(for: [descriptor, waker], until: keys.isEmpty ? deadline : .now)
      if ready[1] { return .woken }
      if let key = keys.popFirst() { return .key(key) }
      if ready[0] {
        if let reading = fill() { return reading }
        continue
      }
      // Nothing came: what was begun is complete, or the loop has something to do.
      keys = decoder.keys(at: .now)[...]
      if keys.isEmpty, let late, late <= .now { return .late }
    }
  }

  /// Reads what was pressed; what came instead, if anything did.
  private mutating func fill() -> LineReader.Reading? {
    TerminalMode.resume()
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 {
      keys = decoder.keys(from: bytes[..<count], at: .now)[...]
      return nil
    }
    if count == 0 { return .end }
    // A terminal that was closed.
    return errno == EINTR || errno == EAGAIN ? nil : errno == EIO ? .end : .failed(errno)
  }
}
