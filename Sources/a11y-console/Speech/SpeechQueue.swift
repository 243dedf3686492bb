/// The messages that wait for the speech server, oldest first and never more than a few.
///
/// A value change supersedes a waiting value change, a progress text a waiting progress text: a
/// held key leaves one message here, the newest. When the queue is full, room is made at the
/// oldest text; what must be heard goes last.
struct SpeechQueue: Equatable, Sendable {
  /// How many messages may wait.
  let capacity: Int
  /// What waits, oldest first.
  private(set) var messages: [SpokenMessage] = []

  /// Makes an empty queue; a capacity below one counts as one.
  init(capacity: Int = 64) {
    self.capacity = max(1, capacity)
  }

  /// Whether nothing waits.
  var isEmpty: Bool { messages.isEmpty }

  /// Puts a message at the end, removing what it supersedes.
  mutating func append(_ message: SpokenMessage) {
    messages.removeAll(where: message.supersedes)
    if messages.count >= capacity {
      messages.remove(at: expendable)
    }
    messages.append(message)
  }

  /// Takes the oldest message out.
  mutating func next() -> SpokenMessage? {
    messages.isEmpty ? nil : messages.removeFirst()
  }

  /// Forgets everything that waits.
  mutating func clear() {
    messages.removeAll()
  }

  /// The message that is missed least.
  private var expendable: Int {
    messages.firstIndex { $0.priority == .progress }
      ?? messages.firstIndex { $0.priority == .text }
      ?? messages.firstIndex { $0.priority == .message }
      ?? 0
  }
}
