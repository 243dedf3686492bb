import AdjustableCore
import Foundation
import Testing

@Suite("Round trips of value texts")
struct RoundTripTests {
  static let values: [Double] = [
    0, 1, 2, 3, 5, 7, 11, 21, 45, 60, 90, 100, 101, 125, 186, 360, 1000, 1234, 3600, 3661, 12_345,
    86_399, 1_234_567, 0.25, 0.3, 0.5, 0.45, 0.07, 1.5, 7.75, 22.5, 23.99, 1234.56, 0.004,
    1.0 / 60, 1.0 / 125, 1.0 / 8000, 0.1 + 0.2, 1_000_000, 123_456_789.25,
  ]

  @Test("a text reads back as a value with the same text", arguments: triedKinds, triedLocales)
  func roundTrip(kind: ValueFormat.Kind, locale: Locale) throws {
    let format = try ValueFormat(kind, locale: locale)
    for value in Self.values + Self.values.map(-) {
      let text = format.text(value)
      guard !text.isEmpty, text != "\u{2014}" else { continue }
      let read = format.value(from: text)
      #expect(
        read.map(format.text) == text,
        "\(locale.identifier) \(kind): \(value) is \"\(text)\", read as \(String(describing: read))"
      )
    }
  }

  @Test("a spoken twin reads back as the same text", arguments: triedKinds)
  func spokenRoundTrip(kind: ValueFormat.Kind) throws {
    if case .shutter = kind { return }
    let format = try valueFormat(kind)
    for value in Self.values {
      guard let said = format.aloud(value) else { continue }
      #expect(format.value(from: said).map(format.text) == format.text(value), "\(said)")
    }
  }

  @Test("a value on a sensible grid comes back exactly")
  func exact() throws {
    let clock = try valueFormat(.clock())
    for quarter in 0..<96 {
      #expect(clock.value(from: clock.text(Double(quarter) / 4)) == Double(quarter) / 4)
    }
    let percent = try valueFormat(.percent())
    for hundredth in 0...100 {
      let value = Double(hundredth) / 100
      #expect(percent.value(from: percent.text(value)) == value)
    }
    let minutes = try valueFormat(.duration(unit: .minutes, width: .narrow))
    for count in 0...200 {
      #expect(minutes.value(from: minutes.text(Double(count))) == Double(count))
    }
  }
}
