import Foundation

/// A countdown ring: what is left of a duration, as of the instant it was last told.
///
/// Shown time and finish follow one clock, and the ring reads none: `advance(to:)` hands the time in.
/// A started duration wants a clock that counts suspension, a given end date the wall clock; whoever
/// hands in the time keeps to that.
public struct CountdownRing: UndoableControl, TimedControl, Hashable {
  /// How the ring stands, with what that needs.
  enum Phase: Hashable, Sendable {
    case waiting
    case running(end: Date)
    case paused(remaining: Double)
  }

  /// A phase and the duration it belongs to.
  public struct Course: Hashable, Sendable {
    var phase: Phase
    var duration: Double
  }

  /// What the author says of the element.
  public let description: ElementDescription
  /// What one increment adds, in seconds; nil where the ring is not adjustable.
  public let extensionStride: Double?
  /// What one page adds, in seconds; ten strides unless given.
  public let extensionPage: Double
  /// Which remaining times are announced.
  public var announcements: AnnouncementPolicy
  /// How the remaining time reads.
  public let format: CountdownFormat
  let milestoneFormat: CountdownFormat
  /// How the remaining time reads as a value of seconds.
  private let valueFormat: ValueFormat
  /// False where the ring is dimmed and offers no action.
  public var isEnabled = true
  /// True where the ring can be read only; time goes on.
  public var isReadOnly = false
  /// The courses it took.
  public var history: History<Course>
  /// The instant the ring was last told.
  public private(set) var now: Date
  private var reportedEnds: Set<Date> = []

  /// Makes a ring that waits for `start` and then runs for a duration, in seconds, 0 to 1e10.
  ///
  /// `now` is the instant of the clock that `advance(to:)` is told of; `start` begins at the instant the
  /// ring was told last, so tell it the time before.
  /// - Throws: `ConfigurationError` for `duration`, `extensionStride` or `extensionPage`.
  public init(
    _ description: ElementDescription? = nil, duration: Double,
    extensionStride: Double? = nil, extensionPage: Double? = nil,
    announcements: AnnouncementPolicy = .milestones,
    format: CountdownFormat, now: Date
  ) throws(ConfigurationError) {
    try self.init(
      description, course: Course(phase: .waiting, duration: duration),
      extensionStride: extensionStride, extensionPage: extensionPage,
      announcements: announcements, format: format, now: now)
  }

  /// Makes a ring that runs to an end date.
  ///
  /// - Throws: `ConfigurationError` for `duration`, `endDate`, `extensionStride` or `extensionPage`.
  public init(
    _ description: ElementDescription? = nil, endDate: Date, duration: Double,
    extensionStride: Double? = nil, extensionPage: Double? = nil,
    announcements: AnnouncementPolicy = .milestones,
    format: CountdownFormat, now: Date
  ) throws(ConfigurationError) {
    let seconds = endDate.timeIntervalSinceReferenceDate
    guard seconds.isFinite, abs(seconds) <= 1e12 else {
      throw ConfigurationError("endDate", seconds, allowed: .dateNear2001)
    }
    try self.init(
      description, course: Course(phase: .running(end: endDate), duration: duration),
      extensionStride: extensionStride, extensionPage: extensionPage,
      announcements: announcements, format: format, now: now)
  }

  private init(
    _ description: ElementDescription?, course: Course, extensionStride: Double?,
    extensionPage: Double?, announcements: AnnouncementPolicy, format: CountdownFormat, now: Date
  ) throws(ConfigurationError) {
    let longest = CountdownMotion.longest
    guard course.duration >= 0, course.duration <= longest else {
      throw ConfigurationError(
        "duration", course.duration, allowed: .seconds(from: 0, to: longest))
    }
    for (name, length) in [("extensionStride", extensionStride), ("extensionPage", extensionPage)] {
      guard let length, !(length >= 1 && length <= longest) else { continue }
      throw ConfigurationError(
        name, length, allowed: .seconds(from: 1, to: longest))
    }
    self.description = (description ?? ElementDescription(.countdown, in: format.locale))
      .distinct(from: [], fallback: "countdown")
    self.extensionStride = extensionStride
    self.extensionPage = extensionPage ?? 10 * (extensionStride ?? 60)
    self.announcements = announcements
    self.format = format
    milestoneFormat = CountdownFormat(locale: format.locale, style: .automatic)
    valueFormat = ValueFormat(texts: RemainingTimeTexts(format: format), locale: format.locale)
    history = History(course)
    self.now = now.timeIntervalSinceReferenceDate.isFinite ? now : .distantPast
  }

