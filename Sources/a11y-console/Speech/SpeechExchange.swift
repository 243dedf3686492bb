import AdjustableCore
import Dispatch
import Foundation

/// What the worker's thread is to do next.
enum SpeechOrder: Sendable {
  /// Silence what was handed over.
  case cancel
  /// Answer a question or change a setting.
  case request(SpeechRequest)
  /// Speak.
  case say(SpokenMessage)
  /// Close the connection and end; what is still spoken is cut off.
  case end
}

/// Where callers, the worker's thread and the library's thread meet: short notes under a lock.
///
/// Nobody calls anything while holding the lock, so nobody waits for a server in here.
// Unchecked because the compiler cannot see that `state` is only touched under `lock`; the
// semaphore and the lock are made for threads, and everything else is immutable.
final class SpeechExchange: @unchecked Sendable {
  fileprivate struct State {
    var queue = SpeechQueue()
    var ledger = SpeechLedger()
    var requests: [SpeechRequest] = []
    var notices: [SpeechNotice] = []
    var cancels = false
    var handing = false
    /// Whether the thread has nothing to do, and so cannot be held by the server.
    var isResting = true
    var hasEnded = false
    var closing: Closing?
    var callBegan: ContinuousClock.Instant?
    var toldOfHang = false
    var quietWaiters: [DispatchSemaphore] = []
  }

  fileprivate enum Closing {
    case afterLast(until: ContinuousClock.Instant)
    case atOnce
  }

  private let lock = NSLock()
  private let bell = DispatchSemaphore(value: 0)
  private let end = DispatchSemaphore(value: 0)
  private let wake: (@Sendable () -> Void)?
  private var state = State()

  /// Makes an exchange; `wake` is called on the worker's thread when a notice is there.
  init(wake: (@Sendable () -> Void)?) {
    self.wake = wake
  }

