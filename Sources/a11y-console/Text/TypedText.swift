extension Int {
  /// A whole number in the digits of any script; nil where it is none, or too large.
  init?(digits: String) {
    let plain = digits.map { $0.wholeNumberValue.map(String.init) ?? String($0) }.joined()
    self.init(plain)
  }
}

extension String {
  /// This text without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// What was typed, fit for a reply: on one line, and cut where it is long.
  var shown: String {
    let line = String(onOneLine.unicodeScalars.filter { !$0.isDirectionMark })
    let scalars = line.unicodeScalars
    return scalars.count > 60 ? String(scalars.prefix(57)) + "..." : line
  }
}
