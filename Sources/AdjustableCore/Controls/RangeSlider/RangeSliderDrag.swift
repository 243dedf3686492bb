/// Where a range slider's thumbs and track lie in a rectangle, and which thumb a touch takes.
///
/// A thumb is 28 points long, the track 4 thick, and a touch is taken 44 high.
public struct RangeSliderGeometry: Hashable, Sendable {
  /// The track.
  public let track: Track

  /// Makes the geometry of a range slider; the track is mirrored in a right-to-left layout.
  public init(frame: Frame, layout: LayoutDirection = .leftToRight) {
    track = Track(frame: frame, isMirrored: layout == .rightToLeft)
  }

  /// The centres of the two thumbs.
  public func thumbs(of slider: RangeSlider) -> (lower: Point, upper: Point) {
    (track.centre(at: slider.fractions.lower), track.centre(at: slider.fractions.upper))
  }

  /// The part of the track between the two thumbs.
  public func filled(by slider: RangeSlider) -> Frame {
    track.stretch(from: slider.fractions.lower, to: slider.fractions.upper)
  }

  /// The thumb that takes a touch, all in fractions of the track.
  ///
  /// The nearer one; at equal distance the upper. With both on one spot the one that can move toward the
  /// touch; touched on that very spot, the lower where it is past the middle, else the upper.
  static func nearestThumb(
    to touch: Double, lower: Double, upper: Double
  ) -> RangeSlider.Thumb {
    let leniency = 1e-9
    guard abs(upper - lower) > leniency else {
      if touch < lower - leniency { return .lower }
      if touch > upper + leniency { return .upper }
      return lower > 0.5 ? .lower : .upper
    }
    return abs(touch - lower) < abs(upper - touch) - leniency ? .lower : .upper
  }
}

/// A thumb keeps its distance from the finger, and a drag begins after two points.
extension RangeSlider: Draggable {
  /// Two points.
  public static var minimumDistance: Double { 2 }

  /// The nearest thumb, where the slider is touched at all.
  public func part(at point: Point, in geometry: RangeSliderGeometry) -> Thumb? {
    guard geometry.track.touchArea.contains(point) else { return nil }
    let touch = geometry.track.fraction(at: point) ?? 0
    return RangeSliderGeometry.nearestThumb(
      to: touch, lower: fractions.lower, upper: fractions.upper)
  }

  /// The elements that a part moves.
  public func elementIDs(of part: Thumb) -> [String] { [part == .lower ? lower.id : upper.id] }

  /// The thumb goes as far as the pointer has gone; where there is no travel nothing moves.
  public func destination(of drag: Drag<Self>, at point: Point) -> Step<Thumbs> {
    let former = drag.before.history.present
    guard point.x != drag.origin.x else {
      return back(drag.part, to: former)
    }
    guard let fraction = drag.geometry.track.fraction(from: drag.origin, to: point) else {
      return .to(history.present, limit: nil)
    }
    let start = drag.part == .lower ? former.lower.value : former.upper.value
    let value = start + grid.length * max(-1, min(fraction, 1))
    return set(drag.part, to: grid.pointed(value))
  }

  /// A state with the values of a part taken from another one.
  public func placing(_ part: Thumb, of source: Thumbs, in state: Thumbs) -> Thumbs {
    part == .lower
      ? Thumbs(lower: source.lower, upper: state.upper)
      : Thumbs(lower: state.lower, upper: source.upper)
  }

  /// Whether a state keeps the minimum span.
  public func isKept(_ state: Thumbs) -> Bool {
    let (low, high) = (state.lower.value, state.upper.value)
    return Decimals.cleaned(high - low, like: low, high) >= minimumSpan - grid.tolerance
  }

  /// How many stops an element passes between two values.
  public func stopsCrossed(_ id: String, from start: Double, to end: Double) -> Int {
    grid.stopsCrossed(from: start, to: end)
  }
}
