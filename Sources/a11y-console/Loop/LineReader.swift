import Foundation

/// Reads lines from a file descriptor as they come.
struct LineReader {
  /// What came.
  enum Reading: Equatable {
    case line(String)
    /// A line longer than is allowed; all of it is passed over.
    case tooLong
    case end
  }

  /// The longest line, in bytes.
  static let longest = 65_536

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var position = 0
  private var atEnd = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its end. Bytes that are no UTF-8 become replacement characters; a last line
  /// needs no end.
  mutating func next() -> Reading {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if position == buffer.count, !fill() {
        if isTooLong { return .tooLong }
        return line.isEmpty ? .end : .line(Self.text(line))
      }
      let end = buffer[position...].firstIndex(of: UInt8(ascii: "\n"))
      let chunk = buffer[position..<(end ?? buffer.count)]
      position = end.map { $0 + 1 } ?? buffer.count
      if line.count + chunk.count > Self.longest {
        isTooLong = true
        line = []
      }
      if !isTooLong { line += chunk }
      if end != nil { return isTooLong ? .tooLong : .line(Self.text(line)) }
    }
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }

  private mutating func fill() -> Bool {
    guard !atEnd else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    var count = read(descriptor, &bytes, bytes.count)
    while count < 0, errno == EINTR { count = read(descriptor, &bytes, bytes.count) }
    guard count > 0 else {
      atEnd = true
      return false
    }
    buffer = Array(bytes[..<count])
    position = 0
    return true
  }
}
