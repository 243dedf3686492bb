/// A place in a text, counted from 1; columns count Unicode scalars, not bytes.
struct TextPlace: Hashable, Sendable, Comparable {
  // Small numbers: a file holds many nodes, and each knows its place.
  private let lineNumber: UInt32
  private let columnNumber: UInt32

  /// Makes a place.
  init(line: Int, column: Int) {
    lineNumber = UInt32(clamping: line)
    columnNumber = UInt32(clamping: column)
  }

  /// The line, from 1.
  var line: Int { Int(lineNumber) }
  /// The column, from 1.
  var column: Int { Int(columnNumber) }

  /// Whether a place comes before another in the text.
  static func < (left: Self, right: Self) -> Bool {
    (left.lineNumber, left.columnNumber) < (right.lineNumber, right.columnNumber)
  }
}
