import AdjustableCore

/// What became of a message, as the server reports it.
enum SpeechEvent: Hashable, Sendable {
  /// The first sound of the message.
  case began
  /// The message was spoken to its end.
  case ended
  /// The message was cut off, or never begun.
  case cancelled
}

/// Which messages were handed to the server, and which of them were begun and ended.
///
/// The server may report a message before its id is known here, so what comes early is kept.
/// Ids only grow, so what belongs to a message that was given up can be told from what is early.
struct SpeechLedger: Sendable {
  private struct Entry {
    var id: Int
    var priority: Utterance.Priority
    var sent: ContinuousClock.Instant
    var began: ContinuousClock.Instant?
  }

  /// How long the server may take to begin before the listener is told.
  static let patience = Duration.seconds(2)

  private var open: [Entry] = []
  private var early: [(id: Int, event: SpeechEvent, time: ContinuousClock.Instant)] = []
  private var highest = 0
  private var toldOfSilence = false
  /// When the latest message that was begun began, counted from when it was sent.
  private(set) var latestBegin: Duration?
  /// When the latest message that was ended ended, counted from when it was sent.
  private(set) var latestEnd: Duration?

  /// Whether everything handed over has been spoken or given up.
  var isQuiet: Bool { open.isEmpty }

  /// Notes that the server took a message and gave it an id.
  mutating func sent(_ id: Int, priority: Utterance.Priority, at now: ContinuousClock.Instant) {
    if priority == .progress {
      // Of a burst, the server drops the middle and says nothing about it.
      open.removeAll { $0.priority == .progress && $0.began == nil }
    }
    open.append(Entry(id: id, priority: priority, sent: now))
    highest = max(highest, id)
    let waiting = early.filter { $0.id <= highest }
    early.removeAll { $0.id <= highest }
    for report in waiting { note(report.event, of: report.id, at: report.time) }
  }

  /// Notes what the server reports about a message.
  mutating func note(_ event: SpeechEvent, of id: Int, at now: ContinuousClock.Instant) {
    guard id <= highest else {
      if early.count < 64 { early.append((id, event, now)) }
      return
    }
    guard let place = open.firstIndex(where: { $0.id == id }) else { return }
    switch event {
    case .began:
      open[place].began = now
      latestBegin = max(.zero, now - open[place].sent)
      toldOfSilence = false
    case .ended:
      latestEnd = max(.zero, now - open[place].sent)
      open.remove(at: place)
    case .cancelled:
      open.remove(at: place)
    }
  }

  /// Gives up everything that was handed over, as after a cancel or on a new connection.
  mutating func forget() {
    open.removeAll()
    early.removeAll()
  }

  /// Starts anew: another server counts its messages from the beginning.
  mutating func startOver() {
    forget()
    highest = 0
  }

  /// When the oldest message that was not begun will have taken too long.
  var deadline: ContinuousClock.Instant? {
    guard !toldOfSilence, !open.contains(where: { $0.began != nil }) else { return nil }
    return open.first { $0.priority != .progress }.map { $0.sent.advanced(by: Self.patience) }
  }

  /// Whether nothing was begun in time; true once, until something is begun again.
  mutating func takesTooLong(at now: ContinuousClock.Instant) -> Bool {
    guard let deadline, deadline <= now else { return false }
    toldOfSilence = true
    return true
  }
}
