import AdjustableCore
import Foundation

/// A timed control made in another package: it tells half time and the end, and cannot be held.
struct EggTimer: UndoableControl, TimedControl, Hashable {
  let description: ElementDescription
  let duration: Double
  let format: CountdownFormat
  var isEnabled = true
  var isReadOnly = false
  var announcements = AnnouncementPolicy.milestones
  /// When the time is up; nil before the start.
  var history: History<Date?>
  private var now = Date(timeIntervalSinceReferenceDate: 0)
  private var told: Date?

  init(_ description: ElementDescription = "Egg", duration: Double) {
    self.description = description
    self.duration = duration
    format = CountdownFormat(locale: Locale(identifier: "en_US"), style: .automatic)
    history = History(nil)
  }

  var elementIDs: [String] { [description.id] }

  func element(_ id: String) -> AdjustableElement? {
    guard id == description.id else { return nil }
    var element = adjustableElement(description, range: 0...duration, hasEnds: false)
    element.traits = .updatesFrequently
    element.countdownState = state
    return element
  }

  func value(of id: String, in state: Date?) -> Double {
    CountdownMotion.remaining(
      secondsUntilEnd: state.map { $0.timeIntervalSince(now) } ?? duration, duration: duration
    ).rounded(.up)
  }

  func format(for id: String) -> ValueFormat? { nil }
  func text(of value: Double, for id: String) -> String { format.valueText(Int(value)) }

  func step(_ move: Move, on id: String) -> Step<Date?> {
    move == .reset ? .state(history.initial) : .refused(.notAdjustable)
  }

  func step(_ action: CountdownAction, on id: String) -> Step<Date?> {
    switch (action, state) {
    case (.start, .waiting), (.restart, _): .state(now + duration)
    default: .refused(.countdownIs(state))
    }
  }
}

extension EggTimer {
  var endDate: Date? { history.present }

  var state: CountdownState {
    endDate.map { now >= $0 ? .over : .running } ?? .waiting
  }

  var nextAnnouncement: Date? {
    guard announcements != .silent, let endDate else { return nil }
    let half = endDate - duration / 2
    return now < half ? half : told == endDate ? nil : endDate
  }

  func remaining(at now: Date) -> Double {
    CountdownMotion.remaining(
      secondsUntilEnd: endDate.map { $0.timeIntervalSince(now) } ?? duration, duration: duration)
  }

  mutating func advance(to now: Date) -> [Announcement] {
    let before = self.now
    self.now = now
    guard let endDate else { return [] }
    let isSpoken = announcements != .silent
    if now >= endDate {
      guard told != endDate else { return [] }
      told = endDate
      return [Announcement(id: description.id, kind: .finished, text: "", isSpoken: isSpoken)]
    }
    guard before < endDate - duration / 2, now >= endDate - duration / 2 else { return [] }
    return [
      Announcement(id: description.id, kind: .milestone, text: "Half time", isSpoken: isSpoken)
    ]
  }
}
