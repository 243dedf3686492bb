import Foundation

/// Reads keys from a terminal as they are pressed.
struct KeyReader {
  private let descriptor: Descriptor
  /// A second descriptor that ends the waiting.
  private let waker: Descriptor
  private let alarm = Alarm()
  private var decoder = KeyDecoder()
  /// What was pressed and not handed on yet.
  private var keys: ArraySlice<Key> = []

  init(descriptor: Descriptor, waker: Descriptor = .none) {
    self.descriptor = descriptor
    self.waker = waker
  }

  /// The next key.
  ///
  /// Who wakes the loop comes before keys that wait: Ctrl-C ends a long paste.
  mutating func next(within time: TimeInterval? = nil) -> InputEvent {
    let late = time.map { ContinuousClock.now + .seconds(min(max(0, $0), 1e9)) }
    while true {
      let deadline = [late, decoder.deadline].compactMap(\.self).min()
      let ready = alarm.wait(for: [descriptor, waker], until: keys.isEmpty ? deadline : .now)
      if ready[1] { return .woken }
      if let key = keys.popFirst() { return .key(key) }
      if ready[0] {
        if let event = fill() { return event }
        continue
      }
      // Nothing came: what was begun is complete, or the loop has something to do.
      keys = decoder.keys(at: .now)[...]
      if keys.isEmpty, let late, late <= .now { return .late }
    }
  }

  /// Reads what was pressed; what came instead, if anything did.
  private mutating func fill() -> InputEvent? {
    TerminalMode.resume()
    do throws(SystemError) {
      let bytes = try descriptor.read(atMost: 4096)
      guard !bytes.isEmpty else { return .end }
      keys = decoder.keys(from: bytes, at: .now)[...]
      return nil
    } catch {
      switch error {
      case .interrupted, .wouldWait: return nil
      // A terminal that was closed.
      case .device: return .end
      default: return .failed(error)
      }
    }
  }
}