  private func change<Result>(_ body: (inout State) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&state)
  }

  // Called by callers.

  /// Leaves a message to be spoken.
  func leave(_ message: SpokenMessage) {
    change {
      if $0.closing == nil { $0.queue.append(message) }
      $0.isResting = false
    }
    bell.signal()
  }

  /// Leaves word that everything of ours is to fall silent.
  func leaveCancel() {
    change {
      $0.queue.clear()
      $0.cancels = $0.cancels || $0.handing || !$0.ledger.isQuiet
      $0.isResting = false
    }
    bell.signal()
  }

  /// Leaves a question.
  func leave(_ request: SpeechRequest) {
    let late = change { state in
      if !state.hasEnded { state.requests.append(request) }
      state.isResting = false
      return state.hasEnded
    }
    if late { request.abandon() }
    bell.signal()
  }

  /// Leaves word that the thread is to end after what was left so far, or by then.
  func leaveEnd(by time: ContinuousClock.Instant) {
    change { if $0.closing == nil { $0.closing = .afterLast(until: time) } }
    bell.signal()
  }

  /// Leaves word that the thread is to end now.
  func leaveEndAtOnce() {
    change {
      $0.queue.clear()
      $0.closing = .atOnce
    }
    bell.signal()
  }

  /// Waits until the thread has ended; false if it has not by then.
  func waitForEnd(within time: Duration) -> Bool {
    guard end.wait(timeout: .now() + time.dispatched) == .success else { return false }
    end.signal()
    return true
  }

  /// Takes the notices, and looks whether the thread has been held by the server for long.
  func takeNotices(at now: ContinuousClock.Instant) -> [SpeechNotice] {
    change { state in
      if let began = state.callBegan, !state.toldOfHang,
        began.advanced(by: SpeechLedger.patience) <= now
      {
        state.toldOfHang = true
        state.notices.append(.noAnswer)
      }
      defer { state.notices.removeAll() }
      return state.notices
    }
  }

  /// Whether the thread may be held by the server, which only a look finds out and which was not told
  /// yet.
  var mayBeHeld: Bool { change { !$0.isResting && !$0.hasEnded && !$0.toldOfHang } }

  /// A semaphore that is signalled once everything left has been spoken, or nil if it has been.
  func quiet() -> DispatchSemaphore? {
    change { state in
      guard !state.isQuiet else { return nil }
      let semaphore = DispatchSemaphore(value: 0)
      state.quietWaiters.append(semaphore)
      return semaphore
    }
  }

  /// How long the latest message took to begin and to end.
  var latestTimes: (began: Duration?, ended: Duration?) {
    change { ($0.ledger.latestBegin, $0.ledger.latestEnd) }
  }

  // Called by the library's thread.

  /// Notes what the server reports about a message.
  func note(_ event: SpeechEvent, of id: Int) {
    let now = ContinuousClock.now
    change { $0.ledger.note(event, of: id, at: now) }
    bell.signal()
  }

  // Called by the worker's thread.

  /// Waits for something to do.
  func nextOrder() -> SpeechOrder {
    while true {
      let now = ContinuousClock.now
      let (order, deadline, waiters, silent) = change { $0.look(at: now) }
      for waiter in waiters { waiter.signal() }
      if silent { post(.nothingBegun) }
      if let order { return order }
      guard let deadline else {
        bell.wait()
        continue
      }
      _ = bell.wait(timeout: .now() + max(.zero, deadline - now).dispatched)
    }
  }

  /// Posts a notice and wakes whoever prints it.
  func post(_ notice: SpeechNotice) {
    change { $0.notices.append(notice) }
    wake?()
  }

  /// Marks the time in which the server may hold the thread.
  func calling<Result>(_ body: () -> Result) -> Result {
    change { $0.callBegan = .now }
    defer {
      change {
        $0.callBegan = nil
        $0.toldOfHang = false
      }
    }
    return body()
  }

  /// Notes that the message being handed over was taken, or that it was not.
  func handed(_ id: Int?, priority: Utterance.Priority, at time: ContinuousClock.Instant) {
    change { state in
      state.handing = false
      if let id { state.ledger.sent(id, priority: priority, at: time) }
    }
  }

  /// Notes that the server silenced everything that it had of us.
  func cancelled() {
    change { $0.ledger.forget() }
  }

  /// Whether the server may still have something of ours to speak.
  var isSpeaking: Bool {
    change { $0.handing || !$0.ledger.isQuiet }
  }

  /// Notes that messages are counted anew, on a new connection.
  func startOver() {
    change { $0.ledger.startOver() }
  }

  /// Notes that the thread ends: nobody needs to wait for it.
  func ended() {
    let (waiters, requests) = change { state in
      state.queue.clear()
      state.ledger.forget()
      state.cancels = false
      state.handing = false
      state.closing = .atOnce
      state.hasEnded = true
      defer {
        state.quietWaiters.removeAll()
        state.requests.removeAll()
      }
      return (state.quietWaiters, state.requests)
    }
    for waiter in waiters { waiter.signal() }
    for request in requests { request.abandon() }
    end.signal()
  }
}

extension SpeechExchange.State {
  /// Whether nothing waits, nothing is being handed over and nothing is being spoken.
  fileprivate var isQuiet: Bool {
    queue.isEmpty && requests.isEmpty && !handing && !cancels && ledger.isQuiet
  }

  /// Decides what to do next, or until when to wait for it.
  fileprivate mutating func look(
    at now: ContinuousClock.Instant
  ) -> (SpeechOrder?, ContinuousClock.Instant?, [DispatchSemaphore], silent: Bool) {
    var deadline = ledger.deadline
    var waiters: [DispatchSemaphore] = []
    if isQuiet { swap(&waiters, &quietWaiters) }
    switch closing {
    case .atOnce: return (.end, nil, waiters, false)
    case .afterLast(let time):
      if isQuiet || time <= now { return (.end, nil, waiters, false) }
      deadline = min(deadline ?? time, time)
    case nil: break
    }
    if cancels {
      cancels = false
      return (.cancel, nil, waiters, false)
    }
    if !requests.isEmpty { return (.request(requests.removeFirst()), nil, waiters, false) }
    if let message = queue.next() {
      handing = true
      return (.say(message), nil, waiters, false)
    }
    isResting = true
    let silent = ledger.takesTooLong(at: now)
    return (nil, silent ? ledger.deadline : deadline, waiters, silent)
  }
}

extension Duration {
  /// The duration as Dispatch counts it.
  var dispatched: DispatchTimeInterval {
    let (seconds, attoseconds) = components
    return .nanoseconds(
      Int(clamping: seconds.multipliedReportingOverflow(by: 1_000_000_000).partialValue)
        + Int(clamping: attoseconds / 1_000_000_000))
  }
}
