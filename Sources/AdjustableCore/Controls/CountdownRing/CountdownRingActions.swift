import Foundation

extension CountdownRing {
  func step(_ action: ElementAction, on id: String) -> Step<Course> {
    switch action {
    case .increment(let count): extend(.strides(max(0, count)))
    case .decrement(let count): extend(.strides(-max(0, count)))
    case .pageIncrement(let count): extend(.pages(max(0, count)))
    case .pageDecrement(let count): extend(.pages(-max(0, count)))
    case .toMinimum, .toMaximum:
      .refused(extensionStride == nil ? .notAdjustable : .noEnds(of: .countdown))
    case .set(let seconds): set(to: seconds)
    case .reset, .undo: .state(history.initial)
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
    return extend(by: Double(stretch.count) * length, saysLimit: abs(stretch.count) > 1)
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
