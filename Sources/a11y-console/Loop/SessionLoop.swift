import AdjustableCore
import Foundation

/// The loop: reads a line, hands it to the session with the time, carries out what is left to do,
/// shows the replies.
///
/// The only place where a session meets the outside.
struct SessionLoop {
  var session: Session
  /// The screen as it was read; what `save` starts from.
  let file: ScreenFile
  var lines: LineReader
  /// The keys that are read instead of lines; nil for lines.
  private var keys: KeyReader?
  private var keyMode: KeyMode
  /// What the lines come from, for an error: a script's path, or standard input.
  let inputName: String
  let output: any Output
  /// Whether an answer is printed as an object.
  var printsObject = false
  /// Whether keys are read from the start, from the terminal.
  var startsWithKeys = false
  var speech: SessionSpeech
  /// True where speech is to be turned on at the start; without it the session goes on in text.
  let wantsSpeech: Bool
  /// True where a person types at a terminal: then there is a prompt, and mistakes do not fail.
  let isInteractive: Bool
  private(set) var showsPrompt: Bool
  /// Where the screen with its present values is written at the end; nil for nowhere.
  let outputPath: String?
  /// The terminal that keys can come from; nil where lines come from elsewhere.
  let terminal: Int32?
  /// Where a question's talk goes; nil in a session, whose replies go to standard output.
  let talk: Int32?
  /// What a program draws, where it asked for that.
  var frames: FrameFeed?
  /// True where the session ends with its countdown, and not with its input.
  var endsWithCountdown = false
  private let clock = SessionClock()
  /// Why standard output cannot be written any more.
  private var outputFailure: Int32?

  init(
    _ session: Session, file: ScreenFile, lines: LineReader, inputName: String,
    output: any Output, speech: SessionSpeech, wantsSpeech: Bool, isInteractive: Bool,
    showsPrompt: Bool, outputPath: String?, terminal: Int32? = nil, talk: Int32? = nil
  ) {
    self.session = session
    self.file = file
    self.lines = lines
    self.inputName = inputName
    self.output = output
    self.speech = speech
    self.wantsSpeech = wantsSpeech
    self.isInteractive = isInteractive
    self.showsPrompt = showsPrompt
    self.outputPath = outputPath
    self.terminal = terminal
    self.talk = talk
    keyMode = KeyMode(isAsking: session.isAsking)
  }

  /// Runs to `quit`, the end of the input or of the countdown, or Ctrl-C.
  mutating func run() -> ExitCode {
    defer { TerminalMode.leave() }
    if startsWithKeys, let refusal = readKeys() {
      StandardStreams.complain(refusal.text)
      return .usage
    }
    let opening = session.open()
    write(output.text(for: opening))
    if wantsSpeech { print(speech.turnOn().map { .notice($0.text) }) }
    speech.say(opening)
    showFrames()
    prompt()
    while outputFailure == nil, !isOver {
      switch nextReading() {
      case .key(let key):
        if let code = press(key) { return code }
      case .end:
        if showsPrompt { write("\n") }
        if session.isAsking {
          return carryOut(session.handle(.cancel, at: clock.now)) ?? finish()
        }
        guard goesOnWithoutInput() else { return finish(codeBeforeTimeIsUp) }
        continue
      case .failed(let code):
        let reason = String(cString: strerror(code)).lowercased()
        StandardStreams.complain("\(inputName) cannot be read: \(reason).")
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
        show([
          .error("lineTooLong", "The line is longer than \(LineReader.longest) bytes; passed over.")
        ])
      case .line(let line):
        if let code = carryOut(session.handle(line, at: clock.now)) { return code }
      }
      prompt()
    }
    // Half a line may be there, which was meant for the prompt that is no more.
    if isOver, showsPrompt || keys != nil { StandardStreams.dropTyped() }
    return finish()
  }

  private mutating func nextReading() -> LineReader.Reading {
    let time = patience
    return keys?.next(within: time) ?? lines.next(within: time)
  }

  /// Answers what woke the loop; false where that was Ctrl-C.
  private mutating func answerCall() -> Bool {
    switch Wake.take() {
    case .interrupt:
      if showsPrompt { write("\n") }
      speech.drop()
      return false
    case .resumed where keys != nil && TerminalMode.isOurs:
      let turn = session.handle(.read, at: clock.now)
      showFrames()
      show(turn.replies)
    case .resumed:
      // Time went on meanwhile.
      if !announceWhatIsDue() { prompt() }
    case .news, nil: announce(speech.notices(), aloud: false)
    }
    return true
  }

  /// Shows what a line or a key led to, and does what is left to do; how the session ends, if it does.
  private mutating func carryOut(_ turn: Session.Turn) -> ExitCode? {
    showFrames()
    print(turn.replies)
    // New input comes before what is still being said; the end lets the last message be heard.
    if turn.effect != .quit { speech.stop() }
    speech.say(turn.replies)
    switch turn.effect {
    case .save(let path): show([save(to: path)])
    case .speech(let order): carryOut(order)
    case .keys: show([readKeys() ?? .notice("Keys. \(session.entry.helpOffer)")])
    case .take:
      put((printsObject ? session.answer?.json : session.answer?.text).map { $0 + "\n" } ?? "")
      return finish()
    case .cancel: return finish(.negative)
    case .quit: return finish(codeBeforeTimeIsUp)
    case nil: break
    }
    print(speech.notices())
    return nil
  }

