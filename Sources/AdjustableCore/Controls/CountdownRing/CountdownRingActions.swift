import Foundation

extension CountdownRing {
  func step(_ action: ElementAction, on id: String) -> Step<Course> {
    switch action {
    case .increment(let count): extend(strides: max(0, count))
    case .decrement(let count): extend(strides: -max(0, count))
    case .pageIncrement(let count): extend(strides: max(0, count).saturatingMultiplied(by: 10))
    case .pageDecrement(let count): extend(strides: max(0, count).saturatingMultiplied(by: -10))
    case .toMinimum, .toMaximum:
      .refused(extensionStride == nil ? .notAdjustable : .noEnds(of: .countdown))
    case .set(let seconds): set(to: seconds)
    case .reset, .undo: .state(history.initial)
    case .start: start()
    case .pause: state == .running ? .state(course(.paused(remaining: remaining))) : wrongState
    case .resume: state == .paused ? .state(course(.running(end: now + remaining))) : wrongState
    case .restart: restart()
    case .extend(let seconds): extend(by: seconds, limit: nil)
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
    return extend(by: seconds - remaining, limit: nil)
  }

  private func extend(strides: Int) -> Step<Course> {
    guard let extensionStride else { return .refused(.notAdjustable) }
    guard strides != 0 else { return .to(history.present, limit: nil) }
    let wanted = Double(strides) * extensionStride
    // Taking off more than is left ends it; a count that was cut short by that says so.
    let isCut = remaining + wanted < 0 && (strides < -1 || remaining == 0)
    return extend(by: wanted, limit: isCut ? .atMinimum() : nil)
  }

  /// Moves the end by so many seconds and the duration with it, never below 0.
  private func extend(by seconds: Double, limit: RefusalReason?) -> Step<Course> {
    guard seconds.isFinite else { return .refused(.notANumber) }
    let left = remaining
    let held = min(max(seconds, -left), CountdownMotion.longest - duration)
    let longer = max(0, duration + held)
    guard held != 0 else {
      return seconds > 0
        ? .refused(.atMaximum()) : limit.map(Step.refused) ?? .to(history.present, limit: nil)
    }
    switch history.present.phase {
    case .waiting: return .to(Course(phase: .waiting, duration: longer), limit: limit)
    case .paused:
      return .to(Course(phase: .paused(remaining: left + held), duration: longer), limit: limit)
    case .running(let end):
      // A countdown that is over runs again from now.
      let end = max(end, now)
      return .to(Course(phase: .running(end: end + held), duration: longer), limit: limit)
    }
  }
}
