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
  var keys: KeyReader?
  var keyMode: KeyMode
  /// What the lines come from, for an error: a script's path, or standard input.
  let inputName: InputName
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
  var showsPrompt: Bool
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
  let clock = SessionClock()
  /// Why standard output cannot be written any more.
  var outputFailure: Int32?

  init(
    _ session: Session, file: ScreenFile, lines: LineReader, inputName: InputName,
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
        StandardStreams.complain(
          session.language.text(.inputUnreadable(inputName, reason: code.systemReason)))
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
      if !announceWhatIsDue() { show(session.handle(.read, at: clock.now).replies) }
    case .resumed:
      // Time went on meanwhile.
      if !announceWhatIsDue() { prompt() }
    case .news, nil: announce(speech.notices(), aloud: false)
    }
    return true
  }
}
