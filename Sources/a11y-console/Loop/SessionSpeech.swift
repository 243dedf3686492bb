import AdjustableCore
import Foundation

/// The speech of a session: a worker where speech is on, and what is said about it.
///
/// Nothing here can cost a line: text is printed whatever becomes of speech.
struct SessionSpeech {
  /// Makes a worker; handed in so that tests use a server of their own.
  let makeWorker: (SpeechSettings) -> SpeechWorker
  private var worker: SpeechWorker?
  /// How it sounds: the screen's language, and what a person set.
  private var settings = SpeechSettings()

  init(
    locale: Locale,
    makeWorker: @escaping (SpeechSettings) -> SpeechWorker = {
      SpeechWorker(settings: $0, wake: { Wake.call(.news) })
    }
  ) {
    settings.language = SpeechSettings.languageTag(ofLocale: locale.identifier)
    self.makeWorker = makeWorker
  }

  /// Turns speech on; a reply says why where it is not to be had.
  mutating func turnOn() -> ConsoleReply? {
    if worker != nil { return nil }
    let worker = makeWorker(settings)
    switch worker.connect() {
    case .ready:
      self.worker = worker
      return nil
    case .missing(let problem):
      worker.drop()
      return .error("speechUnavailable", problem.line)
    }
  }

  /// Says replies, where speech is on.
  func say(_ replies: [ConsoleReply]) {
    guard let worker else { return }
    SpeechOutput(worker: worker).say(replies)
  }

  /// Silences what is being said: new input comes first.
  func stop() { worker?.stop() }

  /// What went wrong since the last time, each once.
  func notices() -> [ConsoleReply] { (worker?.takeNotices() ?? []).map { .notice($0) } }

  /// Carries out a `speech` line.
  mutating func carryOut(_ order: SpeechLine) -> ConsoleReply {
    switch order {
    case .on:
      return turnOn() ?? .notice("Speech on.")
    case .off:
      worker?.finish(within: .milliseconds(200))
      worker = nil
      return .notice("Speech off.")
    case .stop:
      stop()
      return .notice("Speech stopped.")
    case .change(let change):
      guard let worker else {
        settings.take(change)
        return .notice("Speech is off; the \(change.name) is kept for when it is on.")
      }
      switch worker.apply(change) {
      case .refused(let why): return .error("speechRefused", why)
      case .done:
        settings.take(change)
        return .notice("Speech \(change.name) set.")
      }
    }
  }

  /// Drops what is being said, and ends.
  mutating func drop() {
    worker?.drop()
    worker = nil
  }

  /// Lets the last message be spoken to its end, two seconds at most.
  mutating func finish() {
    worker?.finish(within: .seconds(2))
    worker = nil
  }
}
