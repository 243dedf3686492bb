import AdjustableCore
import Foundation

/// What a line or a key leads to, and how a session ends.
extension SessionLoop {
  /// Shows what a line or a key led to, and does what is left to do; how the session ends, if it does.
  mutating func carryOut(_ turn: Session.Turn) -> ExitCode? {
    showFrames()
    print(turn.replies)
    // New input comes before what is still being said; the end lets the last message be heard.
    if turn.effect != .quit { speech.stop() }
    speech.say(turn.replies)
    switch turn.effect {
    case .save(let path): show([save(to: path)])
    case .speech(let order): carryOut(order)
    case .keys: show([readKeys() ?? session.reply(.keysBegin)])
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

  mutating func press(_ key: Key) -> ExitCode? {
    switch keyMode.press(key, on: session.reader) {
    case .command(let command): carryOut(session.handle(command, at: clock.now))
    case .say(let notice): carryOut(session.say(notice, at: clock.now))
    case .list(let lines): carryOut(session.list(lines, at: clock.now))
    }
  }

  /// Reads keys from now on; why that cannot be, where it can not.
  mutating func readKeys() -> ConsoleReply? {
    guard let terminal else {
      session.noteFailure()
      return .error(.noTerminal(inputName), in: session.language)
    }
    if let code = TerminalMode.enter(terminal) {
      session.noteFailure()
      return .error(.noKeys(reason: code.systemReason), in: session.language)
    }
    keys = KeyReader(descriptor: terminal, waker: Wake.descriptor)
    session.mode = .keys
    showsPrompt = false
    return nil
  }

  /// Ends in order: the last message is heard, the screen is written where that was asked for.
  mutating func finish(_ code: ExitCode = .success) -> ExitCode {
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

  mutating func save(to path: String) -> ConsoleReply {
    let path = NSString(string: path).expandingTildeInPath
    do throws(FileError) {
      try FileBytes.write(Array(file.saved(session.reader.screen).utf8), to: path)
      return session.reply(.saved(to: path.shown))
    } catch {
      session.noteFailure()
      return .error(.cannotSave(error.text), in: session.language)
    }
  }

  mutating func carryOut(_ order: SpeechLine) {
    let replies = speech.carryOut(order)
    if replies.contains(where: { $0.kind == .error }) { session.noteFailure() }
    print(replies)
  }
}
