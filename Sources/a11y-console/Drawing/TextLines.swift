/// A text broken into lines: SVG breaks none itself.
///
/// How wide a text becomes is the font's affair, so widths are estimated, by a font that runs wide.
enum TextLines {
  /// How much wider bold letters are.
  static let bold = 1.12

  /// The lines of a text at a size of font, in a width; at least one.
  static func lines(of text: String, size: Double, width: Double) -> [String] {
    let most = max(1, width / size)
    var lines: [String] = []
    var line = ""
    var length = 0.0
    for word in text.split(whereSeparator: \.isWhitespace) {
      let wide = self.width(of: word)
      if !line.isEmpty, length + 0.4 + wide <= most {
        line += " " + word
        length += 0.4 + wide
        continue
      }
      if !line.isEmpty { lines.append(line) }
      let pieces = pieces(of: word, most: most)
      lines += pieces.dropLast()
      line = pieces.last ?? ""
      length = self.width(of: line)
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// A text that fits a width, with three dots where something of it is left out.
  static func shortened(_ text: String, size: Double, width: Double) -> String {
    let most = width / size
    guard self.width(of: text) > most else { return text }
    return (pieces(of: text, most: most - 0.7).first ?? "") + "…"
  }

  /// The estimated width of a text, in sizes of its font.
  static func width(of text: some StringProtocol) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  private static let narrow = Set(" fijlrt.,:;'!|()[]/-".unicodeScalars)
  private static let wide = Set("mwMW@%".unicodeScalars)

  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFF:
      return 1
    case _ where narrow.contains(scalar): return 0.4
    case _ where wide.contains(scalar): return 0.97
    case _ where scalar.properties.isUppercase: return 0.72
    default: return 0.64
    }
  }

  /// A word in pieces that fit a line each.
  private static func pieces(of word: some StringProtocol, most: Double) -> [String] {
    var pieces = [""]
    var length = 0.0
    for character in word {
      let wide = width(of: String(character))
      if length > 0, length + wide > most {
        pieces.append("")
        length = 0
      }
      pieces[pieces.count - 1].append(character)
      length += wide
    }
    return pieces
  }
}
