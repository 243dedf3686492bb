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
  let output: any Output
  var speech: SessionSpeech
  /// True where a person types at a terminal: then there is a prompt, and mistakes do not fail.
  let isInteractive: Bool
  let showsPrompt: Bool
  let outputPath: String?
  /// What is said before the session begins.
  var opening: [ConsoleReply] = []
  let clock = SessionClock()

  /// Runs to `quit`, the end of the input, or Ctrl-C.
  mutating func run() -> ExitCode {
    show(opening + session.open())
    prompt()
    while true {
      switch lines.next(within: session.nextChange?.timeIntervalSince(clock.now)) {
      case .end:
        if showsPrompt { StandardStreams.write("\n") }
        return finish()
      case .woken:
        if Wake.take() == .interrupt {
          if showsPrompt { StandardStreams.write("\n") }
          speech.drop()
          return .interrupted
        }
        announce(speech.notices())
        continue
      case .late:
        announce(session.advance(to: clock.now))
        continue
      case .tooLong:
        session.noteFailure()
        show([
          .error("lineTooLong", "The line is longer than \(LineReader.longest) bytes; passed over.")
        ])
      case .line(let line):
        if carryOut(line: line) == .quit { return finish() }
      }
      prompt()
    }
  }

  private mutating func carryOut(line: String) -> Session.Effect? {
    let turn = session.handle(line, at: clock.now)
    // New input comes before what is still being said; the end lets the last message be heard.
    if turn.effect != .quit { speech.stop() }
    show(turn.replies)
    switch turn.effect {
    case .save(let path): show([save(to: path)])
    case .speech(let order): show([carryOut(order)])
    case .quit, nil: break
    }
    show(speech.notices())
    return turn.effect
  }

  private func prompt() {
    if showsPrompt { StandardStreams.write("> ") }
  }

  /// Says something while a line may be being typed: on a new line, and the prompt is repeated.
  private func announce(_ replies: [ConsoleReply]) {
    guard !replies.isEmpty else { return }
    if showsPrompt { StandardStreams.write("\n") }
    show(replies)
    prompt()
  }

  private mutating func finish() -> ExitCode {
    speech.finish()
    if let outputPath {
      let reply = save(to: outputPath)
      guard reply.kind != .error else {
        show([reply])
        return .cannotCreate
      }
    }
    return session.failed && !isInteractive ? .badData : .success
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

  private mutating func carryOut(_ order: SpeechLine) -> ConsoleReply {
    let reply = speech.carryOut(order)
    if reply.kind == .error { session.noteFailure() }
    return reply
  }

  /// Text first, then speech: nothing that happens to speech can cost a line.
  private func show(_ replies: [ConsoleReply]) {
    output.show(replies)
    speech.say(replies)
  }
}
