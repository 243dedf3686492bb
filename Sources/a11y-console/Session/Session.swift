import AdjustableCore
import Foundation

/// A session on one screen: lines in, replies out.
///
/// A value without I/O; what must be done outside comes back as an effect.
struct Session {
  /// What a line produced: replies in order, and what is left to do.
  struct Turn {
    var replies: [ConsoleReply] = []
    var effect: Effect?
  }

  /// What only the loop can do.
  enum Effect: Hashable {
    /// Write the screen with its present values to a file.
    case save(String)
    /// Turn speech on or off, or change how it sounds.
    case speech(SpeechLine)
    /// Read keys instead of lines.
    case keys
    /// Print the answer, and end.
    case take
    /// End without an answer.
    case cancel
    /// End the session.
    case quit
  }

  /// The screen reader with the screen's present values.
  private(set) var reader: ScreenReader
  /// True where a line could not be understood or asked for a mistake.
  private(set) var failed = false
  /// How a person acts on it: by lines, or by keys.
  var mode = InputMode.lines
  /// The language of what the console says.
  let language: any ConsoleLanguage
  /// Whether it asks for a value, to be taken or not.
  let isAsking: Bool
  /// Whether replies carry their elements, which only JSON is written from.
  let carriesElements: Bool
  /// How many seconds later than it was due something is said beside what is true by now: after the
  /// machine or the program was suspended.
  private static let lateness = 1.5
  private var hasGivenHint = false
  private var lastReplies: [ConsoleReply] = []
  private var testNow: Date?
  /// The instant the session was last told, or that of its test clock.
  private(set) var now: Date

  init(
    _ reader: ScreenReader, isAsking: Bool = false, carriesElements: Bool = true,
    in language: any ConsoleLanguage = English(), now: Date
  ) {
    self.reader = reader
    self.carriesElements = carriesElements
    self.language = language
    self.isAsking = isAsking
    self.now = now
  }

  /// What is said at the start: the screen, and where the focus is.
  mutating func open() -> [ConsoleReply] {
    let announced = advance(to: now)
    let focus = spoken(reader.read())
    lastReplies = [focus]
    // What is asked comes before how to answer.
    if isAsking { return [focus, question] }
    let welcome = reply(
      .welcome(title: reader.screen.title, elements: reader.elementIDs.count, mode))
    return [welcome, focus] + announced
  }

  /// Carries out a line at an instant.
  mutating func handle(_ line: String, at real: Date) -> Turn {
    if isAsking, let command = Self.answering(line) { return handle(command, at: real) }
    return answer(at: real) { session throws(LineError) in
      try session.carryOut(try LineParser.command(from: line) { session.reader.canRead($0) })
    }
  }

  /// Carries out a command at an instant.
  mutating func handle(_ command: LineCommand, at real: Date) -> Turn {
    answer(at: real) { session throws(LineError) in try session.carryOut(command) }
  }

  /// Says something of the console's own at an instant.
  mutating func say(_ notice: Notice, at real: Date) -> Turn {
    answer(at: real) { session in Turn(replies: [session.reply(notice)]) }
  }

  /// Lists lines of help at an instant.
  mutating func list(_ lines: [HelpLine], at real: Date) -> Turn {
    answer(at: real) { session in Turn(replies: session.replies(lines)) }
  }

  /// Something of the console's own as a reply.
  func reply(_ notice: Notice) -> ConsoleReply { .notice(notice, in: language) }

  private func replies(_ lines: [HelpLine]) -> [ConsoleReply] {
    lines.map { .list($0, in: language) }
  }

  private mutating func answer(
    at real: Date, _ body: (inout Session) throws(LineError) -> Turn
  ) -> Turn {
    var turn = Turn(replies: advance(to: real))
    var part: Turn
    do throws(LineError) {
      part = try body(&self)
    } catch {
      part = Turn(replies: [.error(error, in: language)])
    }
    // A listing is not an utterance: what was said before it is what is said again.
    if let last = part.replies.last, last.kind != .list { lastReplies = part.replies }
    turn.replies += part.replies + advance(to: real)
    turn.effect = part.effect
    if turn.replies.contains(where: { $0.kind == .error }) { failed = true }
    return turn
  }

