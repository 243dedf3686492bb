extension WheelSlider {
  func step(_ action: ElementAction, on id: String) -> Step<[Int]> {
    guard let wheel = wheelIndex(id) else { return .refused(.notAdjustable) }
    let (stride, page) = (wheels[wheel].stride, wheels[wheel].page)
    return switch action {
    case .increment(let count): turn(wheel, by: stride, times: max(0, count))
    case .decrement(let count): turn(wheel, by: -stride, times: max(0, count))
    case .pageIncrement(let count): turn(wheel, by: page, times: max(0, count))
    case .pageDecrement(let count): turn(wheel, by: -page, times: max(0, count))
    case .toMinimum: end(wheel, 0, .atMinimum())
    case .toMaximum: end(wheel, wheels[wheel].ladder.rungs.count - 1, .atMaximum())
    case .set(let value): set(wheel, to: value)
    case .reset, .undo: .to(placing(wheel, at: history.initial[wheel]), limit: nil)
    case .start, .pause, .resume, .restart, .extend: .refused(.notACountdown)
    }
  }

  private func turn(_ wheel: Int, by rungs: Int, times: Int) -> Step<[Int]> {
    let last = wheels[wheel].ladder.rungs.count - 1
    let index = indices[wheel]
    guard wheels[wheel].ladder.wraps, last > 0 else {
      let wanted = index.saturatingAdding(rungs.saturatingMultiplied(by: times))
      let held = min(max(wanted, 0), last)
      let isRefused = wanted != held && (times > 1 || held == index)
      return .to(
        placing(wheel, at: held),
        limit: isRefused ? (rungs > 0 ? .atMaximum() : .atMinimum()) : nil)
    }
    return .to(placing(wheel, at: wrapped(index, by: rungs, times: times, last: last)), limit: nil)
  }

  /// Turns a wheel that wraps: a step past an end arrives at the opposite end, and so does a page that
  /// overshoots.
  private func wrapped(_ start: Int, by rungs: Int, times: Int, last: Int) -> Int {
    let end = rungs > 0 ? 0 : last
    // From an end it takes so many turns to come back to that end, so whole rounds can be left out.
    let round = (last / abs(rungs)).saturatingAdding(1)
    var (index, left) = (start, times)
    while left > 0 {
      if index == end { left %= round }
      guard left > 0 else { break }
      // All turns up to the end at once, then the one that passes it.
      let room = rungs > 0 ? last - index : index
      let whole = min(left, room / abs(rungs))
      index += whole * rungs
      left -= whole
      if left > 0 {
        index = end
        left -= 1
      }
    }
    return index
  }

  private func set(_ wheel: Int, to value: Double) -> Step<[Int]> {
    let bounds = 0...Double(wheels[wheel].ladder.rungs.count - 1)
    guard value.isFinite else { return .refused(.notANumber) }
    guard bounds.contains(value) else { return .refused(.outOfBounds(bounds)) }
    return .to(placing(wheel, at: Int(value.rounded())), limit: nil)
  }

  private func end(_ wheel: Int, _ rung: Int, _ reason: RefusalReason) -> Step<[Int]> {
    indices[wheel] == rung ? .refused(reason) : .to(placing(wheel, at: rung), limit: nil)
  }

  private func placing(_ wheel: Int, at index: Int) -> [Int] {
    var state = history.present
    state[wheel] = index
    return state
  }
}
