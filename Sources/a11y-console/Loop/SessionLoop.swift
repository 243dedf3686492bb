import AdjustableCore
import Foundation

/// The loop: takes a line or a key, hands it to the session with the time, carries out what is left to do,
/// shows the replies.
///
/// The only place where a session meets the outside.
struct SessionLoop {
  /// How a session is run, as it was asked for.
  struct Setup {
    /// Whether an answer is printed as an object.
    var printsObject = false
    /// Whether keys are read from the start, from the terminal.
    var startsWithKeys = false
    /// True where speech is to be turned on at the start; without it the session goes on in text.
    var wantsSpeech = false
    /// True where the session ends with its countdown, and not with its input.
    var endsWithCountdown = false
    /// Where the screen with its present values is written at the end; nil for nowhere.
    var outputPath: String?
    /// Where a question's talk goes; nil in a session, whose replies go to standard output.
    var talk: Descriptor?
  }

  private var session: Session
  /// The screen as it was read; what `save` starts from.
  private let file: ScreenFile
  private let setup: Setup
  private var terminal: Terminal
  private var keyMode: KeyMode
  private let output: any Output
  private var speaker: Speaker
  /// What a program draws, where it asked for that.
  private var frames: FrameFeed?
  private let clock = SessionClock()
  /// Why standard output cannot be written any more.
  private var outputFailure: SystemError?

  init(
    _ session: Session, file: ScreenFile, terminal: Terminal, output: any Output, speaker: Speaker,
    frames: FrameFeed?, _ setup: Setup
  ) {
    self.session = session
    self.file = file
    self.terminal = terminal
    self.output = output
    self.speaker = speaker
    self.frames = frames
    self.setup = setup
    keyMode = KeyMode(isAsking: session.isAsking)
  }

  /// Runs to `quit`, the end of the input or of the countdown, or Ctrl-C.
  mutating func run() -> ExitCode {
    defer { terminal.leave() }
    if setup.startsWithKeys, let refusal = readKeys() {
      StandardStreams.complain(refusal.text)
      return .usage
    }
    let opening = session.open()
    write(output.text(for: opening))
    if setup.wantsSpeech { print(speaker.turnOn().map { .notice($0.text) }) }
    speaker.say(opening)
    showFrames()
    write(prompt)
    while outputFailure == nil, !isOver {
      switch terminal.next(within: patience) {
      case .key(let key):
        if let code = press(key) { return code }
      case .end:
        write(terminal.newLine)
        if session.isAsking {
          return carryOut(session.handle(.cancel, at: clock.now)) ?? finish()
        }
        guard goesOnWithoutInput() else { return finish(codeBeforeTimeIsUp) }
        continue
      case .failed(let error):
        StandardStreams.complain(
          .inputUnreadable(terminal.inputName, reason: error.reason), in: session.language)
        guard goesOnWithoutInput() else { return finish(.noInput) }
        continue
      case .woken:
        guard answerCall() else { return .interrupted }
        continue
      case .late:
        announceWhatIsDue()
        continue
      case .tooLong:
        session.noteFailure()
        show([.error(.lineTooLong(most: LineReader.longest), in: session.language)])
      case .line(let line):
        if let code = carryOut(session.handle(line, at: clock.now)) { return code }
      }
      write(prompt)
    }
    if isOver { terminal.dropTyped() }
    return finish()
  }

  /// Answers what woke the loop; false where that was Ctrl-C.
  private mutating func answerCall() -> Bool {
    switch Wake.take() {
    case .interrupt:
      write(terminal.newLine)
      speaker.drop()
      return false
    case .resumed where terminal.hasKeysNow:
      if !announceWhatIsDue() { show(session.handle(.read, at: clock.now).replies) }
    case .resumed:
      // Time went on meanwhile.
      if !announceWhatIsDue() { write(prompt) }
    case .news, nil: announce(speaker.notices(), aloud: false)
    }
    return true
  }
}

// What a line or a key leads to, and how a session ends.
extension SessionLoop {
  /// Shows what a line or a key led to, and does what is left to do; how the session ends, if it does.
  private mutating func carryOut(_ turn: Session.Turn) -> ExitCode? {
    showFrames()
    print(turn.replies)
    // New input comes before what is still being said; the end lets the last message be heard.
    if turn.effect != .quit { speaker.stop() }
    speaker.say(turn.replies)
    switch turn.effect {
    case .save(let path): show([save(to: path)])
    case .speech(let order): carryOut(order)
    case .keys: show([readKeys() ?? session.reply(.keysBegin)])
    case .take:
      put(
        (setup.printsObject ? session.answer?.json : session.answer?.text).map { $0 + "\n" } ?? "")
      return finish()
    case .cancel: return finish(.negative)
    case .quit: return finish(codeBeforeTimeIsUp)
    case nil: break
    }
    print(speaker.notices())
    return nil
  }

  private mutating func press(_ key: Key) -> ExitCode? {
    switch keyMode.press(key, on: session.reader) {
    case .command(let command): carryOut(session.handle(command, at: clock.now))
    case .say(let notice): carryOut(session.say(notice, at: clock.now))
    case .list(let lines): carryOut(session.list(lines, at: clock.now))
    }
  }