  /// Tells the ring what time it is; returns the milestone passed since the last time, or the end.
  ///
  /// The end is reported once for an end date: also where it is past already, where the time jumped over
  /// it, where the clock was set back and reaches it again, or where another end date was set meanwhile.
  public mutating func advance(to now: Date) -> [Announcement] {
    guard now.timeIntervalSinceReferenceDate.isFinite else { return [] }
    let before = wholeSeconds
    self.now = now
    guard case .running(let end) = history.present.phase else { return [] }
    if now >= end {
      guard reportedEnds.insert(end).inserted else { return [] }
      return [
        Announcement(
          id: description.id, kind: .finished, text: "", isSpoken: announcements != .silent)
      ]
    }
    return announcements.passed(from: before, to: wholeSeconds, of: duration)
      .map { [milestone($0)] } ?? []
  }

  /// When `advance(to:)` has something to say next while time goes on; nil where it will not.
  ///
  /// It is a milestone, or the end where that was not reported; what was jumped over is due at once. A
  /// caller that shows nothing in between may sleep until then.
  public var nextAnnouncement: Date? {
    guard announcements != .silent, let end = endDate, !reportedEnds.contains(end) else {
      return nil
    }
    let next = announcements.next(below: wholeSeconds, of: duration)
    return next.map { end.addingTimeInterval(-Double($0)) } ?? end
  }

  private func milestone(_ seconds: Int) -> Announcement {
    // From ten down the bare number: there is no time for more.
    let text =
      seconds <= 10
      ? milestoneFormat.positional(seconds) : Spoken(milestoneFormat.valueText(seconds))
    return Announcement(id: description.id, kind: .milestone, text: text)
  }

  /// Sets another end date and duration; the same end date set again is not reported again.
  ///
  /// - Throws: `ConfigurationError` for `endDate` or `duration`; the ring is then as it was.
  public mutating func setEnd(_ endDate: Date, duration: Double) throws(ConfigurationError) {
    let made = try CountdownRing(
      description, endDate: endDate, duration: duration, extensionStride: extensionStride,
      announcements: announcements, format: format, now: now)
    if made.history.present != history.present { history.change(to: made.history.present) }
  }
}

extension CountdownRing {
  /// The one id.
  public var elementIDs: [String] { [description.id] }

  /// A snapshot of the ring's element, as of the instant the ring was last told.
  public func element(_ id: String) -> AdjustableElement? {
    guard id == description.id else { return nil }
    // It can always be made longer, so there are no ends to read.
    return adjustableElement(
      description, range: 0...Double(CountdownMotion.wholeSeconds(remaining: duration)),
      hasEnds: false)
  }

  /// What the author says of an element; nil where it is none of the control's that has a value to move.
  public func description(of id: String) -> ElementDescription? {
    id == description.id ? description : nil
  }

