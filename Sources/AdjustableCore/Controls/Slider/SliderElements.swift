extension Slider {
  /// True: the track is mirrored in a right-to-left layout.
  public var followsLayoutDirection: Bool { true }

  /// The one id.
  public var elementIDs: [String] { [description.id] }

  /// A snapshot of the slider's element.
  public func element(_ id: String) -> AdjustableElement? {
    guard id == description.id else { return nil }
    return adjustableElement(description, range: grid.bounds)
  }

  func value(of id: String, in state: GridPosition) -> Double { state.value }
  func format(for id: String) -> ValueFormat? { format }
}
