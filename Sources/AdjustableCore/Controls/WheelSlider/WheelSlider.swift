/// One or two concentric wheels, each a ladder of rungs with one element of its own.
///
/// Ends clamp unless the ladder wraps; a step, or a page that overshoots, then arrives at the opposite
/// end.
public struct WheelSlider: UndoableControl, Hashable {
  /// One wheel: what it is called, its ladder, and how many rungs a page is.
  public struct Wheel: Hashable, Sendable {
    /// What the author says of the wheel.
    public let description: ElementDescription
    /// The rungs.
    public let ladder: Ladder
    /// How many rungs one increment is.
    public let stride: Int
    /// How many rungs one page is.
    public let page: Int
    /// The rung the wheel was made with.
    let start: Int

    /// Makes a wheel.
    ///
    /// - Parameters:
    ///   - index: the rung it stands at, from 0.
    ///   - stride: rungs in an increment; one.
    ///   - page: rungs in a page; a fifth of the ladder, at least one.
    /// - Throws: `ConfigurationError` for `index`, `stride` or `page`.
    public init(
      _ description: ElementDescription, ladder: Ladder, index: Int = 0, stride: Int = 1,
      page: Int? = nil
    ) throws(ConfigurationError) {
      guard ladder.rungs.indices.contains(index) else {
        throw ConfigurationError(
          parameter: "index", found: .whole(index), allowed: .index(upTo: ladder.rungs.count - 1))
      }
      let fifth = max(1, Strides.wholeNumber(Double(ladder.rungs.count) / 5))
      for (name, rungs) in [("stride", stride), ("page", page ?? fifth)] where rungs < 1 {
        throw ConfigurationError(
          parameter: name, found: .whole(rungs), allowed: .wholeNumber(from: 1))
      }
      self.description = description.distinct(from: [], fallback: "wheel")
      self.ladder = ladder
      // More than the rungs there are to go would come back to the same one on a ladder that wraps.
      let most = max(1, ladder.rungs.count - 1)
      self.stride = min(stride, most)
      self.page = min(page ?? fifth, most)
      start = index
    }

    private init(_ description: ElementDescription, like wheel: Wheel) {
      self.description = description
      ladder = wheel.ladder
      stride = wheel.stride
      page = wheel.page
      start = wheel.start
    }

    /// This wheel with another description.
    func described(as description: ElementDescription) -> Wheel { Wheel(description, like: self) }
  }

  /// The wheels, the outer one first.
  public let wheels: [Wheel]
  /// False where the control is dimmed and offers no action.
  public var isEnabled = true
  /// True where the control can be read only.
  public var isReadOnly = false
  /// The rungs it stood at.
  public var history: History<[Int]>

  /// Makes a control of one wheel.
  public init(_ wheel: Wheel) {
    wheels = [wheel]
    history = History([wheel.start])
  }

  /// Makes a control of two concentric wheels.
  public init(outer: Wheel, inner: Wheel) {
    let description = inner.description.distinct(from: [outer.description.id], fallback: "wheel")
    wheels = [outer, inner.described(as: description)]
    history = History([outer.start, inner.start])
  }

  /// The rung each wheel stands at, from 0.
  public var indices: [Int] { wheels.indices.map { rung(of: $0, in: history.present) } }

  /// The rung of a wheel in a state; where the state has none of it, the one it was made with.
  private func rung(of wheel: Int, in state: [Int]) -> Int {
    let rungs = wheels[wheel].ladder.rungs.indices
    return state.indices.contains(wheel) && rungs.contains(state[wheel])
      ? state[wheel] : wheels[wheel].start
  }
}

extension WheelSlider {
  /// The ids of the wheels, the outer one first.
  public var elementIDs: [String] { wheels.map(\.description.id) }

  /// A snapshot of one wheel's element, with its place on the ladder.
  public func element(_ id: String) -> AdjustableElement? {
    guard let wheel = wheelIndex(id) else { return nil }
    let count = wheels[wheel].ladder.rungs.count
    var element = adjustableElement(wheels[wheel].description, range: 0...Double(count - 1))
    element.setPosition = .init(indices[wheel] + 1, of: count)
    return element
  }

  /// What the author says of an element; nil where it is none of the control's that has a value to move.
  public func description(of id: String) -> ElementDescription? {
    wheelIndex(id).map { wheels[$0].description }
  }

