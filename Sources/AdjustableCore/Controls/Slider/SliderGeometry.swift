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
