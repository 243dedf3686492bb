import Foundation

/// The colours of a picture.
struct Palette: Hashable {
  let background: String
  /// Texts, and the ring of the focus.
  let text: String
  /// Labels beside the value, end labels.
  let secondaryText: String
  /// What is filled, and the line around thumbs.
  let accent: String
  /// What the track is filled with where it is empty.
  let track: String
  /// The line around tracks and bands.
  let outline: String
  /// The wheel's band.
  let wheel: String
  /// What is engraved on the wheel.
  let engraving: String
  /// What is selected on the wheel.
  let lit: String

  static let light = Palette(
    background: "#ffffff", text: "#1b1b1f", secondaryText: "#54565f", accent: "#0b57d0",
    track: "#ececf1", outline: "#74767f", wheel: "#26282e", engraving: "#e3e4ea", lit: "#ffc83d")

  static let dark = Palette(
    background: "#121316", text: "#f2f2f5", secondaryText: "#b9bbc4", accent: "#8ab4f8",
    track: "#2a2b31", outline: "#8f919b", wheel: "#26282e", engraving: "#e3e4ea", lit: "#ffc83d")

  /// Where somebody has chosen the colours of all programs.
  static let forced = Palette(
    background: "Canvas", text: "CanvasText", secondaryText: "CanvasText", accent: "Highlight",
    track: "Canvas", outline: "CanvasText", wheel: "Canvas", engraving: "CanvasText",
    lit: "Highlight")

  /// The texts and what they stand on; at least 4.5:1 (WCAG 2.2, 1.4.3).
  var texts: [(String, String)] {
    [(text, background), (secondaryText, background), (engraving, wheel), (lit, wheel)]
  }

  /// The graphics and what they stand against; at least 3:1 (WCAG 2.2, 1.4.11).
  var graphics: [(String, String)] {
    [
      (accent, background), (accent, track), (outline, background), (outline, wheel),
      (engraving, wheel), (lit, wheel),
    ]
  }

  /// How strongly two colours contrast, 1...21, as WCAG reckons it.
  static func contrast(_ one: String, _ other: String) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ colour: String) -> Double {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    let channels = [value >> 16 & 255, value >> 8 & 255, value & 255].map { channel in
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}
