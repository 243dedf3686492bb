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
  public static func nearestThumb(
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
