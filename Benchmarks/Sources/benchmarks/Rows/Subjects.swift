import AdjustableCore
import Foundation

/// What is measured of the product: all calls of it that many rows share are here.
enum Subjects {
  static let locale = Locale(identifier: "en_US")

  static func number() throws -> ValueFormat { try ValueFormat(.number(), locale: locale) }

  static func percent() throws -> ValueFormat {
    try ValueFormat(.percent(scale: 100), locale: locale)
  }

  static func currency() throws -> ValueFormat {
    try ValueFormat(.currency(code: "USD", fractionDigits: 2), locale: locale)
  }

  static func clock() throws -> ValueFormat { try ValueFormat(.clock(), locale: locale) }

  static func duration() throws -> ValueFormat {
    try ValueFormat(.duration(unit: .minutes), locale: locale)
  }

  static func unit() throws -> ValueFormat {
    let stays = PluralForms(one: "{value} stay", other: "{value} stays")
    return try ValueFormat(.unit(stays), locale: locale)
  }

  static func slider(_ format: ValueFormat, _ label: String = "Volume") throws -> Slider {
    try Slider(
      ElementDescription(label: label), value: 40, in: 0...100, step: 5, format: format)
  }

  static func range() throws -> RangeSlider {
    try RangeSlider(range: 60...180, in: 20...300, step: 10, format: number())
  }

  static func dial() throws -> CircularRangeSlider {
    try CircularRangeSlider(startValue: 23, endValue: 7, format: clock())
  }

  static func wheel(rungs: Int = 30) throws -> WheelSlider {
    let ladder = try Ladder(
      rungs: (0..<rungs).map { Ladder.Rung(readOut: "1/\(1 << ($0 % 13)) no. \($0)") })
    return WheelSlider(try WheelSlider.Wheel("Shutter speed", ladder: ladder, index: rungs / 2))
  }

  static func countdown() throws -> CountdownRing {
    try CountdownRing(
      duration: 600, extensionStride: 60,
      format: CountdownFormat(locale: locale, style: .automatic), now: now)
  }

  static let now = Date(timeIntervalSinceReferenceDate: 0)

  static func reader(_ controls: [any AdjustableControl]) throws -> ScreenReader {
    ScreenReader(
      try Screen(title: "Screen", locale: locale, items: controls.map { .control($0) }))
  }

  /// Many sliders on one screen.
  static func reader(of count: Int) throws -> ScreenReader {
    let format = try number()
    return try reader((0..<count).map { try slider(format, "Volume \($0)") })
  }

  /// What is written and what is said of a phrase, made and counted.
  static func count(_ phrase: Phrase) -> Int {
    phrase.text.utf8.count + phrase.utterance.spoken.aloud.utf8.count
  }

  /// Up and down in turns, so that no end is reached.
  static func action(_ turn: inout Int) -> ElementAction {
    turn &+= 1
    return turn.isMultiple(of: 2) ? .increment() : .decrement()
  }
}

/// Foundation's own calls, with styles made once, for values that go up and down as a control's do.
enum Foundations {
  private static let number = FloatingPointFormatStyle<Double>.number.locale(Subjects.locale)

  static func plainNumber() -> Work {
    writing { number.format($0) }
  }

  static func exactNumber() -> Work {
    let style = number.precision(.fractionLength(0...9))
    return writing { style.format($0) }
  }

  static func percent() -> Work {
    let style = FloatingPointFormatStyle<Double>.Percent.percent.locale(Subjects.locale)
      .scale(1).precision(.fractionLength(0...9))
    return writing { style.format($0) }
  }

  static func currency() -> Work {
    let style = FloatingPointFormatStyle<Double>.Currency(code: "USD").locale(Subjects.locale)
      .precision(.fractionLength(2))
    return writing { style.format($0) }
  }

  static func clock() -> Work {
    var components = Locale.Components(locale: Subjects.locale)
    components.hourCycle = .zeroToTwentyThree
    let style = Date.FormatStyle(
      locale: Locale(components: components), calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt
    ).hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)
    return writing { style.format(Date(timeIntervalSinceReferenceDate: $0 * 900)) }
  }

  static func duration() -> Work {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.hours, .minutes, .seconds], width: .wide
    ).locale(Subjects.locale)
    return writing { style.format(.seconds($0 * 60)) }
  }

  private static func writing(_ text: @escaping (Double) -> String) -> Work {
    var turn = 0
    return {
      turn &+= 1
      return text(turn.isMultiple(of: 2) ? 40 : 45).utf8.count
    }
  }
}