  /// Adjustable where it can be extended; it changes by itself.
  public func traits(of id: String) -> Traits {
    var traits: Traits = .updatesFrequently
    if extensionStride != nil { traits.insert(.adjustable) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// The value of an element in a state.
  public func value(of id: String, in state: Course) -> Double {
    Double(CountdownMotion.wholeSeconds(remaining: remaining(in: state, at: now)))
  }

  /// The format of an element's value.
  public func format(for id: String) -> ValueFormat? { valueFormat }
}

/// What a ring reads and understands: whole seconds as they are left.
private struct RemainingTimeTexts: ValueTexts, Hashable {
  let format: CountdownFormat

  func text(_ value: Double) -> String {
    format.valueText(CountdownMotion.wholeSeconds(remaining: value))
  }

  func value(from typed: TypedText) -> Double? {
    DurationReader.seconds(from: typed, bareNumber: .seconds, locale: format.locale)
  }

  var expectation: ExpectedInput { .minutesAndSeconds }
}

extension CountdownRing {
  /// Where a move leads from the present state.
  public func step(_ move: Move, on id: String) -> Step<Course> {
    switch move {
    case .by(let stretch): extend(stretch)
    case .toMinimum, .toMaximum:
      .refused(extensionStride == nil ? .notAdjustable : .noEnds(of: .countdown))
    case .set(let seconds): set(to: seconds)
    case .reset: .state(history.initial)
    }
  }

  /// Where an action of a countdown leads from the present state.
  public func step(_ action: CountdownAction, on id: String) -> Step<Course> {
    switch action {
    case .start: start()
    case .pause: state == .running ? .state(course(.paused(remaining: remaining))) : wrongState
    case .resume: state == .paused ? .state(course(.running(end: now + remaining))) : wrongState
    case .restart: restart()
    case .extend(let seconds): extend(by: seconds, saysLimit: true)
    }
  }

  private var wrongState: Step<Course> { .refused(.countdownIs(state)) }

  private func course(_ phase: Phase) -> Course { Course(phase: phase, duration: duration) }

  private func start() -> Step<Course> {
    switch state {
    case .waiting, .paused: .state(course(.running(end: now + remaining)))
    case .running, .over: wrongState
    }
  }

  private func restart() -> Step<Course> {
    let original = history.initial.duration
    return .state(Course(phase: .running(end: now + original), duration: original))
  }

  private func set(to seconds: Double) -> Step<Course> {
    guard extensionStride != nil else { return .refused(.notAdjustable) }
    guard seconds.isFinite else { return .refused(.notANumber) }
    let bounds = 0...CountdownMotion.longest
    guard bounds.contains(seconds) else { return .refused(.outOfBounds(bounds)) }
    guard CountdownMotion.wholeSeconds(remaining: seconds) != wholeSeconds else {
      return .to(history.present, limit: nil)
    }
    return extend(by: seconds - remaining, saysLimit: true)
  }

  private func extend(_ stretch: Stretch) -> Step<Course> {
    guard let extensionStride else { return .refused(.notAdjustable) }
    let length =
      switch stretch {
      case .strides: extensionStride
      case .pages: extensionPage
      }
    // A single stride that arrives at a limit is a change like any other.
    return extend(by: Double(stretch.count) * length, saysLimit: stretch.count.magnitude > 1)
  }

  /// Moves the end by so many seconds and the duration with it, held to what is left and to the longest
  /// duration.
  private func extend(by seconds: Double, saysLimit: Bool) -> Step<Course> {
    guard seconds.isFinite else { return .refused(.notANumber) }
    let left = remaining
    let room = max(0, CountdownMotion.longest - duration)
    let takesAll = left + seconds <= CountdownMotion.leniency
    let held = takesAll ? -left : min(seconds, room)
    let reason: RefusalReason? =
      seconds > room
      ? .atMaximum() : left + seconds < -CountdownMotion.leniency ? .atMinimum() : nil
    guard held != 0 else {
      return reason.map(Step.refused) ?? .to(history.present, limit: nil)
    }
    let longer = duration + held
    var course = Course(
      phase: history.present.phase, duration: longer > CountdownMotion.leniency ? longer : 0)
    switch history.present.phase {
    case .waiting: break
    case .paused: course.phase = .paused(remaining: left + held)
    // What is over runs again from now, and what loses all that is left is over now.
    case .running(let end): course.phase = .running(end: takesAll ? now : max(end, now) + held)
    }
    // Less than a second can move the end and leave the value as it is.
    return value(of: description.id, in: course) == value(of: description.id)
      ? .state(course) : .to(course, limit: saysLimit ? reason : nil)
  }
}
