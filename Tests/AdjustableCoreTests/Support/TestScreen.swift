import Foundation

@testable import AdjustableCore

/// A screen with one of everything, for tests of the screen reader.
enum TestScreen {
  static func items() throws -> [Screen.Item] {
    let clock = try Samples.clock
    let hours = try ValueFormat(
      .template("{value} of sleep", .duration(unit: .hours)), locale: Samples.locale)
    return [
      .heading("Evening"),
      .text("Choose when to sleep."),
      .control(
        try CircularRangeSlider(
          start: "Bedtime", end: "Wake up", startValue: 23, endValue: 7, minimumSpan: 1,
          format: clock, summary: Summary(id: "sleep", format: hours))),
      .control(
        try Slider("Volume", value: 5, in: 0...10, step: 1, format: Samples.plain)),
      .control(
        WheelSlider(
          try .init(
            "Month",
            ladder: Ladder(
              rungs: ["January", "February", "March"].map { Ladder.Rung(readOut: Spoken($0)) },
              wraps: true)))),
      .control(
        try CountdownRing(
          "Tea", duration: 90, extensionStride: 30, format: Samples.countdown,
          now: Samples.instant(0))),
    ]
  }

  static func reader(style: PhraseStyle = .voiceOver) throws -> ScreenReader {
    ScreenReader(
      try Screen(title: "Evening", locale: Samples.locale, items: items()), style: style)
  }
}
