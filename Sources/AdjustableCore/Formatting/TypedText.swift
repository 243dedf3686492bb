/// What a person typed, in one spelling: ASCII digits, plain spaces, a hyphen for every minus, lower
/// case, no direction marks, and no space at the ends or twice in a row.
public struct TypedText: Hashable, Sendable {
  /// The text in that spelling.
  public let text: String

  /// Brings a text into that spelling.
  public init(_ typed: some StringProtocol) {
    var scalars = String.UnicodeScalarView()
    for scalar in typed.unicodeScalars {
      guard let plain = Self.plain(scalar) else { continue }
      if plain == " ", scalars.last == " " || scalars.isEmpty { continue }
      scalars.append(plain)
    }
    if scalars.last == " " { scalars.removeLast() }
    text = String(scalars).lowercased()
  }

  /// This text without one of the affixes at its start and another at its end, the longer ones first.
  public func without(_ affixes: [String]) -> TypedText {
    let longestFirst = affixes.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    var rest = text[...]
    let prefix = longestFirst.first { rest.hasPrefix($0) }
    if let prefix { rest = rest.dropFirst(prefix.count) }
    if let suffix = longestFirst.first(where: { $0 != prefix && rest.hasSuffix($0) }) {
      rest = rest.dropLast(suffix.count)
    }
    return TypedText(rest)
  }

  /// What is left of a written number when its digits and its sign are taken away.
  var withoutDigits: String {
    TypedText(String(text.unicodeScalars.filter { !$0.isASCIIDigit && $0 != "-" })).text
  }

  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.isASCII { return scalar.properties.isWhitespace ? " " : scalar }
    switch scalar {
    case "\u{200E}", "\u{200F}", "\u{061C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      return nil
    case "\u{2212}", "\u{2010}"..."\u{2013}", "\u{FE63}", "\u{FF0D}":
      return "-"
    case "\u{066A}", "\u{FF05}":
      return "%"
    case "\u{2019}":
      return "'"
    default:
      break
    }
    if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
      return Unicode.Scalar(UInt8(48 + digit))
    }
    return scalar.properties.isWhitespace ? " " : scalar
  }
}

extension Unicode.Scalar {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
