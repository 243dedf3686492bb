import Foundation
import Testing

@testable import AdjustableCore

@Suite("A learnt pattern writes what the style writes")
struct DecimalPatternTests {
  /// Values with up to six decimals: around the places where groups, zeros and digits change.
  static let values: [Double] = {
    var values: [Double] = [
      0, 1, 9, 10, 99, 100, 999, 1_000, 9_999, 10_000, 12_345, 99_999, 100_000, 999_999, 1_000_000,
      1_234_567, 12_345_678, 123_456_789, 999_999_999, 1_000_000_000, 0.1, 0.01, 0.07, 0.29, 0.57,
      0.001, 0.125, 0.5, 1.005, 1.5, 2.675, 33.4, 1234.5, 12_345.25, 1e-7, 0.1 + 0.2, 1.0 / 3,
    ]
    var random = SplitMix64(seed: 11)
    for _ in 0..<20 {
      let places = Double.random(in: 0...6, using: &random).rounded()
      let unit = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6][Int(places)]
      values.append((Double.random(in: 0...1e5, using: &random) * unit).rounded() / unit)
    }
    return values + values.map { -$0 }
  }()

  /// The kinds of numbers that a control writes, in one locale.
  static func formats(_ locale: Locale) -> [(Int?, shift: Int, style: (Double) -> String)] {
    let number = FloatingPointFormatStyle<Double>.number.locale(locale)
    let percent = FloatingPointFormatStyle<Double>.Percent.percent.locale(locale)
    let price = FloatingPointFormatStyle<Double>.Currency(code: "USD").locale(locale)
    return [
      (nil, 0, number.precision(.fractionLength(0...9)).format),
      (2, 0, number.grouping(.never).precision(.fractionLength(2)).format),
      (0, 0, percent.scale(1).precision(.fractionLength(0)).format),
      (1, 2, percent.scale(100).precision(.fractionLength(1)).format),
      (2, 0, price.precision(.fractionLength(2)).format),
    ]
  }

  @Test("In every locale, digit by digit")
  func everyLocale() {
    var (learnt, written, styles) = (0, 0, 0)
    for identifier in Locale.availableIdentifiers.sorted() {
      for (digits, shift, style) in Self.formats(Locale(identifier: identifier)) {
        styles += 1
        let range = digits.map { $0...$0 } ?? 0...9
        guard let pattern = DecimalPattern(fractionDigits: range, shift: shift, style) else {
          continue
        }
        learnt += 1
        for value in Self.values {
          guard let text = pattern.text(value) else { continue }
          written += 1
          let expected = style(value == 0 ? 0 : value)
          if text != expected { Issue.record("\(identifier) \(value): \(text), not \(expected)") }
        }
      }
    }
    // Few locales write numbers in a way that no pattern has, and few numbers need rounding.
    #expect(learnt > styles * 98 / 100)
    #expect(written > learnt * Self.values.count / 2)
  }

  @Test(
    "What has to be rounded is left to the style",
    arguments: [0.005, 1.0 / 3, 0.1 + 0.2, 1e9, -1e9, 1e300, .infinity, .nan])
  func left(value: Double) throws {
    let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))
      .precision(.fractionLength(2))
    let pattern = try #require(DecimalPattern(fractionDigits: 2...2, style.format))
    #expect(pattern.text(value) == nil)
  }

  @Test("A style that writes no row of digits is left alone")
  func unlearnt() {
    #expect(DecimalPattern(fractionDigits: 0...0) { _ in "many" } == nil)
    #expect(DecimalPattern(fractionDigits: 0...0) { "\(Int($0)) of 100" } == nil)
    #expect(DecimalPattern(fractionDigits: 0...0) { $0 < 1e6 ? "few" : "\(Int($0))" } == nil)
  }

  @Test("Without a count of digits a value keeps as many as its size lets it have")
  func sizes() throws {
    let format = try ValueFormat(.number(), locale: Locale(identifier: "en_US"))
    #expect(format.text(999_999.1234567) == "999,999.1234567")
    #expect(format.text(1_234_567.1234567) == "1,234,567.123457")
    #expect(format.text(-0.0) == "0")
  }
}
