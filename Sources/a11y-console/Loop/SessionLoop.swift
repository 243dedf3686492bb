import AdjustableCore
import Foundation

/// The loop: reads a line, hands it to the session with the time, carries out what is left to do, shows
/// the replies. The only place where a session meets the outside.
struct SessionLoop {
  var session: Session
  /// The screen as it was read; what `save` starts from.
  let file: ScreenFile
  var lines: LineReader
  let outputs: [any Output]
  /// True where a person types at a terminal: then there is a prompt, and mistakes do not fail.
  let isInteractive: Bool
  let showsPrompt: Bool
  let outputPath: String?
  let clock = SessionClock()

  /// Runs to `quit` or the end of the input.
  mutating func run() -> ExitCode {
    show(session.open())
    reading: while true {
      if showsPrompt { StandardStreams.write("> ") }
      switch lines.next() {
      case .end:
        if showsPrompt { StandardStreams.write("\n") }
        break reading
      case .tooLong:
        session.noteFailure()
        show([
          .error("lineTooLong", "The line is longer than \(LineReader.longest) bytes; passed over.")
        ])
      case .line(let line):
        let turn = session.handle(line, at: clock.now)
        show(turn.replies)
        switch turn.effect {
        case .save(let path): show([save(to: path)])
        case .quit: break reading
        case nil: break
        }
      }
    }
    return finish()
  }

  private mutating func finish() -> ExitCode {
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
    do {
      try Data(file.saved(session.reader.screen).utf8)
        .write(to: URL(fileURLWithPath: path), options: .atomic)
      return .notice("Saved to \(path.shown).")
    } catch {
      session.noteFailure()
      return .error("cannotWrite", "\(path.shown) cannot be written: \(error.reason).")
    }
  }

  private func show(_ replies: [ConsoleReply]) {
    for output in outputs { output.show(replies) }
  }
}

extension Error {
  /// What the system says about a failed file operation, in a few words.
  var reason: String {
    let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let code = underlying?.domain == NSPOSIXErrorDomain ? underlying?.code : nil
    guard let code, let words = strerror(Int32(code)) else { return localizedDescription }
    return String(cString: words).lowercased()
  }
}
