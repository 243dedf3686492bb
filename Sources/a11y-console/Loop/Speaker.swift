import AdjustableCore
import Foundation

/// The speech of a session: a worker where speech is on, and what is said about it.
///
/// Nothing here can cost a line: text is printed whatever becomes of speech, and a server that does not
/// answer at once is not waited for; what becomes of it comes as a notice.
struct Speaker {
  /// How long a server is waited for.
  ///
  /// A server on this machine answers within some milliseconds.
  static let patience = Duration.milliseconds(200)

  /// Makes a worker; handed in so that tests use a server of their own.
  let makeWorker: (SpeechSettings) -> SpeechWorker
  private var worker: SpeechWorker?
  /// The screen's language, unless a person chose another one.
  private var settings = SpeechSettings()
  /// What a person set while speech was off; each is checked when it comes on.
  private var kept: [SpeechChange] = []

  /// The language of what is said about speech.
  let language: any ConsoleLanguage

  init(
    locale: Locale, in language: any ConsoleLanguage = English(),
    makeWorker: @escaping (SpeechSettings) -> SpeechWorker = {
      SpeechWorker(settings: $0, wake: { Wake.call(.news) })
    }
  ) {
    settings.language = SpeechSettings.languageTag(ofLocale: locale.identifier)
    self.makeWorker = makeWorker
    self.language = language
  }

  /// Whether speech is on, or coming.
  var isOn: Bool { worker != nil }

  /// Whether a server may be found to hang before anything else happens.
  var needsLooking: Bool { worker?.mayBeHeld ?? false }

  /// Turns speech on; replies say why it is not to be had, or what was set before and cannot be.
  mutating func turnOn(within time: Duration = patience) -> [ConsoleReply] {
    guard worker == nil else { return [] }
    if let refusal = connect(within: time, waitsOn: true) { return [refusal] }
    let changes = kept
    kept = []
    return changes.map { apply($0) }.filter { $0.kind == .error }
  }

  /// Turns speech on, or tells why it cannot be: where it is demanded a server is waited for.
  mutating func demand() -> ConsoleReply? { connect(within: .seconds(3), waitsOn: false) }

  /// Makes a worker that is connected, or told why not; one that waits on takes no answer for a later one.
  private mutating func connect(within time: Duration, waitsOn: Bool) -> ConsoleReply? {
    let worker = makeWorker(settings)
    if case .missing(let problem) = worker.connect(within: time), !(waitsOn && problem == .noAnswer)
    {
      worker.drop()
      return .error("speechUnavailable", language.text(problem))
    }
    self.worker = worker
    return nil
  }

  /// Says replies, where speech is on.
  func say(_ replies: [ConsoleReply]) {
    guard let worker else { return }
    SpeechOutput(worker: worker).say(replies)
  }

  /// Silences what is being said: new input comes first.
  func stop() { worker?.stop() }

  /// What went wrong since the last time, each once.
  func notices() -> [ConsoleReply] {
    (worker?.takeNotices() ?? []).map { .notice(language.text($0)) }
  }

  /// Carries out a `speech` line; what it says of itself is said aloud but where silence was asked for.
  mutating func carryOut(_ order: SpeechLine) -> [ConsoleReply] {
    switch order {
    case .on:
      let replies = turnOn() + (isOn ? [.notice(.speechOn, in: language)] : [])
      say(replies)
      return replies
    case .off:
      let reply = ConsoleReply.notice(.speechOff, in: language)
      say([reply])
      worker?.finish(within: .seconds(1))
      worker = nil
      return [reply]
    case .stop:
      stop()
      return [.notice(isOn ? .speechStopped : .speechIsOff, in: language)]
    case .change(let change):
      guard isOn else {
        kept.append(change)
        return [notice(of: change, .whenOn)]
      }
      let reply = apply(change)
      say([reply])
      return [reply]
    }
  }

  private mutating func apply(_ change: SpeechChange) -> ConsoleReply {
    switch worker?.apply(change, within: Self.patience) {
    case .refused(let why): return .error("speechRefused", language.text(why))
    case .pending, nil:
      settings.take(change)
      return notice(of: change, .whenServerAnswers)
    case .done:
      settings.take(change)
      return notice(of: change, .now)
    }
  }

  private func notice(of change: SpeechChange, _ moment: SpeechMoment) -> ConsoleReply {
    .notice(.speechSet(change.setting, change.shown, moment), in: language)
  }

  /// Drops what is being said, and ends.
  mutating func drop() {
    worker?.drop()
    worker = nil
  }

  /// Lets the last message be spoken to its end, two seconds at most.
  mutating func finish() {
    worker?.finish(within: .seconds(2))
  }
}
