/// Takes the walk over an element's stops, on a copy of its control.
struct Walker {
  /// How many stops of a control are walked.
  static let limit = 10_000
  /// How many increments are tried where there is no end.
  static let endless = 100

  private var control: any AdjustableControl
  private let id: String
  private let limit: Int
  private var walk: Walk
  private var current = 0
  /// The stops by their values.
  private var places: [Double: Int] = [:]
  private var known: Set<Walk.Passage> = []

  /// The walk of an element of a control; of `limit` stops at most.
  static func walk(_ id: String, of control: any AdjustableControl, limit: Int = limit) -> Walk {
    guard let element = control.element(id) else {
      return Walk(standing: AdjustableElement(id: id))
    }
    var walker = Walker(control, id, element, limit)
    if element.canBeMoved { walker.go() }
    return walker.walk
  }

  private init(
    _ control: any AdjustableControl, _ id: String, _ element: AdjustableElement, _ limit: Int
  ) {
    self.control = control
    self.id = id
    self.limit = limit
    walk = Walk(standing: element)
    if let value = element.value { places[value] = 0 }
  }

  private mutating func go() {
    var endless = false
    if case .refused(let refusal) = trial(.toMaximum), case .noEnds(let of) = refusal.reason {
      walk.hasEnds = false
      endless = of == .countdown
    }
    if let value = walk.stops[0].value, walk.stops[0].countdownState == nil {
      walk.startsOffGrid = trial(.set(value)).arrival.map { $0 != value } ?? false
    }
    _ = leg(isIncrement: false, within: limit)
    let up = leg(isIncrement: true, within: endless ? Self.endless : limit, isOpen: endless)
    walk.increments = up.passages.count
    let down = leg(isIncrement: false, within: up.passages.count, isOpen: true)
    findDetours(up: up, down: down.passages)
  }

  /// What an action would do; the control stays as it is.
  private func trial(_ action: ElementAction) -> Outcome {
    var copy = control
    return copy.perform(action, on: id)
  }

  /// Goes one way until nothing moves any more, or back to where it began; an open leg may end
  /// anywhere.
  private mutating func leg(
    isIncrement: Bool, within most: Int, isOpen: Bool = false
  ) -> (passages: [Walk.Passage], endsAtLimit: Bool) {
    var passages: [Walk.Passage] = []
    var visited: Set<Int> = [current]
    while passages.count < most {
      let element = here
      let announced = isIncrement ? element.incremented : element.decremented
      let outcome = control.perform(isIncrement ? .increment() : .decrement(), on: id)
      guard let value = outcome.arrival, value != walk.stops[current].value else {
        if announced != nil { stall(Walk.Stall(stop: current, isIncrement: isIncrement)) }
        return (passages, true)
      }
      let count = walk.stops.count
      guard let next = place(of: value) else { return (passages, false) }
      let passage = Walk.Passage(
        from: current, to: next, isIncrement: isIncrement, announced: announced)
      passages.append(passage)
      if known.insert(passage).inserted { walk.passages.append(passage) }
      current = next
      guard visited.insert(next).inserted else { return (passages, false) }
      if walk.stops.count > count, count >= limit {
        // A step is seen to be one too many only after it was taken: one stop more for each way.
        walk.isCut = true
        return (passages, false)
      }
    }
    if !isOpen { walk.isCut = true }
    return (passages, false)
  }

  /// The element where the control stands; a countdown's hides fractions of a second, so it is asked
  /// again.
  private var here: AdjustableElement {
    let known = walk.stops[current]
    return known.countdownState == nil ? known : control.element(id) ?? known
  }

  private mutating func stall(_ stall: Walk.Stall) {
    if !walk.stalls.contains(stall) { walk.stalls.append(stall) }
  }

  /// The index of the stop at a value, where the control stands now.
  private mutating func place(of value: Double) -> Int? {
    if let place = places[value] { return place }
    guard let element = control.element(id) else { return nil }
    walk.stops.append(element.made)
    places[value] = walk.stops.count - 1
    return walk.stops.count - 1
  }

  /// Each step down from where a step up led must take it back.
  private mutating func findDetours(
    up: (passages: [Walk.Passage], endsAtLimit: Bool), down: [Walk.Passage]
  ) {
    var origins: [Int: Walk.Passage] = [:]
    for passage in up.passages { origins[passage.to] = passage }
    // The last step before a limit can be a short one; the step back is then a whole one.
    let last = up.endsAtLimit ? up.passages.last : nil
    let whole = up.passages.dropLast().last ?? down.first
    for back in down {
      guard let passage = origins[back.from], passage.from != back.to else { continue }
      if passage.from == 0, walk.startsOffGrid { continue }
      if passage == last, let whole, length(of: passage) < length(of: whole) { continue }
      walk.detours.append(Walk.Detour(start: passage.from, turn: passage.to, end: back.to))
    }
  }

  /// How far a step went; on a dial the shorter way round.
  private func length(of passage: Walk.Passage) -> Double {
    let length = abs((walk.stops[passage.to].value ?? 0) - (walk.stops[passage.from].value ?? 0))
    guard !walk.hasEnds, let range = walk.stops[0].range else { return length }
    return min(length, abs(range.upperBound - range.lowerBound - length))
  }
}

extension Outcome {
  /// The value that an action led to; nil where it led nowhere.
  var arrival: Double? {
    switch self {
    case .changed(let change): change.to.value
    case .countdown(let reading, _): reading.value
    case .unchanged, .refused: nil
    }
  }
}
