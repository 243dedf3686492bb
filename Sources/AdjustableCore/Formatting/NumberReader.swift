import Foundation

/// Reads numbers as one locale writes them and as people type them.
///
/// A group separator must part groups of three (in India of two), so that `1.5` typed in German
/// cannot become 15. A point that cannot be a group separator is a decimal sign in every locale.
/// Exponents, hexadecimal digits and `nan` are not numbers here.
struct NumberReader: Hashable, Sendable {
  private let decimal: Unicode.Scalar
  private let groups: Set<Unicode.Scalar>

  /// Learns the separators from 1234567.5 as a style writes it.
  init(sample: String) {
    let text = TypedText(sample).text.unicodeScalars
    let digits = text.indices.filter { text[$0].isASCIIDigit }
    var separators: [Unicode.Scalar] = []
    if let first = digits.first, let last = digits.last {
      separators = text[first...last].filter { !$0.isASCIIDigit }
    }
    decimal = separators.last ?? "."
    var groups: Set<Unicode.Scalar> = [" ", "'", "\u{066C}"]
    groups.formUnion(separators.dropLast())
    if decimal == "." || decimal == "\u{066B}" { groups.insert(",") }
    self.groups = groups.subtracting([decimal])
  }

  /// Learns the separators of a locale's plain numbers.
  init(locale: Locale) {
    self.init(
      sample: FloatingPointFormatStyle<Double>.number.locale(locale).format(1_234_567.5))
  }

  /// The number in a text that may have a sign and, at either end, one of the affixes.
  func value(_ typed: TypedText, affixes: [String] = []) -> Double? {
    var (isNegative, rest) = Self.signed(typed.text[...])
    if !affixes.isEmpty, !rest.hasPrefix(" ") {
      let isSigned = rest.startIndex != typed.text.startIndex
      rest = TypedText(rest).without(affixes).text[...]
      if !isSigned { (isNegative, rest) = Self.signed(rest) }
    }
    guard let value = unsigned(rest) else { return nil }
    return isNegative ? -value : value
  }

  /// The number in a text without a sign.
  func unsigned(_ text: Substring) -> Double? {
    if let value = read(text, decimal: decimal, groups: groups) { return value }
    return decimal == "." ? nil : read(text, decimal: ".", groups: groups.subtracting(["."]))
  }

  private static func signed(_ text: Substring) -> (isNegative: Bool, rest: Substring) {
    guard let first = text.first, first == "-" || first == "+" else { return (false, text) }
    return (first == "-", text.dropFirst())
  }

  private func read(
    _ text: Substring, decimal: Unicode.Scalar, groups: Set<Unicode.Scalar>
  ) -> Double? {
    let parts = text.unicodeScalars.split(separator: decimal, omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first else { return nil }
    guard let wholeDigits = Self.ungrouped(whole, groups: groups) else { return nil }
    var digits = wholeDigits
    if parts.count == 2 {
      guard !parts[1].isEmpty, parts[1].allSatisfy(\.isASCIIDigit) else { return nil }
      digits += "." + String(parts[1])
    } else if digits.isEmpty {
      return nil
    }
    guard let value = Double(digits.hasPrefix(".") ? "0" + digits : digits) else { return nil }
    return value.isFinite ? value : nil
  }

  /// The digits of a whole number; empty for an empty text, nil where something else is in it.
  private static func ungrouped(
    _ whole: Substring.UnicodeScalarView.SubSequence, groups: Set<Unicode.Scalar>
  ) -> String? {
    guard let separator = whole.first(where: { !$0.isASCIIDigit }) else { return String(whole) }
    guard groups.contains(separator) else { return nil }
    let parts = whole.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }), let first = parts.first,
      (1...3).contains(first.count), first.first != "0", parts.last?.count == 3,
      parts.dropFirst().allSatisfy({ (2...3).contains($0.count) })
    else { return nil }
    return parts.map { String($0) }.joined()
  }
}