  private mutating func press(_ key: Key) -> ExitCode? {
    switch keyMode.press(key, on: session.reader) {
    case .command(let command): carryOut(session.handle(command, at: clock.now))
    case .say(let replies): carryOut(session.say(replies, at: clock.now))
    }
  }

  /// Reads keys from now on; why that cannot be, where it can not.
  private mutating func readKeys() -> ConsoleReply? {
    guard let terminal else {
      session.noteFailure()
      return .error("noTerminal", "Keys need a terminal, and \(inputName) is none.")
    }
    if let code = TerminalMode.enter(terminal) {
      session.noteFailure()
      let reason = String(cString: strerror(code)).lowercased()
      return .error("noTerminal", "The terminal gives no keys: \(reason).")
    }
    keys = KeyReader(descriptor: terminal, waker: Wake.descriptor)
    session.entry = .keys
    showsPrompt = false
    return nil
  }

  /// Ends in order: the last message is heard, the screen is written where that was asked for.
  private mutating func finish(_ code: ExitCode = .success) -> ExitCode {
    speech.finish()
    print(speech.notices())
    if let outputPath {
      let reply = save(to: outputPath)
      guard reply.kind != .error else {
        show([reply])
        StandardStreams.complain(reply.text)
        return .cannotCreate
      }
    }
    if let outputFailure {
      StandardStreams.complain(outputFailed: outputFailure)
      return .ioError
    }
    guard code == .success else { return code }
    // Who presses keys, or was asked, hears of a mistake and makes it good.
    let isScripted = !isInteractive && keys == nil && !session.isAsking
    return session.failed && isScripted ? .badData : .success
  }

  private mutating func save(to path: String) -> ConsoleReply {
    let path = NSString(string: path).expandingTildeInPath
    do throws(FileError) {
      try FileBytes.write(Array(file.saved(session.reader.screen).utf8), to: path)
      return .notice("Saved to \(path.shown).")
    } catch {
      session.noteFailure()
      return .error("cannotWrite", "Cannot save to \(error.text).")
    }
  }

  private mutating func carryOut(_ order: SpeechLine) {
    let replies = speech.carryOut(order)
    if replies.contains(where: { $0.kind == .error }) { session.noteFailure() }
    print(replies)
  }

  /// How long to wait for a line: until something is to be announced or drawn or is over; where a
  /// speech server may hang a second at most, since that is noticed only by looking.
  private var patience: TimeInterval? {
    let due = [session.nextChange, frames?.next(in: session), end].compactMap(\.self).min()
    let time = due?.timeIntervalSince(clock.now)
    return speech.needsLooking ? min(time ?? 1, 1) : time
  }

  /// When the session is over by itself; nil where that is not in sight.
  private var end: Date? {
    endsWithCountdown && !session.isOnTestClock ? session.reader.countdown?.endDate : nil
  }

  /// What it means to end now: a countdown that is not over was given up.
  private var codeBeforeTimeIsUp: ExitCode {
    endsWithCountdown && !isOver ? .negative : .success
  }

  /// Lets a session that ends with its countdown go on where there is nothing to read any more; false
  /// where it ends with its input, or where nobody can let the countdown go on.
  private mutating func goesOnWithoutInput() -> Bool {
    guard endsWithCountdown else { return false }
    guard end != nil else {
      StandardStreams.complain("the input has ended, and the countdown does not run.")
      return false
    }
    keys = nil
    lines.stop()
    showsPrompt = false
    return true
  }

  /// Whether the countdown that the session ends with is over.
  private var isOver: Bool { endsWithCountdown && session.reader.countdown?.state == .over }

  private mutating func prompt() { write(promptText) }

  /// The prompt where somebody is asked: not at the end, and not beside a shell's own prompt.
  private var promptText: String {
    showsPrompt && !isOver && (lines.readsInBackground || !StandardStreams.isInBackground)
      ? "> " : ""
  }

  /// Announces and draws what is due by now; false where nothing was to be said.
  @discardableResult
  private mutating func announceWhatIsDue() -> Bool {
    let due = session.advance(to: clock.now)
    showFrames()
    let notices = speech.notices()
    announce(due)
    announce(notices, aloud: false)
    return !(due.isEmpty && notices.isEmpty)
  }

  private mutating func showFrames() {
    guard let due = frames?.due(in: session, isBehind: StandardStreams.isBehind) else { return }
    write(FrameOutput.text(for: due))
  }

  /// Says something while a line may be being typed: on a new line, and the prompt is repeated.
  ///
  /// What is said about speech itself is not said aloud.
  private mutating func announce(_ replies: [ConsoleReply], aloud: Bool = true) {
    guard !replies.isEmpty else { return }
    // In one piece: a screen reader at the terminal takes it as one.
    write((showsPrompt ? "\n" : "") + output.text(for: replies) + promptText)
    if aloud { speech.say(replies) }
  }

  /// Text first, then speech: nothing that happens to speech can cost a line.
  private mutating func show(_ replies: [ConsoleReply]) {
    print(replies)
    speech.say(replies)
  }

  private mutating func print(_ replies: [ConsoleReply]) { write(output.text(for: replies)) }

  private mutating func write(_ text: String) {
    // Without its talk a question can still be answered.
    if let talk { _ = StandardStreams.write(text, to: talk) } else { put(text) }
  }

  /// Writes to standard output.
  private mutating func put(_ text: String) {
    guard outputFailure == nil, !text.isEmpty else { return }
    outputFailure = StandardStreams.write(text)
  }
}
