import CSpeechd
import Dispatch

/// The speech output: takes words, and never lets the caller wait for a server.
///
/// One thread owns the connection, with every signal blocked in it; callers leave a note and go
/// on. What goes wrong comes back as lines of text to print, never as an error or a delay. The
/// process may end while the thread is held by a frozen server; nothing is lost by that.
///
/// Known limit: a reply that is no SSIP at all makes libspeechd end the program with exit
/// status 1. Every line of text has been flushed by then, and a line on standard error says why.
final class SpeechWorker: Sendable {
  private let exchange: SpeechExchange

  /// Makes a worker that has not connected yet; nothing here takes time.
  ///
  /// - Parameter wake: called on the worker's thread when a notice is there to be taken; a server
  ///   that holds that thread is only noticed by `takeNotices` itself.
  init(
    endpoint: SpeechEndpoint = .standard(), settings: SpeechSettings = SpeechSettings(),
    wake: (@Sendable () -> Void)? = nil
  ) {
    exchange = SpeechExchange(wake: wake)
    let start = ThreadStart(endpoint: endpoint, settings: settings, exchange: exchange)
    let context = Unmanaged.passRetained(start)
    if cspeechd_start_thread(runSession, context.toOpaque()) != 0 {
      context.release()
      exchange.ended()
    }
  }

  deinit {
    exchange.leaveEndAtOnce()
  }

  /// Connects, or says why there is no speech.
  ///
  /// When the time is over before the server answers, the attempt goes on in the thread.
  func connect(within time: Duration = .seconds(3)) -> SpeechAvailability {
    let reply = SpeechReply<SpeechAvailability>()
    exchange.leave(.connect(reply))
    return reply.wait(within: time) ?? .missing(.noAnswer)
  }

  /// Has a message spoken; returns at once, whatever the server does.
  func say(_ message: SpokenMessage) {
    exchange.leave(message)
  }

  /// Silences our own speech, spoken and waiting, as each new input does; returns at once.
  func stop() {
    exchange.leaveCancel()
  }

  /// Changes how our speech sounds, after checking names against what the server has.
  ///
  /// Where the server takes longer than the time given, the change goes on, and a refusal comes
  /// as a notice.
  func apply(_ change: SpeechChange, within time: Duration = .seconds(3)) -> SpeechChangeResult {
    if let problem = change.problem { return .refused(problem) }
    let reply = SpeechReply<SpeechChangeResult>()
    exchange.leave(.change(change, reply))
    return reply.wait(within: time) ?? .pending
  }

  /// What is to be said since the last time; it looks for a held thread as well.
  func takeNotices(at now: ContinuousClock.Instant = .now) -> [SpeechNotice] {
    exchange.takeNotices(at: now)
  }

  /// Whether there is something to look for: nothing holds a thread that has nothing to do.
  var mayBeHeld: Bool { exchange.mayBeHeld }

  /// Looks what library, server, modules and voices there are; nil if it took too long.
  func look(within time: Duration = .seconds(5)) -> SpeechFindings? {
    let reply = SpeechReply<SpeechFindings>()
    exchange.leave(.look(reply))
    return reply.wait(within: time)
  }

  /// Waits until everything said so far was spoken; false if it was not by then.
  func waitUntilQuiet(within time: Duration) -> Bool {
    guard let quiet = exchange.quiet() else { return true }
    return quiet.wait(timeout: .now() + time.dispatched) == .success
  }

  /// How long the latest message took to be begun and to be ended, as far as it was.
  var latestTimes: (began: Duration?, ended: Duration?) { exchange.latestTimes }

  /// Finishes what is being spoken and ends, or drops it when the time is over.
  ///
  /// Returns within the time even if the server is frozen; false says that it was.
  @discardableResult
  func finish(within time: Duration = .seconds(2)) -> Bool {
    exchange.leaveEnd(by: .now.advanced(by: time * 0.9))
    return exchange.waitForEnd(within: time)
  }

  /// Drops what is being spoken and ends, as for Ctrl-C.
  func drop() {
    exchange.leaveEndAtOnce()
    _ = exchange.waitForEnd(within: .milliseconds(250))
  }
}

/// What the thread needs to begin.
private final class ThreadStart: Sendable {
  let endpoint: SpeechEndpoint
  let settings: SpeechSettings
  let exchange: SpeechExchange

  init(endpoint: SpeechEndpoint, settings: SpeechSettings, exchange: SpeechExchange) {
    self.endpoint = endpoint
    self.settings = settings
    self.exchange = exchange
  }
}

private func runSession(context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  let start = Unmanaged<ThreadStart>.fromOpaque(context).takeRetainedValue()
  var thread = SpeechThread(
    endpoint: start.endpoint, settings: start.settings, exchange: start.exchange)
  thread.run()
}
