import AdjustableCore
import Foundation

/// When a loop wakes by itself, what is due then, and when a countdown ends the session.
extension SessionLoop {
  /// How long to wait for a line: until something is to be announced or drawn or is over; where a
  /// speech server may hang a second at most, since that is noticed only by looking.
  var patience: TimeInterval? {
    let due = [session.nextChange, frames?.next(in: session), end].compactMap(\.self).min()
    let time = due?.timeIntervalSince(clock.now)
    return speech.needsLooking ? min(time ?? 1, 1) : time
  }

  /// When the session is over by itself; nil where that is not in sight.
  var end: Date? {
    endsWithCountdown && !session.isOnTestClock ? session.reader.countdown?.endDate : nil
  }

  /// What it means to end now: a countdown that is not over was given up.
  var codeBeforeTimeIsUp: ExitCode {
    endsWithCountdown && !isOver ? .negative : .success
  }

  /// Lets a session that ends with its countdown go on where there is nothing to read any more; false
  /// where it ends with its input, or where nobody can let the countdown go on.
  mutating func goesOnWithoutInput() -> Bool {
    guard endsWithCountdown else { return false }
    guard end != nil else {
      StandardStreams.complain(session.language.text(.inputEnded))
      return false
    }
    keys = nil
    lines.stop()
    showsPrompt = false
    return true
  }

  /// Whether the countdown that the session ends with is over.
  var isOver: Bool { endsWithCountdown && session.reader.countdown?.state == .over }

  /// Announces and draws what is due by now; false where nothing was to be said.
  @discardableResult
  mutating func announceWhatIsDue() -> Bool {
    let due = session.advance(to: clock.now)
    showFrames()
    let notices = speech.notices()
    announce(due)
    announce(notices, aloud: false)
    return !(due.isEmpty && notices.isEmpty)
  }

  mutating func showFrames() {
    guard let due = frames?.due(in: session, isBehind: StandardStreams.isBehind) else { return }
    write(FrameOutput.text(for: due))
  }
}
