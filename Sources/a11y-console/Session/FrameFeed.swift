import AdjustableCore
import Foundation

/// One countdown as a program draws it.
struct RingFrame: Hashable, Sendable {
  /// The element's id.
  let element: String
  let state: CountdownState
  let motion: CountdownFrame
}

/// The frames of a screen's countdowns: those that look otherwise than what was shown last.
///
/// They are pulled when there is time to write them, so that there is never more than the newest.
struct FrameFeed {
  let reduceMotion: Bool
  private var shown: [RingFrame] = []

  init(reduceMotion: Bool) { self.reduceMotion = reduceMotion }

  /// The frames to show as of the instant the session was last told.
  ///
  /// While the reader has not taken what was shown before, a frame that a newer one follows by itself is
  /// left out.
  mutating func due(in session: Session, isBehind: Bool) -> [RingFrame] {
    let frames = frames(of: session)
    let due = frames.indices.filter { index in
      guard shown.indices.contains(index) else { return true }
      let (old, new) = (shown[index], frames[index])
      guard !old.looks(like: new) else { return false }
      let isFollowed = new.motion.nextChange != nil && !session.isOnTestClock
      return !isBehind || old.state != new.state || !isFollowed
    }
    if shown.isEmpty { shown = frames }
    for index in due { shown[index] = frames[index] }
    return due.map { frames[$0] }
  }

  /// When a frame is due next; nil where nothing moves, or on a test clock.
  func next(in session: Session) -> Date? {
    session.isOnTestClock ? nil : frames(of: session).compactMap(\.motion.nextChange).min()
  }

  private func frames(of session: Session) -> [RingFrame] {
    session.reader.countdowns.map {
      RingFrame(
        element: $0.elementIDs.first ?? "", state: $0.state,
        motion: $0.frame(at: session.now, reduceMotion: reduceMotion))
    }
  }
}

extension RingFrame {
  /// Whether both would be drawn the same.
  fileprivate func looks(like other: RingFrame) -> Bool {
    state == other.state && motion.fraction == other.motion.fraction
      && motion.text == other.motion.text
  }
}