  /// Notes something that went wrong outside, such as a file that could not be written.
  mutating func noteFailure() { failed = true }

  /// Lets real time pass, unless the session is on a test clock; returns what is announced.
  mutating func advance(to real: Date) -> [ConsoleReply] {
    let due = nextChange
    now = testNow ?? real
    let announced = reader.advance(to: now)
    let isLate = due.map { now.timeIntervalSince($0) > Self.lateness } ?? false
    let late = isLate ? announced.compactMap { reader.index(of: $0.id) } : []
    let present = late.filter { reader.profile(at: $0)?.countdownState == .running }
      .map { index in
        var reply = spoken(reader.phrase(at: index))
        reply.priority = .progress
        return reply
      }
    return announced.map { spoken($0) } + present
  }

  /// When something is announced next; nil where nothing will be, or on a test clock.
  var nextChange: Date? { isOnTestClock ? nil : reader.nextAnnouncement }

  /// Whether a `tick` put the session on a test clock, on which no time passes by itself.
  var isOnTestClock: Bool { testNow != nil }

  private mutating func carryOut(_ command: LineCommand) throws(LineError) -> Turn {
    switch command {
    case .next: say(reader.next())
    case .previous: say(reader.previous())
    case .first: say(reader.go(to: 0))
    case .last: say(reader.go(to: reader.elementIDs.count - 1))
    case .go(let place): try go(to: place)
    case .read: say(reader.read())
    case .list: Turn(replies: list)
    case .increment(let count): act(.increment(count))
    case .decrement(let count): act(.decrement(count))
    case .pageIncrement(let count): act(.pageIncrement(count))
    case .pageDecrement(let count): act(.pageDecrement(count))
    case .minimum: act(.toMinimum)
    case .maximum: act(.toMaximum)
    case .set(let typed): say(reader.type(typed, shown: typed.shown))
    case .undo: act(.undo)
    case .reset: act(.reset)
    case .hint: Turn(replies: [hintReply])
    case .again: Turn(replies: lastReplies)
    case .history(let count): Turn(replies: history(count))
    case .values: Turn(replies: values.isEmpty ? [reply(.noValues)] : values)
    case .save(let path): Turn(effect: .save(path))
    case .start: act(.start)
    case .pause: act(.pause)
    case .resume: act(.resume)
    case .restart: act(.restart)
    case .extend(let seconds): act(.extend(seconds ?? extensionStride))
    case .tick(let seconds): try tick(seconds)
    case .verbosity(let name): try setVerbosity(name)
    case .style(let name): try setStyle(name)
    case .transcript: Turn(replies: transcript)
    case .audit: Turn(replies: audit)
    case .help(let topic): Turn(replies: try help(about: topic))
    case .speech(let order): Turn(effect: .speech(order))
    case .keys: Turn(effect: .keys)
    case .take: Turn(replies: [taken], effect: .take)
    case .cancel: Turn(replies: [reply(.cancelled)], effect: .cancel)
    case .quit: isAsking ? try carryOut(.cancel) : Turn(effect: .quit)
    }
  }

  /// What help says, where a value is asked for with how to answer.
  private func help(about topic: String?) throws(LineError) -> [ConsoleReply] {
    if isAsking, let topic, Self.answering(topic) != nil { return replies([.answer]) }
    let lines = try Help.lines(about: topic, hasCountdown: !reader.countdownIndices.isEmpty)
    return replies((isAsking && topic == nil ? [.answer] : []) + lines)
  }

  private mutating func act(_ action: ElementAction) -> Turn { say(reader.perform(action)) }

  private mutating func say(_ phrase: Phrase) -> Turn { Turn(replies: [spoken(phrase)]) }

