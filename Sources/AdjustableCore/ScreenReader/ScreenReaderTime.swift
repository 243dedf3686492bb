import Foundation

/// The controls that time changes, and what they say by themselves.
extension ScreenReader {
  /// The controls of the screen that time changes, in reading order.
  public var countdowns: [any TimedControl] { timedItems.compactMap { screen.items[$0].timed } }

  /// The countdown that actions for countdowns go to: the focused one, else the first on the screen.
  public var countdown: (any TimedControl)? {
    countdownIndex.flatMap { screen.items[itemIndices[$0]].timed }
  }

  /// The index of the element that actions for countdowns go to; nil where there is none.
  var countdownIndex: Int? {
    timedItems.contains(itemIndices[focus]) ? focus : countdownIndices.first
  }

  /// Sets which remaining times the countdowns announce.
  public mutating func announce(_ policy: AnnouncementPolicy) {
    for item in timedItems { withTimed(item) { $0.announcements = policy } }
  }

  /// When a countdown has something to say next while time goes on; nil where none will.
  public var nextAnnouncement: Date? { countdowns.compactMap(\.nextAnnouncement).min() }

  /// Tells the countdowns what time it is; returns what is announced.
  @discardableResult
  public mutating func advance(to now: Date) -> [Phrase] {
    var phrases: [Phrase] = []
    for item in timedItems {
      for announcement in withTimed(item, { $0.advance(to: now) }) ?? []
      where announcement.isSpoken {
        let phrase = Phrase(
          .announcement, id: announcement.id, utterance: phrasing.announcement(announcement))
        phrases.append(say(named(phrase, if: countdownIndices.count > 1)))
      }
    }
    return phrases
  }

  /// Changes a control that time changes in its place.
  @discardableResult
  private mutating func withTimed<Result>(
    _ item: Int, _ body: (inout any TimedControl) -> Result
  ) -> Result? {
    withControl(item) { control in
      guard var timed = control as? any TimedControl else { return nil }
      defer { control = timed }
      return body(&timed)
    } ?? nil
  }
}
