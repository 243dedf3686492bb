import AdjustableCore
import Foundation

/// Where replies go.
///
/// The outputs are the only effects of a line, and none can fail what is left of it.
protocol Output {
  /// Hands replies on, in order.
  func show(_ replies: [ConsoleReply])
}

/// Plain text: one line a reply.
struct TextOutput: Output {
  let write: @Sendable (String) -> Void

  func show(_ replies: [ConsoleReply]) {
    guard !replies.isEmpty else { return }
    write(replies.map { $0.text.onOneLine + "\n" }.joined())
  }
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
  /// Control characters, and the separators that end a line.
  var isControl: Bool {
    properties.generalCategory == .control || value == 0x2028 || value == 0x2029
  }
}