  private mutating func tick(_ seconds: Double) throws(LineError) -> Turn {
    let next = now.addingTimeInterval(seconds)
    // Past this a date's own numbers are too coarse for a second.
    guard next.timeIntervalSinceReferenceDate < 1e11 else { throw .testClockEnds }
    testNow = next
    let announced = advance(to: next)
    if !announced.isEmpty { return Turn(replies: announced) }
    guard
      let running = reader.elementIDs.indices.first(where: {
        reader.profile(at: $0)?.countdownState == .running
      })
    else {
      return Turn(replies: [reply(.noCountdownRuns)])
    }
    let id = reader.elementIDs[running]
    return Turn(replies: [ConsoleReply(reader.valuePhrase(of: id), element: carried(id))])
  }

  private mutating func setVerbosity(_ name: String) throws(LineError) -> Turn {
    let verbosity = try choice(
      name, of: .verbosity, among: Verbosity.allCases.map { ($0.rawValue, $0) })
    reader.phrasing.verbosity = verbosity
    return Turn(replies: [reply(.verbosity(verbosity.rawValue))])
  }

  private mutating func setStyle(_ name: String) throws(LineError) -> Turn {
    let style = try choice(name, of: .style, among: PhraseStyle.all.map { ($0.name, $0) })
    reader.phrasing.style = style
    return Turn(replies: [reply(.style(style.name))])
  }

  private mutating func go(to place: String) throws(LineError) -> Turn {
    let named = reader.indices(labelled: place)
    if named.count == 1 { return say(reader.go(to: named[0])) }
    if named.isEmpty, place.allSatisfy(\.isWholeNumber) {
      guard let number = Int(digits: place), (1...reader.elementIDs.count).contains(number) else {
        throw .notInList(place.shown, count: reader.elementIDs.count)
      }
      return say(reader.go(to: number - 1))
    }
    let candidates = named.isEmpty ? reader.indices(matching: place) : named
    if candidates.count == 1 { return say(reader.go(to: candidates[0])) }
    let labels = reader.labels
    guard candidates.isEmpty else {
      let first = candidates.prefix(5).map { NumberedLabel($0 + 1, labels[$0]) }
      throw .ambiguousElement(
        place.shown, candidates: first, more: candidates.count - first.count)
    }
    throw .noSuchElement(place.shown, nearest: nearestName(to: place, among: labels))
  }

  /// A phrase as a reply, with the console's hint where the verbosity asks for it.
  private mutating func spoken(_ phrase: Phrase) -> ConsoleReply {
    var hint = ""
    if phrase.kind == .focus, givesHint, let element = reader.element(phrase.id) {
      hint = self.hint(of: element)
      // The verbose way gives it each time, and counts for nothing when the normal one comes back.
      if reader.phrasing.verbosity == .normal { hasGivenHint = !hint.isEmpty }
    }
    return ConsoleReply(phrase, element: carried(phrase.id), hint: hint)
  }

  /// Whether a focus is followed by the console's hint: each in the verbose, the first in the normal way.
  private var givesHint: Bool {
    switch reader.phrasing.verbosity {
    case .brief: false
    case .normal: !hasGivenHint
    case .verbose: true
    }
  }

  /// The element that a reply is about, where replies carry theirs.
  func carried(_ id: String) -> AdjustableElement? { carriesElements ? reader.element(id) : nil }

  private var hintReply: ConsoleReply {
    let focused = reader.focused
    let hint = hint(of: focused)
    let reason = ConsoleHint.reason(for: focused, hint: hint).map { reply($0).text }
    let parts = [hint, reason ?? "", isAsking ? question.text : ""].filter { !$0.isEmpty }
    return ConsoleReply(
      kind: .notice, spoken: Spoken(parts.joined(separator: " ")),
      element: carriesElements ? focused : nil)
  }

  private func hint(of element: AdjustableElement) -> String {
    ConsoleHint.text(for: element, mode, in: language)
  }

  private var extensionStride: Double {
    reader.countdown?.extensionStride ?? 60
  }
}
