/// Comparing texts as somebody hears them: by their words, without case and punctuation.
extension String {
  /// Whether there is nothing to hear: spaces, line ends and marks that draw nothing.
  var isBlank: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.generalCategory == .format
        || $0.properties.generalCategory == .control || $0.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The text without what is not heard at its ends: spaces, and marks that only steer its direction.
  var heardText: String {
    var scalars = unicodeScalars[...]
    let isSilent = { (scalar: Unicode.Scalar) in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
    }
    while let first = scalars.first, isSilent(first) { scalars.removeFirst() }
    while let last = scalars.last, isSilent(last) { scalars.removeLast() }
    return String(scalars)
  }

  /// The words in lower case: runs of letters and digits.
  ///
  /// In a script without spaces between words each letter counts as one.
  var spokenWords: [String] {
    var words: [String] = []
    var isOpen = false
    for character in lowercased() {
      let isUnspaced = character.isUnspaced
      guard isUnspaced || character.isLetter || character.isNumber else {
        isOpen = false
        continue
      }
      if isOpen, !isUnspaced {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      isOpen = !isUnspaced
    }
    return words
  }

  /// What tells one name from another: its words, and the symbols that are read out, as in `Gain +`.
  var spokenName: [String] {
    spokenWords
      + unicodeScalars.filter {
        switch $0.properties.generalCategory {
        case .mathSymbol, .currencySymbol, .otherSymbol, .dashPunctuation: true
        default: "#%&*@".unicodeScalars.contains($0)
        }
      }.map(String.init)
  }

  /// Whether another text stands in this one, word by word.
  func holds(_ other: String) -> Bool { spokenWords.holds(other.spokenWords) }
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

extension Unicode.Scalar {
  /// Whether it ends a sentence, in whatever script: Unicode's property Sentence_Terminal.
  var isSentenceEnd: Bool { properties.isSentenceTerminal }

  /// Whether it ends a question or an exclamation, which are no periods.
  var isQuestionOrCry: Bool {
    let name = properties.name ?? ""
    return name.contains("QUESTION") || name.contains("EXCLAMATION")
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
