/// Comparing texts as somebody hears them: by their words, without case and punctuation.
extension String {
  /// Whether there is nothing to hear: spaces, line ends and marks that draw nothing.
  var isBlank: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.generalCategory == .format
        || $0.properties.generalCategory == .control
    }
  }

  /// The words in lower case: runs of letters and digits.
  var spokenWords: [String] {
    lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// Whether another text stands in this one, word by word.
  ///
  /// In a script without spaces between words, letter by letter.
  func holds(_ other: String) -> Bool {
    let words = other.spokenWords
    if spokenWords.holds(words) { return true }
    return other.contains(where: \.isUnspaced) && lowercased().contains(other.lowercased())
  }
}

extension [String] {
  /// Whether some words stand among these, in a row; no words stand nowhere.
  func holds(_ words: [String]) -> Bool {
    guard let first = words.first, words.count <= count else { return false }
    return indices.dropLast(words.count - 1).contains {
      self[$0] == first && self[$0..<($0 + words.count)].elementsEqual(words)
    }
  }
}

extension Character {
  /// Whether it is of a script that is written without spaces between words, where a word can be one or
  /// two characters.
  var isUnspaced: Bool {
    unicodeScalars.contains {
      switch $0.value {
      case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF,
        0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
        true
      default: false
      }
    }
  }

  /// Whether it is a digit in any script.
  var isDigit: Bool { isWholeNumber && unicodeScalars.count == 1 }
}