  /// Reads keys from now on; why that cannot be, where it can not.
  private mutating func readKeys() -> ConsoleReply? {
    do throws(Terminal.Refusal) {
      try terminal.takeKeys()
      session.mode = .keys
      return nil
    } catch {
      session.noteFailure()
      return switch error {
      case .noTerminal: .error(.noTerminal(terminal.inputName), in: session.language)
      case .failed(let error): .error(.noKeys(reason: error.reason), in: session.language)
      }
    }
  }

  /// Ends in order: the last message is heard, the screen is written where that was asked for.
  private mutating func finish(_ code: ExitCode = .success) -> ExitCode {
    speaker.finish()
    print(speaker.notices())
    if let outputPath = setup.outputPath {
      let reply = save(to: outputPath)
      guard reply.kind != .error else {
        show([reply])
        StandardStreams.complain(reply.text)
        return .cannotCreate
      }
    }
    if let outputFailure {
      StandardStreams.complain(outputFailed: outputFailure, in: session.language)
      return .ioError
    }
    guard code == .success else { return code }
    // Who presses keys, or was asked, hears of a mistake and makes it good.
    let isScripted = !terminal.isInteractive && !terminal.takesKeys && !session.isAsking
    return session.failed && isScripted ? .badData : .success
  }

  private mutating func save(to path: String) -> ConsoleReply {
    let path = NSString(string: path).expandingTildeInPath
    do throws(FileError) {
      try FileBytes.write(Array(file.saved(session.reader.screen).utf8), to: path)
      return session.reply(.saved(to: path.shown))
    } catch {
      session.noteFailure()
      return .error(.cannotSave(error), in: session.language)
    }
  }

  private mutating func carryOut(_ order: SpeechLine) {
    let replies = speaker.carryOut(order)
    if replies.contains(where: { $0.kind == .error }) { session.noteFailure() }
    print(replies)
  }
}

// When the loop wakes by itself, what is due then, and when a countdown ends the session.
extension SessionLoop {
  /// How long to wait for a line: until something is to be announced or drawn or is over; where a
  /// speech server may hang a second at most, since that is noticed only by looking.
  private var patience: TimeInterval? {
    let due = [session.nextChange, frames?.next(in: session), end].compactMap(\.self).min()
    let time = due?.timeIntervalSince(clock.now)
    return speaker.needsLooking ? min(time ?? 1, 1) : time
  }

  /// When the session is over by itself; nil where that is not in sight.
  private var end: Date? {
    setup.endsWithCountdown && !session.isOnTestClock ? session.reader.countdown?.endDate : nil
  }

  /// What it means to end now: a countdown that is not over was given up.
  private var codeBeforeTimeIsUp: ExitCode {
    setup.endsWithCountdown && !isOver ? .negative : .success
  }

  /// Lets a session that ends with its countdown go on where there is nothing to read any more; false
  /// where it ends with its input, or where nobody can let the countdown go on.
  private mutating func goesOnWithoutInput() -> Bool {
    guard setup.endsWithCountdown else { return false }
    guard end != nil else {
      StandardStreams.complain(.inputEnded, in: session.language)
      return false
    }
    terminal.stop()
    return true
  }

  /// Whether the countdown that the session ends with is over.
  private var isOver: Bool { setup.endsWithCountdown && session.reader.countdown?.state == .over }

  /// Announces and draws what is due by now; false where nothing was to be said.
  @discardableResult
  private mutating func announceWhatIsDue() -> Bool {
    let due = session.advance(to: clock.now)
    showFrames()
    let notices = speaker.notices()
    announce(due)
    announce(notices, aloud: false)
    return !(due.isEmpty && notices.isEmpty)
  }

  private mutating func showFrames() {
    guard let due = frames?.due(in: session, isBehind: StandardStreams.isBehind) else { return }
    write(FrameOutput.text(for: due))
  }
}

// What is written and said, in this order.
extension SessionLoop {
  /// The prompt, but at the end.
  private var prompt: String { isOver ? "" : terminal.prompt }

  /// Says something while a line may be being typed: on a new line, and the prompt is repeated.
  ///
  /// What is said about speech itself is not said aloud.
  private mutating func announce(_ replies: [ConsoleReply], aloud: Bool = true) {
    guard !replies.isEmpty else { return }
    // In one piece: a screen reader at the terminal takes it as one.
    write(terminal.newLine + output.text(for: replies) + prompt)
    if aloud { speaker.say(replies) }
  }

  /// Text first, then speech: nothing that happens to speech can cost a line.
  private mutating func show(_ replies: [ConsoleReply]) {
    print(replies)
    speaker.say(replies)
  }

  private mutating func print(_ replies: [ConsoleReply]) { write(output.text(for: replies)) }

  private mutating func write(_ text: String) {
    // Without its talk a question can still be answered.
    if let talk = setup.talk { _ = StandardStreams.write(text, to: talk) } else { put(text) }
  }

  /// Writes to standard output.
  private mutating func put(_ text: String) {
    guard outputFailure == nil, !text.isEmpty else { return }
    outputFailure = StandardStreams.write(text)
  }
}
