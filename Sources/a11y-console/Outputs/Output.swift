import AdjustableCore
import Foundation

/// How replies become what is printed.
protocol Output {
  /// A reply as one line, without its end.
  func line(for reply: ConsoleReply) -> String
}

extension Output {
  /// Replies as lines, in order.
  func text(for replies: [ConsoleReply]) -> String {
    replies.map { line(for: $0) + "\n" }.joined()
  }
}

/// Plain text: one line a reply.
struct TextOutput: Output {
  func line(for reply: ConsoleReply) -> String { reply.text.onOneLine }
}

extension String {
  /// This text with every line break and control character as a space: a reply is one line.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
  }
}

extension Unicode.Scalar {
  /// Marks that turn the direction of what follows.
  var isDirectionMark: Bool { properties.isBidiControl }

  /// Control characters, and the separators that end a line.
  var isControl: Bool {
    properties.generalCategory == .control || value == 0x2028 || value == 0x2029
  }
}
