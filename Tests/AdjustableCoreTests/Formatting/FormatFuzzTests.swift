import AdjustableCore
import Foundation
import Testing

@Suite("Formats under arbitrary input")
struct FormatFuzzTests {
  static let pieces: [String] = [
    "0", "1", "2", "9", "12", "60", "125", "999999999999999999999", "٤", "५", "４", ".", ",", ":",
    "/",
    "-", "+", "\u{2212}", "%", "$", "€", "USD", "am", "p.m.", "h", "m", "s", "min", " ", "\u{A0}",
    "\u{202F}", "\u{061C}", "e", "x", "nan", "inf", "\"", "'", "\u{2033}", "k", "ISO", "of sleep",
    "stays", "until", "January", "و", "ساعة", "Std.", "час", "\u{301}", "👩‍👩‍👧", "\u{0}", "\n", "∞",
    "½",
    "{value}", "and", "٫", "٬", "٪", "\u{FFFD}", "\r\n", "İ", "ß",
  ]

  /// Mostly something that a format may know, now and then any character at all.
  private static func piece(_ generator: inout SplitMix64) -> String {
    guard Int.random(in: 0..<8, using: &generator) == 0 else {
      return pieces.randomElement(using: &generator) ?? ""
    }
    let number = UInt32.random(in: 0...0x1_FFFF, using: &generator)
    return Unicode.Scalar(number).map { String($0) } ?? ""
  }

  @Test("no typed text stops a format, and what is read is finite and can be written")
  func typed() throws {
    var generator = SplitMix64(seed: 20)
    let formats = try triedKinds.map { try valueFormat($0) }
    for _ in 0..<24_000 {
      let count = Int.random(in: 0...6, using: &generator)
      let text = (0..<count).map { _ in Self.piece(&generator) }.joined()
      guard let format = formats.randomElement(using: &generator) else { continue }
      guard let value = format.value(from: text) else { continue }
      #expect(value.isFinite, "\(text)")
      #expect(!(value == 0 && value.sign == .minus), "\(text)")
      _ = format.text(value)
    }
  }

  @Test("no typed text stops a format in another language", arguments: triedLocales.dropFirst())
  func typedElsewhere(locale: Locale) throws {
    var generator = SplitMix64(seed: 21)
    let formats = try triedKinds.map { try ValueFormat($0, locale: locale) }
    for _ in 0..<400 {
      let text = (0..<4).map { _ in Self.piece(&generator) }.joined()
      guard let format = formats.randomElement(using: &generator) else { continue }
      if let value = format.value(from: text) { #expect(value.isFinite, "\(text)") }
    }
  }

  @Test("no number stops a format, and none is written as nan, inf or minus zero")
  func numbers() throws {
    var generator = SplitMix64(seed: 22)
    var values: [Double] = [
      1e308, -1e308, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
      -.leastNonzeroMagnitude, .leastNormalMagnitude, -0.0, 0, .ulpOfOne, 1e15, 1e16, 9.3e18,
      -9.3e18,
    ]
    for _ in 0..<60 { values.append(Double(bitPattern: generator.next())) }
    for locale in [triedLocales[0], triedLocales[4]] {
      for kind in triedKinds {
        let format = try ValueFormat(kind, locale: locale)
        for value in values {
          let texts = [format.text(value), format.aloud(value) ?? ""]
          for text in texts.map({ $0.lowercased() }) {
            #expect(!text.contains("nan") && !text.contains("inf") && !text.contains("∞"))
            #expect(!["-0", "-0%", "-$0", "-0 seconds"].contains(text))
          }
          _ = format.value(from: texts[0])
        }
      }
    }
  }
}
