import AdjustableCore
import Foundation

@testable import a11y_console

extension Session {
  /// A session in English on a screen of some items, begun at zero seconds.
  static func on(_ items: String...) throws -> Session {
    let text = #"{"title": "T", "items": [\#(items.joined(separator: ","))]}"#
    return Session(ScreenReader(try screenFile(text).screen), now: .seconds(0))
  }

  /// What is said at the start.
  mutating func opened() -> [String] { open().map(\.text) }

  /// Types a line at some seconds; what comes back.
  mutating func type(_ line: String, at seconds: Double = 0) -> [String] {
    handle(line, at: .seconds(seconds)).replies.map(\.text)
  }
}

extension Date {
  /// An instant, some seconds after the start of the tests' time.
  static func seconds(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
}
