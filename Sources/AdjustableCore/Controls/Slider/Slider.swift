/// A slider: one value inside bounds, stepped or continuous.
///
/// The grid's base is the lower bound, and without a step one increment is a twentieth of the length.
public struct Slider: UndoableControl, Hashable {
  /// What the author says of the element.
  public let description: ElementDescription
  /// What the two ends are called; nil says Minimum and Maximum.
  public let endLabels: EndTexts?
  /// The legal values.
  public let grid: Grid
  /// How far an increment and a page go.
  public let strides: Strides
  /// How the value reads.
  public let format: ValueFormat
  /// False where the slider is dimmed and offers no action.
  public var isEnabled = true
  /// True where the slider can be read only.
  public var isReadOnly = false
  /// The values it had, and what moved it there.
  public var history: History<GridPosition>

  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - value: inside the bounds; a value off the grid stays until somebody moves it.
  ///   - bounds: finite; a length of zero is one value.
  ///   - step: nil or 0 for a continuous slider.
  ///   - base: where steps are counted from; the lower bound when nil.
  ///   - stride: one increment; the step, or a twentieth of the length.
  ///   - page: one page; a tenth of the length as whole strides, at least one.
  ///   - endLabels: what is said when an end is reached instead of Minimum and Maximum.
  /// - Throws: `ConfigurationError` naming the parameter, its value and what is allowed.
  public init(
    _ description: ElementDescription, value: Double, in bounds: ClosedRange<Double> = 0...1,
    step: Double? = nil, base: Double? = nil, stride: Double? = nil, page: Double? = nil,
    endLabels: EndTexts? = nil, format: ValueFormat
  ) throws(ConfigurationError) {
    grid = try Grid(bounds: bounds, step: step, base: base)
    strides = try Strides(grid: grid, stride: stride, page: page)
    history = History(GridPosition(try grid.checked(value, named: "value")))
    self.description = description.distinct(from: [], fallback: "slider")
    self.endLabels = endLabels
    self.format = format
  }

  /// The value now.
  public var value: Double { history.present.value }
  /// How far along the bounds the value is, 0...1.
  public var fraction: Double { grid.fraction(of: value) }
}

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

  /// What the author says of an element; nil where it is none of the control's that has a value to move.
  public func description(of id: String) -> ElementDescription? {
    id == description.id ? description : nil
  }

  /// The value of an element in a state.
  public func value(of id: String, in state: GridPosition) -> Double { state.value }

  /// The format of an element's value.
  public func format(for id: String) -> ValueFormat? { format }
}

extension Slider {
  /// Where a move leads from the present state.
  public func step(_ move: Move, on id: String) -> Step<GridPosition> {
    switch move {
    case .by(let stretch): moved(by: stretch)
    case .toMinimum: end(grid.bounds.lowerBound, atMinimum)
    case .toMaximum: end(grid.bounds.upperBound, atMaximum)
    case .set(let value): grid.typed(value)
    case .reset: .to(history.initial, limit: nil)
    }
  }

  private var atMinimum: RefusalReason { .atMinimum(endLabels?.minimum.written) }
  private var atMaximum: RefusalReason { .atMaximum(endLabels?.maximum.written) }

  private func moved(by stretch: Stretch) -> Step<GridPosition> {
    let move = grid.moved(history.present, stretch, by: strides, in: grid.bounds)
    return .to(
      move.position,
      limit: move.limit(stretch, from: value, stretch.count > 0 ? atMaximum : atMinimum))
  }

  private func end(_ end: Double, _ reason: RefusalReason) -> Step<GridPosition> {
    value == end ? .refused(reason) : .to(GridPosition(end), limit: nil)
  }
}

/// Where a slider's thumb and track lie in a rectangle.
///
/// The thumb travels the track's length less its own.
public struct SliderGeometry: Hashable, Sendable {
  /// The track.
  public let track: Track

  /// Makes the geometry of a slider; the track is mirrored in a right-to-left layout.
  public init(
    frame: Frame, thumbLength: Double = Track.thumbLength,
    layout: LayoutDirection = .leftToRight
  ) {
    track = Track(frame: frame, thumbLength: thumbLength, isMirrored: layout == .rightToLeft)
  }

  /// The centre of the thumb of a slider.
  public func thumb(of slider: Slider) -> Point { track.centre(at: slider.fraction) }

  /// The part of the track from the lowest value to the slider's.
  public func filled(by slider: Slider) -> Frame { track.stretch(from: 0, to: slider.fraction) }
}

/// A drag begins at once, so that a tap moves the thumb; without a step a pointer keeps to a grid of
/// 0.001.
extension Slider: Draggable {
  /// What a pointer can take.
  public enum Part: Hashable, Sendable {
    /// The thumb, wherever the slider is touched.
    case thumb
  }

  /// The thumb, where the slider is touched at all.
  public func part(at point: Point, in geometry: SliderGeometry) -> Part? {
    geometry.track.touchArea.contains(point) ? .thumb : nil
  }

  /// The elements that a part moves.
  public func elementIDs(of part: Part) -> [String] { elementIDs }

  /// The thumb's centre goes to the pointer; where there is no travel nothing moves.
  public func destination(of drag: Drag<Self>, at point: Point) -> Step<GridPosition> {
    guard let fraction = drag.geometry.track.fraction(at: point) else {
      return .to(history.present, limit: nil)
    }
    return step(.set(grid.pointerGrid.nearest(to: grid.value(at: fraction))), on: description.id)
  }

  /// A state with the values of a part taken from another one.
  public func placing(_ part: Part, of source: GridPosition, in state: GridPosition) -> GridPosition
  {
    source
  }

  /// How many stops an element passes between two values.
  public func stopsCrossed(_ id: String, from start: Double, to end: Double) -> Int {
    grid.stopsCrossed(from: start, to: end)
  }
}