  func wheelIndex(_ id: String) -> Int? { wheels.firstIndex { $0.description.id == id } }

  /// The value of an element in a state.
  public func value(of id: String, in state: [Int]) -> Double {
    wheelIndex(id).map { Double(rung(of: $0, in: state)) } ?? 0
  }

  /// The format of an element's value.
  public func format(for id: String) -> ValueFormat? { nil }

  private func rung(_ value: Double, on id: String) -> Ladder.Rung? {
    guard let wheel = wheelIndex(id), let index = Int(exactly: value.rounded()) else { return nil }
    let rungs = wheels[wheel].ladder.rungs
    return rungs.indices.contains(index) ? rungs[index] : nil
  }

  /// The read-out of a rung, given by its index from 0.
  public func text(of value: Double, for id: String) -> String {
    wording(of: value, for: id).written
  }

  /// The read-out of a rung, given by its index from 0, as it is written and said.
  public func wording(of value: Double, for id: String) -> Wording {
    Wording(rung(value, on: id)?.readOut ?? "")
  }

  /// The index of the rung that a typed text means.
  public func value(from typed: String, for id: String) -> Double? {
    wheelIndex(id).flatMap { wheels[$0].ladder.index(of: typed) }.map(Double.init)
  }

  /// What a wheel expects to be typed, with an example.
  public func expectation(for id: String) -> ExpectedInput {
    let example = wheelIndex(id).map { wheels[$0].ladder.rungs[indices[$0]].readOut.written } ?? ""
    return .onTheWheel(example: example)
  }
}

extension WheelSlider {
  /// Where a move leads from the present state.
  public func step(_ move: Move, on id: String) -> Step<[Int]> {
    guard let wheel = wheelIndex(id) else { return .refused(.notAdjustable) }
    return switch move {
    case .by(let stretch): turned(wheel, by: stretch)
    case .toMinimum: end(wheel, 0, .atMinimum())
    case .toMaximum: end(wheel, wheels[wheel].ladder.rungs.count - 1, .atMaximum())
    case .set(let value): set(wheel, to: value)
    case .reset: .to(placing(wheel, at: rung(of: wheel, in: history.initial)), limit: nil)
    }
  }

  private func turned(_ wheel: Int, by stretch: Stretch) -> Step<[Int]> {
    let one = stretch.unit(stride: wheels[wheel].stride, page: wheels[wheel].page)
    let rungs = stretch.count < 0 ? -one : one
    let times = Int(clamping: stretch.count.magnitude)
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
    var state = indices
    state[wheel] = index
    return state
  }
}

/// A drag begins at once, so that a tap selects a rung, and each rung crossed is a detent.
extension WheelSlider: Draggable {
  /// The wheel whose band a touch is on: 0 is the outer one.
  public func part(at point: Point, in geometry: WheelGeometry) -> Int? {
    geometry.wheel(at: point, of: wheels.count)
  }

  /// The elements that a part moves.
  public func elementIDs(of part: Int) -> [String] {
    wheels.indices.contains(part) ? [wheels[part].description.id] : []
  }

  /// The rung under the finger; a finger that goes on past an end leaves the wheel there.
  public func destination(of drag: Drag<Self>, at point: Point) -> Step<[Int]> {
    let geometry = drag.geometry
    let isStillPast = drag.latest.map { !geometry.isOnArc($0) } ?? false
    // Seen from the pivot itself a pointer has no direction.
    guard wheels.indices.contains(drag.part), point != geometry.pivot,
      geometry.isOnArc(point) || !isStillPast
    else {
      return .to(history.present, limit: nil)
    }
    let count = wheels[drag.part].ladder.rungs.count
    let rung = WheelGeometry.rung(atAngle: geometry.angle(at: point), count: count)
    return step(.set(Double(rung)), on: wheels[drag.part].description.id)
  }

  /// A state with the values of a part taken from another one.
  public func placing(_ part: Int, of source: [Int], in state: [Int]) -> [Int] {
    guard state.indices.contains(part), source.indices.contains(part) else { return state }
    var state = state
    state[part] = source[part]
    return state
  }

  /// One for each rung crossed.
  public func stopsCrossed(_ id: String, from start: Double, to end: Double) -> Int {
    Int(abs(end - start))
  }
}
