extension String {
  /// This text for a place between tags or quotes: markup is written out, and what XML 1.0 cannot hold
  /// is left out.
  var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // Written out, or a reader would make a space of them.
      case "\t": escaped += "&#9;"
      case "\n": escaped += "&#10;"
      case "\r": escaped += "&#13;"
      case _ where scalar.isLegalInXML: escaped.unicodeScalars.append(scalar)
      default: break
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 can hold the character.
  var isLegalInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
