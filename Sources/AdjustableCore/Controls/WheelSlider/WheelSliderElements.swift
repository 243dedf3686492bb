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

  func wheelIndex(_ id: String) -> Int? { wheels.firstIndex { $0.description.id == id } }

  func value(of id: String, in state: [Int]) -> Double {
    wheelIndex(id).map { Double(state[$0]) } ?? 0
  }

  func format(for id: String) -> ValueFormat? { nil }

  private func rung(_ value: Double, on id: String) -> Ladder.Rung? {
    guard let wheel = wheelIndex(id), let index = Int(exactly: value.rounded()) else { return nil }
    let rungs = wheels[wheel].ladder.rungs
    return rungs.indices.contains(index) ? rungs[index] : nil
  }

  /// The read-out of a rung, given by its index from 0.
  public func text(of value: Double, for id: String) -> String {
    rung(value, on: id)?.readOut ?? ""
  }

  func spokenText(of value: Double, for id: String) -> String? {
    rung(value, on: id)?.spokenReadOut
  }

  /// The index of the rung that a typed text means.
  public func value(from typed: String, for id: String) -> Double? {
    wheelIndex(id).flatMap { wheels[$0].ladder.index(of: typed) }.map(Double.init)
  }

  /// What a wheel expects to be typed, with an example.
  public func expectation(for id: String) -> String {
    let example = wheelIndex(id).map { wheels[$0].ladder.rungs[indices[$0]].readOut } ?? ""
    return "value on the wheel, such as \(example)"
  }
}
