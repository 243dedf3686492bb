import Foundation

/// What may be said to a speech server: valid, printable and of bearable length.
///
/// An empty text makes libspeechd's next call wait for ever, invalid UTF-8 breaks the connection
/// for good, and control characters reach the engine, which reads them out. Anything else is
/// left as it is: how a value is best read aloud was decided where its text was made.
enum SpeechHygiene {
  /// The most bytes of one message; 16 kB are a quarter of an hour of speech.
  static let limit = 16 * 1024

  /// The text with invalid sequences replaced, as bytes from a file may hold them.
  static func repaired(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }

  /// The words to send, or nil when nothing is left to be said.
  ///
  /// Escape sequences go whole, line breaks and tabs become one space, other control characters
  /// and noncharacters go, spaces at the ends go, and a long text is cut at a sentence.
  static func words(of text: String) -> String? {
    var scanner = EscapeScanner(text.unicodeScalars)
    var words = String.UnicodeScalarView()
    var bytes = 0
    var owesSpace = false
    while bytes <= limit, let scalar = scanner.next() {
      if isBreak(scalar) {
        owesSpace = true
        continue
      }
      if owesSpace {
        owesSpace = false
        if words.last != " ", scalar != " " {
          words.append(" ")
          bytes += 1
        }
      }
      words.append(scalar)
      bytes += UTF8.width(scalar)
    }
    let trimmed = String(words).trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : cut(trimmed)
  }

  /// The text, or as many of its sentences as stay within the limit.
  ///
  /// Without the end of a sentence it is cut at a space, without a space at a character.
  static func cut(_ text: String, to limit: Int = limit) -> String {
    guard text.utf8.count > limit else { return text }
    let end = text.utf8.index(text.startIndex, offsetBy: limit)
    var sentence: String.Index?
    var word: String.Index?
    var character = text.startIndex
    var previous: Character = " "
    for index in text.indices {
      guard index <= end else { break }
      if text[index] == " " {
        word = index
        if sentenceEnds.contains(previous) { sentence = index }
      } else if wideEnds.contains(previous) {
        sentence = index
      }
      previous = text[index]
      character = index
    }
    let place = sentence ?? word ?? character
    // A single character can be longer than the limit: one letter under a heap of accents.
    guard place > text.startIndex else {
      return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit / 4)))
    }
    return String(text[..<place])
  }

  private static let sentenceEnds: Set<Character> = [".", "!", "?", "…", ";", ":"]
  private static let wideEnds: Set<Character> = ["。", "！", "？"]

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension UTF8 {
  /// How many bytes a scalar takes.
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x1_0000: 3
    default: 4
    }
  }
}
