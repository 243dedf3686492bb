import Foundation

/// A countdown ring: what is left of a duration, as of the instant it was last told.
///
/// Shown time and finish follow one clock, and the ring reads none: `advance(to:)` hands the time in.
/// A started duration wants a clock that counts suspension, a given end date the wall clock; whoever
/// hands in the time keeps to that.
public struct CountdownRing: HistoryControl, Hashable {
  /// How the ring stands, with what that needs.
  enum Phase: Hashable, Sendable {
    case waiting
    case running(end: Date)
    case paused(remaining: Double)
  }

  /// A phase and the duration it belongs to.
  struct Course: Hashable, Sendable {
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
  /// False where the ring is dimmed and offers no action.
  public var isEnabled = true
  /// True where the ring can be read only; time goes on.
  public var isReadOnly = false
  var history: History<Course>
  /// The instant the ring was last told.
  public private(set) var now: Date
  private var reportedEnds: Set<Date> = []

  /// Makes a ring that waits for `start` and then runs for a duration, in seconds, 0 to 1e10.
  ///
  /// `now` is the instant of the clock that `advance(to:)` is told of; `start` begins at the instant the
  /// ring was told last, so tell it the time before.
  /// - Throws: `ConfigurationError` for `duration`, `extensionStride` or `extensionPage`.
  public init(
    _ description: ElementDescription = "Time remaining", duration: Double,
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
    _ description: ElementDescription = "Time remaining", endDate: Date, duration: Double,
    extensionStride: Double? = nil, extensionPage: Double? = nil,
    announcements: AnnouncementPolicy = .milestones,
    format: CountdownFormat, now: Date
  ) throws(ConfigurationError) {
    let seconds = endDate.timeIntervalSinceReferenceDate
    guard seconds.isFinite, abs(seconds) <= 1e12 else {
      throw ConfigurationError("endDate", seconds, allowed: "a date within 30,000 years of 2001")
    }
    try self.init(
      description, course: Course(phase: .running(end: endDate), duration: duration),
      extensionStride: extensionStride, extensionPage: extensionPage,
      announcements: announcements, format: format, now: now)
  }

  private init(
    _ description: ElementDescription, course: Course, extensionStride: Double?,
    extensionPage: Double?, announcements: AnnouncementPolicy, format: CountdownFormat, now: Date
  ) throws(ConfigurationError) {
    let longest = CountdownMotion.longest
    guard course.duration >= 0, course.duration <= longest else {
      throw ConfigurationError(
        "duration", course.duration, allowed: "0 to \(longest.plainDescription) seconds")
    }
    for (name, length) in [("extensionStride", extensionStride), ("extensionPage", extensionPage)] {
      guard let length, !(length >= 1 && length <= longest) else { continue }
      throw ConfigurationError(
        name, length, allowed: "1 to \(longest.plainDescription) seconds")
    }
    self.description = description.distinct(from: [], fallback: "countdown")
    self.extensionStride = extensionStride
    self.extensionPage = extensionPage ?? 10 * (extensionStride ?? 60)
    self.announcements = announcements
    self.format = format
    milestoneFormat = CountdownFormat(locale: format.locale, style: .automatic)
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
    return Milestones.passed(
      from: before, to: wholeSeconds, duration: duration, policy: announcements
    ).map { [milestone($0)] } ?? []
  }

  /// When `advance(to:)` has something to say next while time goes on; nil where it will not.
  ///
  /// It is a milestone, or the end where that was not reported; what was jumped over is due at once. A
  /// caller that shows nothing in between may sleep until then.
  public var nextAnnouncement: Date? {
    guard announcements != .silent, let end = endDate, !reportedEnds.contains(end) else {
      return nil
    }
    let next = Milestones.next(
      below: wholeSeconds, duration: duration, policy: announcements)
    return next.map { end.addingTimeInterval(-Double($0)) } ?? end
  }

  private func milestone(_ seconds: Int) -> Announcement {
    // From ten down the bare number: there is no time for more.
    let text =
      seconds <= 10 ? milestoneFormat.positional(seconds) : milestoneFormat.valueText(seconds)
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
