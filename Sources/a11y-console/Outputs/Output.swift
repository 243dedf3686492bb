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
